import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { router } from './app/router.tsx';
import { keep, kept } from './device/kept.ts';
import { applyTheme } from './device/theme.ts';
import './styles.css';

applyTheme();

// After an update of the server the parts that this page would fetch are gone: begin anew, once.
window.addEventListener('vite:preloadError', () => {
  if (kept('renewed') === import.meta.url) return;
  keep('renewed', import.meta.url);
  location.reload();
});

const queries = new QueryClient({
  defaultOptions: { queries: { staleTime: 5_000, retry: 2, retryDelay: (tries) => 300 * 2 ** tries } },
});

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where the server answers while the client is developed. */
const server = `http://127.0.0.1:${process.env.PORT ?? 8000}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  build: { manifest: true, target: 'es2022', cssTarget: ['chrome111', 'safari16.4', 'firefox114'] },
  server: {
    proxy: {
      '/api': server,
      '/socket.io': { target: server, ws: true },
    },
  },
});

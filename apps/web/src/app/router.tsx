import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { BrokenPage } from '../pages/broken.tsx';
import { HomePage } from '../pages/home.tsx';
import { MissingPage } from '../ui/missing.tsx';
import { PageSkeleton } from '../ui/page.tsx';

const root = createRootRoute({ notFoundComponent: MissingPage, errorComponent: BrokenPage });

const home = createRoute({ getParentRoute: () => root, path: '/', component: HomePage });
const name = createRoute({
  getParentRoute: () => root,
  path: '/name',
  component: lazyRouteComponent(() => import('../pages/name.tsx'), 'NamePage'),
});
const table = createRoute({
  getParentRoute: () => root,
  path: '/table/$table',
  component: lazyRouteComponent(() => import('../pages/table.tsx'), 'TablePage'),
});
const rules = createRoute({
  getParentRoute: () => root,
  path: '/rules/$game',
  component: lazyRouteComponent(() => import('../pages/rules.tsx'), 'RulesPage'),
});
const learn = createRoute({
  getParentRoute: () => root,
  path: '/learn/$game',
  component: lazyRouteComponent(() => import('../pages/learn.tsx'), 'LearnPage'),
});
const replay = createRoute({
  getParentRoute: () => root,
  path: '/replay/$table',
  component: lazyRouteComponent(() => import('../pages/replay.tsx'), 'ReplayPage'),
});
const way = createRoute({
  getParentRoute: () => root,
  path: '/way/$token',
  component: lazyRouteComponent(() => import('../pages/way.tsx'), 'WayPage'),
});

/** Every address of the client. */
export const router = createRouter({
  routeTree: root.addChildren([home, name, table, rules, learn, replay, way]),
  defaultPreload: 'intent',
  defaultPendingComponent: PageSkeleton,
  defaultPendingMs: 150,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

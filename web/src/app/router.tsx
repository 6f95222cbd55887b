import { Fragment, lazy, Suspense, useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { matchPath, Navigate, useLocation, useRoutes } from 'react-router-dom';
import { useSession } from '../graphql/session';
import { withWords, type WordArea } from '../i18n/locale-store';
import { useText } from '../i18n/text';
import { lazyScreen, type LazyScreen } from '../lib/lazy-screen';
import { pageTitle } from '../lib/page-title';
import { wantedAddress } from '../lib/redirect-state';
import { Spinner } from '../ui/Spinner';
import { decide, type Access } from './access';
import { ErrorBoundary } from './ErrorBoundary';
import { PublicLayout } from './layouts/PublicLayout';
import { REDIRECTS, SCREENS, type RedirectRow } from './routes';
import type { LayoutName, ScreenRow } from './screen-row';
import { routesText, type RouteTitle } from './routes.text';
import { useRouteChange } from './useRouteChange';

type Frame = ComponentType<{ children: ReactNode }>;

/** The words that a layout's screens need, beside the public ones. */
const AREAS: Partial<Readonly<Record<LayoutName, WordArea>>> = { business: 'owner', staff: 'staff' };

/** The outer part stays while people move between screens; the inner one brings what only some of them need. */
const FRAMES: Readonly<Record<LayoutName, { Outer: Frame; Inner: Frame }>> = {
  public: { Outer: PublicLayout, Inner: Fragment },
  account: {
    Outer: PublicLayout,
    Inner: lazy(() => import('./layouts/AccountLayout').then((module) => ({ default: module.AccountLayout }))),
  },
  customer: {
    Outer: PublicLayout,
    Inner: lazy(() => import('./layouts/CustomerLayout').then((module) => ({ default: module.CustomerLayout }))),
  },
  business: {
    Outer: lazy(() =>
      withWords('owner', import('./layouts/BusinessLayout')).then((module) => ({ default: module.BusinessLayout })),
    ),
    Inner: Fragment,
  },
  staff: {
    Outer: lazy(() =>
      withWords('staff', import('./layouts/StaffLayout')).then((module) => ({ default: module.StaffLayout })),
    ),
    Inner: Fragment,
  },
};

const NotFoundScreen = lazy(() => import('./NotFoundScreen').then((module) => ({ default: module.NotFoundScreen })));
const NoRightScreen = lazy(() => import('./NoRightScreen').then((module) => ({ default: module.NoRightScreen })));
const SessionProblem = lazy(() => import('./SessionProblem').then((module) => ({ default: module.SessionProblem })));

/** Applies the route guard to what is below it. */
function Guarded({ access, children }: { access: Access; children: ReactNode }) {
  const session = useSession();
  const location = useLocation();
  const { pathname, search, hash } = location;
  const from = wantedAddress(location);
  const decision = decide(access, session, { pathname, address: `${pathname}${search}${hash}`, from });
  switch (decision.kind) {
    case 'show':
      return children;
    case 'wait':
      return <Spinner page />;
    case 'unknown':
      return (
        <Suspense fallback={<Spinner page />}>
          <SessionProblem onRetry={() => void session.refresh()} />
        </Suspense>
      );
    case 'refused':
      return (
        <Suspense fallback={<Spinner page />}>
          <NoRightScreen />
        </Suspense>
      );
    case 'go':
      return <Navigate to={decision.to} replace state={decision.from ? { from: decision.from } : null} />;
  }
}

/** The frame, with the screen's errors and its loading inside it. */
function Framed({ layout, children }: { layout: LayoutName; children: ReactNode }) {
  const { Outer, Inner } = FRAMES[layout];
  const { pathname } = useLocation();
  const { epoch } = useSession();
  return (
    <Suspense fallback={<Spinner page />}>
      <Outer>
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<Spinner />}>
            <Inner>
              <Fragment key={epoch}>{children}</Fragment>
            </Inner>
          </Suspense>
        </ErrorBoundary>
      </Outer>
    </Suspense>
  );
}

/** Sets the window's title; a screen that knows better does so afterwards (`usePageTitle`). */
function Titled({ title, children }: { title: RouteTitle; children: ReactNode }) {
  const words = useText(routesText)[title];
  useLayoutEffect(() => {
    document.title = pageTitle(words);
  }, [words]);
  return children;
}

interface PreparedRow {
  row: ScreenRow;
  code: LazyScreen;
}

function loadScreen({ layout, load }: ScreenRow) {
  const area = AREAS[layout];
  return area ? withWords(area, load()) : load();
}

function prepareScreens(rows: readonly ScreenRow[]): PreparedRow[] {
  const shared = new Map<string, LazyScreen>();
  return rows.map((row) => {
    const code = shared.get(row.shared ?? '') ?? lazyScreen(() => loadScreen(row));
    if (row.shared) shared.set(row.shared, code);
    return { row, code };
  });
}

const PREPARED_SCREENS = prepareScreens(SCREENS);

/** Loads the code of the screen at an address, while something else is still waited for. Never rejects. */
export async function preloadScreen(pathname: string): Promise<void> {
  await PREPARED_SCREENS.find(({ row }) => matchPath(row.path, pathname))?.code.preload();
}

function ScreenElement({ row, code: { Screen } }: PreparedRow) {
  return (
    <Guarded access={row.access}>
      <Framed layout={row.layout}>
        <Titled title={row.title}>
          <Suspense key={row.shared ?? row.path} fallback={<Spinner showLabel={row.worded ?? false} />}>
            <Screen />
          </Suspense>
        </Titled>
      </Framed>
    </Guarded>
  );
}

function RedirectElement({ access, to }: RedirectRow) {
  const { viewer } = useSession();
  const target = typeof to === 'string' ? to : viewer && to(viewer);
  return <Guarded access={access}>{target && <Navigate to={target} replace />}</Guarded>;
}

function NotFoundElement() {
  return (
    <Guarded access="public">
      <Framed layout="public">
        <Titled title="notFound">
          <NotFoundScreen />
        </Titled>
      </Framed>
    </Guarded>
  );
}

interface AppRoutesProps {
  /** For tests. */
  screens?: readonly PreparedRow[];
  redirects?: readonly RedirectRow[];
}

/** Every address of the product, from the one table of routes. */
export function AppRoutes({ screens = PREPARED_SCREENS, redirects = REDIRECTS }: AppRoutesProps) {
  useRouteChange();
  return useRoutes([
    ...screens.map(({ row, code }) => ({ path: row.path, element: <ScreenElement row={row} code={code} /> })),
    ...redirects.map((row) => ({ path: row.path, element: <RedirectElement {...row} /> })),
    { path: '*', element: <NotFoundElement /> },
  ]);
}

import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { Spinner } from './Spinner';

/**
 * A part of a screen that isn't in its first view, mostly what a press opens (a dialog, a drawer, a form): its code loads when it is
 * first rendered.
 *
 * @param load resolves to the component
 * @param fallback stands in its place meanwhile; defaults to a spinner above the page
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = <Spinner above />,
): ComponentType<Props> {
  const Part = lazy(() => load().then((loaded) => ({ default: loaded }))) as ComponentType<Props>;
  return function LazyPart(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  };
}

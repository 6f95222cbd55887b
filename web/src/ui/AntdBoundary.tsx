import { createContext, lazy, Suspense, useContext, useState, type ComponentType, type ReactNode } from 'react';
import { Spinner } from './Spinner';

type Provider = ComponentType<{ children: ReactNode }>;
type Wrap = (content: ReactNode) => ReactNode;

const AntdBoundaryContext = createContext<Wrap>((content) => content);

function wrapWith(load: () => Promise<Provider>): Wrap {
  const Lazy = lazy(() => load().then((loaded) => ({ default: loaded })));
  return (content) => <Lazy>{content}</Lazy>;
}

/** Says where Ant Design and its theme come from. Nothing is loaded before an `AntdBoundary` is rendered. */
export function AntdBoundaryProvider({ load, children }: { load: () => Promise<Provider>; children: ReactNode }) {
  const [wrap] = useState(() => wrapWith(load));
  return <AntdBoundaryContext value={wrap}>{children}</AntdBoundaryContext>;
}

interface AntdBoundaryProps {
  children: ReactNode;
  /** Shown while Ant Design is loaded. */
  fallback?: ReactNode;
}

/**
 * Brings Ant Design in the product's look to what is below it: for the parts of a public page that a tap opens. Screens behind a
 * sign-in have it from their layout.
 */
export function AntdBoundary({ children, fallback = <Spinner /> }: AntdBoundaryProps) {
  const wrap = useContext(AntdBoundaryContext);
  return <Suspense fallback={fallback}>{wrap(children)}</Suspense>;
}

import { createContext, lazy, Suspense, useContext, useState, type ComponentType, type ReactNode } from 'react';
import { Spinner } from './Spinner';

type Box = ComponentType<{ children: ReactNode }>;

const PartsBoxContext = createContext<(content: ReactNode) => ReactNode>((content) => content);

function boxed(load: () => Promise<Box>): (content: ReactNode) => ReactNode {
  const Lazy = lazy(() => load().then((loaded) => ({ default: loaded })));
  return (content) => <Lazy>{content}</Lazy>;
}

/** Says where Ant Design and its theme come from. Nothing is loaded before a `PartsBox` is rendered. */
export function PartsBoxProvider({ load, children }: { load: () => Promise<Box>; children: ReactNode }) {
  const [put] = useState(() => boxed(load));
  return <PartsBoxContext value={put}>{children}</PartsBoxContext>;
}

/**
 * Brings Ant Design in the product's look to what is below it: for the parts of a public page that a tap opens. Screens behind a
 * sign-in have it from their layout.
 */
export function PartsBox({ children }: { children: ReactNode }) {
  const put = useContext(PartsBoxContext);
  return <Suspense fallback={<Spinner />}>{put(children)}</Suspense>;
}

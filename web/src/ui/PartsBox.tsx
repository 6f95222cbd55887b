import { createContext, lazy, Suspense, useContext, useState, type ComponentType, type ReactNode } from 'react';
import { Spinner } from './Spinner';

type Box = ComponentType<{ children: ReactNode }>;

const PartsBoxContext = createContext<Box | null>(null);

/** Says where Ant Design and its theme come from. Nothing is loaded before a `PartsBox` is rendered. */
export function PartsBoxProvider({ load, children }: { load: () => Promise<Box>; children: ReactNode }) {
  const [Lazy] = useState(() => lazy(() => load().then((loaded) => ({ default: loaded }))));
  return <PartsBoxContext value={Lazy}>{children}</PartsBoxContext>;
}

/**
 * Brings Ant Design in the product's look to what is below it: for the parts of a public page that a tap opens. Screens behind a
 * sign-in have it from their layout.
 */
export function PartsBox({ children }: { children: ReactNode }) {
  const Provider = useContext(PartsBoxContext);
  if (!Provider) return children;
  return (
    <Suspense fallback={<Spinner />}>
      <Provider>{children}</Provider>
    </Suspense>
  );
}

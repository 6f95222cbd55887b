import { useEffect, useState, type ReactNode } from 'react';
import { Spinner } from '../../../../ui/Spinner';
import { askHealth, waitUntilHealthy, type HealthSource } from './health';

const realTime = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

interface StartupGateProps extends Partial<Omit<HealthSource, 'signal'>> {
  children: ReactNode;
  /** Known to be ready already: nothing is waited for. */
  healthy?: boolean;
}

/**
 * Shows a centered spinner and nothing else until the server is ready (docs/coverage.md: customer §2, Startup). `first`, `ask` and `wait` are
 * for tests.
 */
export function StartupGate({
  children,
  healthy = false,
  first = window.__health,
  ask = askHealth,
  wait = realTime,
}: StartupGateProps) {
  const [ready, setReady] = useState(healthy);

  useEffect(() => {
    const leaving = new AbortController();
    void waitUntilHealthy({ first, ask, wait, signal: leaving.signal }).then((healthy) => {
      if (healthy) setReady(true);
    });
    return () => leaving.abort();
  }, [first, ask, wait]);

  return ready ? children : <Spinner page />;
}

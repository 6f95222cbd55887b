import type { ReactNode } from 'react';
import { useSession } from '../../graphql/session';
import { lazyPart } from '../../ui/lazy-part';
import { Spinner } from '../../ui/Spinner';

/** Few come to need it here: its forms are no part of every screen behind the gate. */
const SecondFactorSetup = lazyPart(
  () => import('./SecondFactorSetup').then((module) => module.SecondFactorSetup),
  <Spinner />,
);

/** Leads to the set-up where the viewer's role needs a second factor that is missing; else shows the content. */
export function SecondFactorGate({ children }: { children: ReactNode }) {
  const { viewer } = useSession();
  return viewer?.lacksSecondFactor ? <SecondFactorSetup /> : children;
}

import { lazy, Suspense, type ReactNode } from 'react';
import { useSession } from '../../graphql/session';
import { useText } from '../../i18n/text';
import { Card } from '../../ui/Card';
import { Spinner } from '../../ui/Spinner';
import { securityText } from './security.text';
import styles from './SecondFactor.module.css';

/** Few come to need it here: its forms are no part of every screen behind the gate. */
const SecondFactor = lazy(() => import('./SecondFactor').then((module) => ({ default: module.SecondFactor })));

/** Leads to the set-up where the viewer's role needs a second factor that is missing; else shows the content. */
export function SecondFactorGate({ children }: { children: ReactNode }) {
  const words = useText(securityText);
  const { viewer } = useSession();
  if (!viewer?.lacksSecondFactor) return children;
  return (
    <Card as="section" className={styles.gate}>
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      <Suspense fallback={<Spinner />}>
        <SecondFactor />
      </Suspense>
    </Card>
  );
}

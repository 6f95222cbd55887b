import type { ReactNode } from 'react';
import { useSession } from '../../graphql/session';
import { useText } from '../../i18n/text';
import { Card } from '../../ui/Card';
import { SecondFactor } from './SecondFactor';
import { securityText } from './security.text';
import styles from './SecondFactor.module.css';

/** Leads to the set-up where the viewer's role needs a second factor that is missing; else shows the content. */
export function SecondFactorGate({ children }: { children: ReactNode }) {
  const words = useText(securityText);
  const { viewer } = useSession();
  if (!viewer?.lacksSecondFactor) return children;
  return (
    <Card as="section" className={styles.gate}>
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      <SecondFactor />
    </Card>
  );
}

import type { ReactNode } from 'react';
import { Card } from '../../../ui/Card';
import styles from './Integrations.module.css';

interface IntegrationSectionProps {
  /** Of its heading. */
  id: string;
  title: string;
  text: string;
  /** What can be added. */
  action?: ReactNode;
  children: ReactNode;
}

/** One kind of integration. */
export function IntegrationSection({ id, title, text, action, children }: IntegrationSectionProps) {
  return (
    <Card as="section" labelledBy={id}>
      <div className={styles.headline}>
        <div>
          <h2 id={id} className={styles.heading}>
            {title}
          </h2>
          <p className={styles.intro}>{text}</p>
        </div>
        {action}
      </div>
      {children}
    </Card>
  );
}

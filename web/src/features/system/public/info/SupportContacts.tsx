import type { ReactNode } from 'react';
import styles from './InfoPage.module.css';

/** How to reach the support, with room for what the server has yet to name. */
export function SupportContacts({ children }: { children?: ReactNode }) {
  return <div className={styles.contacts}>{children}</div>;
}

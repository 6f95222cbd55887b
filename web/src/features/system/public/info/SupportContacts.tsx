import type { ReactNode } from 'react';
import styles from './InfoPage.module.css';
import { joinClasses } from '../../../../lib/classes';

/** How to reach the support, with room for what the server has yet to name. */
export function SupportContacts({ children }: { children?: ReactNode }) {
  return <div className={joinClasses('stack top gap-16', styles.contacts)}>{children}</div>;
}

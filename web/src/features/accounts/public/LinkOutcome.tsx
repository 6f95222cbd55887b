import type { ReactNode } from 'react';
import styles from './AccountScreen.module.css';

interface LinkOutcomeProps {
  title: string;
  text: string;
  /** What to do next. */
  children: ReactNode;
}

/** How it ended: done, or why not. Read aloud, since it takes the form's place. */
export function LinkOutcome({ title, text, children }: LinkOutcomeProps) {
  return (
    <div role="status">
      <h1 className="heading-40">{title}</h1>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  );
}

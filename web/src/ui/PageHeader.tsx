import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';
import { joinClasses } from '../lib/classes';

interface PageHeaderProps {
  title: string;
  /** A few words above the title. */
  eyebrow?: string;
  /** A sentence below it. */
  text?: ReactNode;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
}

/** The head of a screen, with its one `h1`. */
export function PageHeader({ title, eyebrow, text, actions }: PageHeaderProps) {
  return (
    <header className={joinClasses('row apart', styles.header)}>
      <div>
        {eyebrow && <p className={joinClasses('below-8 accent-text small strong', styles.eyebrow)}>{eyebrow}</p>}
        <h1 className={styles.title}>{title}</h1>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {actions && <div className="row gap-12">{actions}</div>}
    </header>
  );
}

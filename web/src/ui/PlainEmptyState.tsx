import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

/** What a list says in place of its rows. */
export interface EmptyStateProps {
  title: string;
  /** Explains, or says what to do next. */
  text?: string | undefined;
  /** The next action: a button or a link. */
  action?: ReactNode;
  icon?: ReactNode;
  /** A status above the title. */
  tag?: ReactNode;
  /** Rank of the title on its page: 1 where there is nothing else on it. */
  level?: 1 | 2 | 3;
}

/** What a list says when there is nothing in it. */
export function PlainEmptyState({ title, text, action, icon, tag, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      {icon && <div className={styles.icon}>{icon}</div>}
      {tag && <div className="below">{tag}</div>}
      <Heading className="heading-24 ink">{title}</Heading>
      {text && <p className="above-8 muted measure">{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

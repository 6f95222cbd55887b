import type { CSSProperties, ReactNode } from 'react';
import { joinClasses } from '../lib/classes';
import styles from './Figure.module.css';

interface FigureProps {
  label: string;
  /** An ellipsis stands for it while it is undefined. */
  value: string | undefined;
  /** Its period and comparison, a curve. */
  children?: ReactNode;
}

/** One figure with what it counts. */
export function Figure({ label, value, children }: FigureProps) {
  return (
    <div className={joinClasses('stack packed gap-4 framed', styles.figure)}>
      <dt className="muted medium">{label}</dt>
      <dd className={styles.value} style={{ '--characters': value?.length ?? 1 } as CSSProperties}>
        {value ?? '...'}
      </dd>
      {children && <dd className={joinClasses('muted small', styles.note)}>{children}</dd>}
    </div>
  );
}

interface FiguresProps {
  label?: string;
  /** Without long amounts or comparisons: two share a row on phones. */
  short?: boolean;
  children: ReactNode;
}

/** A row of figures. */
export function Figures({ label, short = false, children }: FiguresProps) {
  return (
    <section aria-label={label}>
      <dl className={joinClasses('stack gap-16', styles.figures, short && styles.short)}>{children}</dl>
    </section>
  );
}

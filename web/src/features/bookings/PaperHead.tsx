import type { ReactNode } from 'react';
import { joinClasses } from '../../lib/classes';
import styles from './PaperHead.module.css';

interface PaperHeadProps {
  /** What the paper is. */
  title: string;
  /** Its number, or whose it is. */
  number: ReactNode;
  /** Stands across from it: the status of the booking. */
  status?: ReactNode;
  /** Lines below the number: when it was written, and between whom. */
  children?: ReactNode;
}

/** The head of a paper: what it is, its number, and when it was written. */
export function PaperHead({ title, number, status, children }: PaperHeadProps) {
  return (
    <div className={`beside top apart gap-12 ${styles.head}`}>
      <div>
        <p className="size-18 strong">{title}</p>
        <p className={`heading-26 display-face primary ${styles.number}`}>{number}</p>
        {children}
      </div>
      {status}
    </div>
  );
}

/** Something that a paper says of who, what and when; stands in {@link PaperFacts}. */
export function PaperFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="muted small">{label}</dt>
      <dd className="stack breakable">{children}</dd>
    </div>
  );
}

/** Who, what and when, side by side. */
export function PaperFacts({ children }: { children: ReactNode }) {
  return <dl className="stack gap-20 fit-220">{children}</dl>;
}

/** Across a paper that confirms or proves nothing. */
export function PaperMark({ children }: { children: string }) {
  return (
    <p className={joinClasses('stack centered-items clipped ink', styles.mark)} aria-hidden="true">
      <span>{children}</span>
    </p>
  );
}

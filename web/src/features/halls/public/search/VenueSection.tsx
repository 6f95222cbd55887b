import { useId, type ReactNode } from 'react';
import styles from './VenueSection.module.css';

interface VenueSectionProps {
  eyebrow: string;
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A list of venues on the landing page, under its title. */
export function VenueSection({ eyebrow, title, aside, children }: VenueSectionProps) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <header className={styles.header}>
        <div>
          <p className={styles.eyebrow}>{eyebrow}</p>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
        </div>
        {aside}
      </header>
      {children}
    </section>
  );
}

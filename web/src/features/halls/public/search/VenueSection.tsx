import { useId, type ReactNode } from 'react';
import styles from './VenueSection.module.css';
import { joinClasses } from '../../../../lib/classes';

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
    <section className={joinClasses('page-width', styles.section)} aria-labelledby={titleId}>
      <header className={joinClasses('row apart gap-12 below-24', styles.header)}>
        <div>
          <p className="accent-text small strong">{eyebrow}</p>
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

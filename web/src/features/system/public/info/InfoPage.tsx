import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageHeader } from '../../../../ui/PageHeader';
import styles from './InfoPage.module.css';

/** One part of an info page. */
export interface InfoSection {
  heading: string;
  paragraphs?: readonly string[];
  /** Steps are numbered, points are not. */
  steps?: readonly string[];
  points?: readonly string[];
  /** Where to go from here. */
  link?: { label: string; to: string };
}

/** Words of an info page. */
export interface InfoContent {
  title: string;
  text: string;
  sections: readonly InfoSection[];
}

/** A page that explains: a head, sections with anchors, and what its caller adds below. */
export function InfoPage({ content, children }: { content: InfoContent; children?: ReactNode }) {
  return (
    <div className={styles.page}>
      <PageHeader title={content.title} text={content.text} />
      {content.sections.map(({ heading, paragraphs = [], steps, points, link }) => (
        <section key={heading} className={styles.section}>
          <h2 className={styles.heading}>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {steps && (
            <ol className={styles.steps}>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          )}
          {points && (
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
          {link && (
            <p>
              <Link to={link.to}>{link.label}</Link>
            </p>
          )}
        </section>
      ))}
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageHeader } from '../../../../ui/PageHeader';
import { ChevronDownIcon } from '../../../../ui/icons';
import { Contents } from './Contents';
import type { InfoContent, InfoSection } from './info-content';
import { InfoPainting } from './InfoPainting';
import styles from './InfoPage.module.css';
import type { InfoPicture, InfoPictures } from './info-pictures';
import { joinClasses } from '../../../../lib/classes';

interface InfoPageProps {
  content: InfoContent;
  pictures: InfoPictures;
  /** A section before the others that is more than words. */
  lead?: { id: string; heading: string; body: ReactNode };
}

const HEAD_SIZES = '(width >= 1000px) 560px, (width >= 600px) calc(100vw - 64px), calc(100vw - 32px)';
const SECTION_SIZES = '(width >= 1000px) 720px, (width >= 600px) calc(100vw - 64px), calc(100vw - 32px)';

/** A page that explains: a head with its picture, a table of contents, and sections with anchors. */
export function InfoPage({ content: { title, text, sections }, pictures, lead }: InfoPageProps) {
  return (
    <div className={styles.page}>
      <div className={joinClasses('stack middle', styles.head)}>
        <PageHeader title={title} text={text} />
        <InfoPainting picture={pictures.head} sizes={HEAD_SIZES} eager />
      </div>
      <div className={joinClasses('stack apart', styles.columns)}>
        <Contents sections={lead ? [lead, ...sections] : sections} />
        <div className={joinClasses('stack packed', styles.sections)}>
          {lead && (
            <section id={lead.id} className={joinClasses('stack gap-14', styles.section)}>
              <h2 className={styles.heading}>{lead.heading}</h2>
              {lead.body}
            </section>
          )}
          {sections.map((section) => (
            <Section key={section.id} section={section} picture={pictures.sections?.[section.id]} />
          ))}
        </div>
      </div>
    </div>
  );
}

function Section({ section, picture }: { section: InfoSection; picture: InfoPicture | undefined }) {
  const { id, heading, paragraphs = [], steps, points, questions, link } = section;
  return (
    <section id={id} className={joinClasses('stack gap-14', styles.section)}>
      <h2 className={styles.heading}>{heading}</h2>
      {picture && <InfoPainting picture={picture} sizes={SECTION_SIZES} />}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {steps && (
        <ol className={`stack gap-12 ${styles.steps}`}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {points && (
        <ul className={`stack gap-12 ${styles.points}`}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {questions?.map(({ question, answer }) => (
        <details key={question} className={joinClasses('bordered surface rounded', styles.question)}>
          <summary>
            {question}
            <ChevronDownIcon />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
      {link && (
        <p>
          <Link to={link.to}>{link.label}</Link>
        </p>
      )}
    </section>
  );
}

import { useText } from '../../../../i18n/text';
import styles from './HowItWorks.module.css';
import { howItWorksText } from './how-it-works.text';

/** How it works, in three steps. */
export function HowItWorks() {
  const words = useText(howItWorksText);
  return (
    <section className={styles.how} aria-labelledby="how-it-works">
      <div className={`page-width ${styles.inner}`}>
        <p className="accent-text small strong">{words.eyebrow}</p>
        <h2 id="how-it-works" className={styles.title}>
          {words.title}
        </h2>
        <ol className={styles.steps}>
          {words.steps.map(({ title, text }, index) => (
            <li key={title}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3 className={styles.name}>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

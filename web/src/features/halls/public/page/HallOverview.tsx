import { useText } from '../../../../i18n/text';
import { CheckIcon } from '../../../../ui/icons';
import { PlainEmptyState } from '../../../../ui/PlainEmptyState';
import type { HallPageHall } from './hall-labels';
import { hallPageText } from './hall-page.text';
import styles from './TabContent.module.css';

/** About This Hall, and what comes with it. */
export function HallOverview({ hall }: { hall: HallPageHall }) {
  const words = useText(hallPageText).overview;
  const { description, fixedServices } = hall;
  if (!description && fixedServices.length === 0) {
    return <PlainEmptyState title={words.empty} text={words.emptyHint} level={3} />;
  }
  return (
    <div className={styles.stack}>
      {description && (
        <section>
          <h2 className={styles.heading}>{words.about}</h2>
          <p className={styles.prose}>{description}</p>
        </section>
      )}
      {fixedServices.length > 0 && (
        <section>
          <h2 className={styles.heading}>{words.services}</h2>
          <ul className={styles.services}>
            {fixedServices.map(({ id, name, description: what }) => (
              <li key={id} className={styles.service}>
                <CheckIcon className={styles.mark} />
                <div>
                  <p className={styles.name}>{name}</p>
                  {what && <p className={styles.what}>{what}</p>}
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

import { Link } from 'react-router-dom';
import { useHallsSharingSpaceQuery, type HallsSharingSpaceQuery } from '../../../../graphql/generated/hall-page';
import { useLocale } from '../../../../i18n/locale';
import { namesText } from '../../../../i18n/names.text';
import { useText } from '../../../../i18n/text';
import { joinClasses } from '../../../../lib/classes';
import { paths } from '../../../../lib/paths';
import { CheckIcon } from '../../../../ui/icons';
import { PlainEmptyState } from '../../../../ui/PlainEmptyState';
import { toHallInLocale } from '../hall-in-locale';
import type { HallPageHall } from './hall-labels';
import { hallPageText } from './hall-page.text';
import styles from './TabContent.module.css';

type SharingHalls = HallsSharingSpaceQuery['hallsSharingSpace'];

/** The halls that can't be booked at the same time, since they are in the same space. */
function SharedSpace({ halls }: { halls: SharingHalls }) {
  const words = useText(hallPageText).overview;
  const locale = useLocale();
  return (
    <section>
      <h2 className={styles.heading}>{words.sharing}</h2>
      <ul className={styles.chips}>
        {halls.map((hall) => (
          <li key={hall.id}>
            <Link className={joinClasses(styles.chip, styles.hallLink)} to={paths.hall(hall.id, hall.title)}>
              {toHallInLocale(hall, locale).title}
            </Link>
          </li>
        ))}
      </ul>
      <p className={joinClasses(styles.what, styles.hint)}>{words.sharingHint}</p>
    </section>
  );
}

/** About This Hall, what comes with it, and which halls share its space. */
export function HallOverview({ hall }: { hall: HallPageHall }) {
  const words = useText(hallPageText).overview;
  const { name: toRead } = useText(namesText);
  const sharing = useHallsSharingSpaceQuery({ variables: { hallId: hall.id } }).data?.hallsSharingSpace ?? [];
  const { description, fixedServices } = hall;
  if (!description && fixedServices.length === 0 && sharing.length === 0) {
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
                  <p className={styles.name}>{toRead(name)}</p>
                  {what && <p className={styles.what}>{toRead(what)}</p>}
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      {sharing.length > 0 && <SharedSpace halls={sharing} />}
    </div>
  );
}

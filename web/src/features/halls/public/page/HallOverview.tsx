import { isAlwaysAdded, splitFixedServices } from '@mehfil/api/domain/catalogue/price-types';
import { Link } from 'react-router-dom';
import { useHallsSharingSpaceQuery, type HallsSharingSpaceQuery } from '../../../../graphql/generated/hall-page';
import { useFormat } from '../../../../i18n/format';
import { useLocale } from '../../../../i18n/locale';
import { namesText } from '../../../../i18n/names.text';
import { useText } from '../../../../i18n/text';
import { joinClasses } from '../../../../lib/classes';
import { useEventCriteria } from '../../../../lib/event-criteria';
import { paths } from '../../../../lib/paths';
import { CheckIcon } from '../../../../ui/icons';
import { PlainEmptyState } from '../../../../ui/PlainEmptyState';
import { toHallInLocale } from '../hall-in-locale';
import { HallFacts } from '../facts/HallFacts';
import type { HallPageHall } from './hall-labels';
import { hallPageText } from './hall-page.text';
import styles from './TabContent.module.css';

type SharingHalls = HallsSharingSpaceQuery['hallsSharingSpace'];

/** The halls that can't be booked at the same time, since they are in the same space. */
function SharedSpace({ halls }: { halls: SharingHalls }) {
  const words = useText(hallPageText).overview;
  const locale = useLocale();
  const { linkTo } = useEventCriteria();
  return (
    <section>
      <h2 className="below-14 heading-26">{words.sharing}</h2>
      <ul className="row gap-10">
        {halls.map((hall) => (
          <li key={hall.id}>
            <Link
              className={joinClasses('middle gap-10 bordered surface touchable', styles.chip, styles.hallLink)}
              to={linkTo(paths.hall(hall.id, hall.title))}
            >
              {toHallInLocale(hall, locale).title}
            </Link>
          </li>
        ))}
      </ul>
      <p className="muted medium above">{words.sharingHint}</p>
    </section>
  );
}

interface ServicesProps {
  hall: HallPageHall;
  title: string;
  services: HallPageHall['fixedServices'];
}

/** Services that every booking has; what costs something names its price. */
function Services({ hall, title, services }: ServicesProps) {
  const { units } = useText(hallPageText).price;
  const { name: toRead } = useText(namesText);
  const { money } = useFormat();
  if (services.length === 0) return null;
  return (
    <section>
      <h2 className="below-14 heading-26">{title}</h2>
      <ul className={styles.services}>
        {services.map(({ id, name, description, price, priceType, ...each }) => (
          <li key={id} className="beside gap-12">
            <CheckIcon className={joinClasses('primary rigid', styles.mark)} />
            <div>
              <p className="strong">{toRead(name)}</p>
              {isAlwaysAdded({ price, ...each }) && <p>{`${money(price, hall.currency)} ${units[priceType]}`}</p>}
              {description && <p className="muted medium">{toRead(description)}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Its facts, About This Hall, what comes with it, and which halls share its space. */
export function HallOverview({ hall }: { hall: HallPageHall }) {
  const words = useText(hallPageText).overview;
  const sharing = useHallsSharingSpaceQuery({ variables: { hallId: hall.id } }).data?.hallsSharingSpace ?? [];
  const { description, fixedServices } = hall;
  const { added, included } = splitFixedServices(fixedServices);
  const isEmpty = !description && fixedServices.length === 0 && sharing.length === 0;
  return (
    <div className={styles.stack}>
      <HallFacts hall={hall} />
      {isEmpty && <PlainEmptyState title={words.empty} text={words.emptyHint} level={3} />}
      {description && (
        <section>
          <h2 className="below-14 heading-26">{words.about}</h2>
          <p className="lines reading">{description}</p>
        </section>
      )}
      <Services hall={hall} title={words.services} services={included} />
      <Services hall={hall} title={words.added} services={added} />
      {sharing.length > 0 && <SharedSpace halls={sharing} />}
    </div>
  );
}

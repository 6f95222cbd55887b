import type { ReactNode } from 'react';
import { formatRatingSummary } from '@mehfil/api/domain/text/words';
import { useSay } from '../../../../i18n/say';
import { namesText } from '../../../../i18n/names.text';
import { placesText } from '../../../../i18n/places.text';
import { useText } from '../../../../i18n/text';
import { CalendarIcon, MapPinIcon, StarIcon } from '../../../../ui/icons';
import type { HallPageHall } from './hall-labels';
import { hallPageText } from './hall-page.text';
import styles from './HallHeader.module.css';
import { HoursIcon, CrownIcon, GuestsIcon, VerifiedIcon } from './icons';
import { useHallFacts } from './useHallFacts';
import { joinClasses } from '../../../../lib/classes';

/** What a hall's reviews come to. */
export interface HallRating {
  averageRating: number;
  totalReviews: number;
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className={joinClasses('inline middle gap-10 firm', styles.fact)}>
      {icon}
      {children}
    </li>
  );
}

/** Name, badges, place, rating and facts. Every badge says what is true. */
export function HallHeader({ hall, rating }: { hall: HallPageHall; rating: HallRating }) {
  const words = useText(hallPageText).header;
  const { address } = useText(placesText);
  const { name } = useText(namesText);
  const say = useSay();
  const { guests, booking, opening } = useHallFacts(hall);
  return (
    <header className="stack gap-14">
      <div className="row gap-8">
        {hall.business.isVerified && (
          <span className={styles.verified}>
            <VerifiedIcon size={18} />
            {words.verified}
          </span>
        )}
        {hall.isFeatured && (
          <span className={styles.premium}>
            <CrownIcon size={18} />
            {words.premium}
          </span>
        )}
        {hall.category && <span className={styles.badge}>{name(hall.category.name)}</span>}
        {hall.type && hall.type.name !== hall.category?.name && (
          <span className={styles.badge}>{name(hall.type.name)}</span>
        )}
      </div>
      <h1 className={styles.title}>{hall.title}</h1>
      <p className="row muted gap-6-20">
        <span className={`inline baseline gap-8 ${styles.place}`}>
          <MapPinIcon size={18} />
          {address(hall.location)}
        </span>
        <span className={joinClasses('inline middle gap-8 ink strong figures', styles.rating)}>
          <StarIcon size={18} className="accent" />
          {say(formatRatingSummary(rating.averageRating, rating.totalReviews))}
        </span>
      </p>
      <ul className={joinClasses('row above-6', styles.facts)}>
        {guests && <Fact icon={<GuestsIcon size={22} />}>{guests}</Fact>}
        <Fact icon={<CalendarIcon size={22} />}>{booking}</Fact>
        <Fact icon={<HoursIcon size={22} />}>{opening}</Fact>
      </ul>
    </header>
  );
}

import { Link } from 'react-router-dom';
import type { HallCardFieldsFragment } from '../../../../graphql/generated/search';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { useEventCriteria } from '../../../../lib/event-criteria';
import { paths } from '../../../../lib/paths';
import { StarIcon } from '../../../../ui/icons';
import { Picture } from '../../../../ui/Picture';
import { useHallInLocale } from '../hall-in-locale';
import { FromPrice, type AllIn, type DatePrice } from './FromPrice';
import styles from './MapHall.module.css';
import { searchText } from './search.text';
import { joinClasses } from '../../../../lib/classes';

interface MapHallProps {
  hall: HallCardFieldsFragment;
  onDate?: DatePrice | undefined;
  allIn?: AllIn | undefined;
}

/** A hall in few words: at its pin on the map, and in the list beside it. */
export function MapHall({ hall, onDate, allIn }: MapHallProps) {
  const words = useText(searchText).card;
  const { number, rating } = useFormat();
  const { title } = useHallInLocale(hall);
  const { linkTo } = useEventCriteria();
  return (
    <article className={joinClasses('stack top gap-12 narrowable', styles.hall)}>
      <Picture src={hall.profileImage} alt="" width={1} height={1} sizes="72px" className="rounded" />
      <div className={joinClasses('narrowable', styles.words)}>
        <h3 className={styles.title}>
          <Link to={linkTo(paths.hall(hall.id, hall.title))} dir="auto">
            {title}
          </Link>
        </h3>
        <p className={styles.line}>
          <StarIcon size={14} />
          {hall.reviewCount === 0 ? (
            <span>{words.unrated}</span>
          ) : (
            <>
              <span className="visually-hidden">{words.rated(rating(hall.rating))}</span>
              <span aria-hidden="true">{rating(hall.rating)}</span>
            </>
          )}
          <span>· {words.capacity(number(hall.capacity))}</span>
        </p>
        <FromPrice hall={hall} onDate={onDate} allIn={allIn} />
      </div>
    </article>
  );
}

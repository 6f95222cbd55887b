import { HALL_LIMITS } from '@mehfil/api/domain/halls/limits';
import { distanceKm, type Place } from '@mehfil/api/domain/halls/places';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { HallCardFieldsFragment } from '../../../../graphql/generated/search';
import { useSession } from '../../../../graphql/session';
import { useFormat } from '../../../../i18n/format';
import { namesText } from '../../../../i18n/names.text';
import { placesText } from '../../../../i18n/places.text';
import { useText } from '../../../../i18n/text';
import { joinClasses } from '../../../../lib/classes';
import { ASK_HASH, canAsk } from '../../../../lib/ask-hash';
import { useEventCriteria, withCriteria, type EventCriteria } from '../../../../lib/event-criteria';
import { Heart } from '../../../../lib/heart';
import { paths } from '../../../../lib/paths';
import { PlainButtonLink } from '../../../../ui/PlainButton';
import { Card } from '../../../../ui/Card';
import { MessagesIcon } from '../../../../ui/icons/contact';
import { StarIcon } from '../../../../ui/icons/marks';
import { MapPinIcon } from '../../../../ui/icons/search';
import { Picture } from '../../../../ui/Picture';
import { useHallInLocale } from '../hall-in-locale';
import { HALL_PICTURE_SIZES } from './card-picture';
import { CompareToggle } from './CompareToggle';
import { FromPrice, type AllIn, type DatePrice } from './FromPrice';
import styles from './HallCard.module.css';
import { searchText } from './search.text';

const CardPictures = lazy(() => import('./CardPictures').then((module) => ({ default: module.CardPictures })));

interface HallCardProps {
  hall: HallCardFieldsFragment;
  /** Its picture is in the first view. */
  eager?: boolean;
  /** How wide its pictures are. */
  sizes?: string;
  /** Where the visitor searched from; the card tells how far away the hall is. */
  from?: Place | undefined;
  /** What it costs on the dates of the search. */
  onDate?: DatePrice | undefined;
  /** What it costs in all for its guests. */
  allIn?: AllIn | undefined;
  /** What was asked for of it, where it isn't what the page's address says. */
  criteria?: EventCriteria | undefined;
}

/** As many letters as tags may have together beside the number of the rest: in a wide card, and in the narrowest. */
const TAGS_MAX_CHARACTERS = { wide: 27, narrow: 20 } as const;

/** The first names that stand in one line in full; at least one. */
function chooseTags(names: readonly string[]): string[] {
  const shown: string[] = [];
  for (const name of names) {
    const fits = countLetters([...shown, name]) <= TAGS_MAX_CHARACTERS.wide;
    if (fits && shown.length < HALL_LIMITS.cardServiceTags) shown.push(name);
  }
  return shown.length > 0 ? shown : names.slice(0, 1);
}

function countLetters(names: readonly string[]): number {
  return names.join('').length;
}

function Services({ names }: { names: readonly string[] }) {
  const words = useText(searchText).card;
  const { name } = useText(namesText);
  const [first, second] = chooseTags(names.map(name));
  const rest = names.length - (second === undefined ? 1 : 2);
  const isLong = second !== undefined && countLetters([first ?? '', second]) > TAGS_MAX_CHARACTERS.narrow;
  return (
    <ul className={joinClasses('beside packed gap-6', styles.tags)} aria-label={words.services}>
      {first !== undefined && <li className={styles.tag}>{first}</li>}
      {second !== undefined && <li className={joinClasses(styles.tag, isLong && styles.inWide)}>{second}</li>}
      {rest > 0 && <li className={joinClasses(styles.rest, isLong && styles.inWide)}>{words.more(rest)}</li>}
      {isLong && <li className={joinClasses(styles.rest, styles.inNarrow)}>{words.more(rest + 1)}</li>}
    </ul>
  );
}

/** A text without its end; undefined where it ends otherwise. */
function cutEnd(text: string, end: string): string | undefined {
  return text.toLowerCase().endsWith(end.toLowerCase()) ? text.slice(0, -end.length) : undefined;
}

/** Where it is, in one line: what is too long is cut before the city, in which addresses end. */
function PlaceLine({ location: entered, city: enteredCity }: Pick<HallCardFieldsFragment, 'location' | 'city'>) {
  const { name, address, short } = useText(placesText);
  const location = short(entered, enteredCity);
  const end = enteredCity ? ` ${name(enteredCity)}` : '';
  const isSplit = end !== '' && /[,،]$/.test(cutEnd(location, end) ?? '');
  // The comma stays with the street, and is cut with it: before the city it would stand apart from both.
  const start = isSplit ? location.slice(0, -end.length) : location;
  return (
    <p className={joinClasses('muted unbroken', styles.place)} title={address(entered)}>
      <MapPinIcon size={16} />
      <span className="beside narrowable" dir="auto">
        <span className="one-line">{start}</span>
        {isSplit && (
          <span className={styles.city}>
            {' '}
            <bdi>{location.slice(1 - end.length)}</bdi>
          </span>
        )}
      </span>
    </p>
  );
}

/** What guests gave it. One without reviews isn't a bad one, so it says first that it is new. */
function Rating({ hall: { rating, reviewCount } }: { hall: Pick<HallCardFieldsFragment, 'rating' | 'reviewCount'> }) {
  const words = useText(searchText).card;
  const { rating: write } = useFormat();
  const reviews = <span className="muted small">({words.reviews(reviewCount)})</span>;
  if (reviewCount === 0)
    return (
      <span className={styles.rating}>
        <span className={joinClasses('tone-primary strong', styles.unrated)}>{words.unrated}</span>
        <span className="muted small">{write(rating)}</span>
        {reviews}
      </span>
    );
  return (
    <span className={styles.rating}>
      <StarIcon size={16} />
      <span className="visually-hidden">{words.rated(write(rating))}</span>
      <b aria-hidden="true">{write(rating)}</b>
      {reviews}
    </span>
  );
}

/** Whose it is, and in which currency it is sold: where both don't fit into one line the currency has its own, so that it is never cut. */
function Business({ name, currency }: { name: string; currency: string }) {
  return (
    <p className={joinClasses('clipped narrowable muted small', styles.business)} title={name}>
      <span className={joinClasses('row', styles.parts)}>
        <span className={joinClasses('one-line', styles.owner)}>{name}</span>
        <span className="unbroken">
          <span className={styles.dot}> · </span>
          {currency}
        </span>
      </span>
    </p>
  );
}

/** What lies on its picture: what is special about it, saving it, comparing it, and asking about it. */
function OnPicture({ hall, address }: { hall: HallCardFieldsFragment; address: string }) {
  const words = useText(searchText).card;
  const ask = words.ask(hall.title);
  const { viewer } = useSession();
  return (
    <>
      <div className={joinClasses('beside gap-6', styles.badges)}>
        {hall.isFeatured && <span className={styles.premium}>{words.premium}</span>}
        {hall.instantConfirmation && (
          <span className={joinClasses('surface ink', styles.instant)}>{words.instant}</span>
        )}
      </div>
      <div className={styles.heart}>
        <Heart hall={hall} />
      </div>
      <CompareToggle id={hall.id} title={hall.title} className={styles.compare} />
      {canAsk(viewer) && (
        <Link
          className={joinClasses('surface round ink', styles.ask)}
          to={`${address}${ASK_HASH}`}
          aria-label={ask}
          title={ask}
        >
          <MessagesIcon size={20} />
        </Link>
      )}
    </>
  );
}

/** A hall in a list (docs/coverage.md: customer §2, Landing and venue listings). */
export function HallCard({
  hall: listed,
  eager = false,
  sizes = HALL_PICTURE_SIZES,
  from,
  onDate,
  allIn,
  criteria,
}: HallCardProps) {
  const words = useText(searchText).card;
  const [isPointed, setPointed] = useState(false);
  const { number, rating: oneDecimal } = useFormat();
  const hall = useHallInLocale(listed);
  const { linkTo } = useEventCriteria();
  const path = paths.hall(listed.id, listed.title);
  const address = criteria ? withCriteria(path, criteria) : linkTo(path);
  const { latitude, longitude } = hall;
  const distance = from && latitude !== null && longitude !== null ? distanceKm(from, { latitude, longitude }) : null;
  return (
    <Card
      as="article"
      lifts
      flush
      className={styles.card}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointed(true)}
    >
      <div className="anchor">
        <Picture src={hall.profileImage} alt="" width={3} height={2} sizes={sizes} eager={eager} />
        {isPointed && (
          <Suspense fallback={null}>
            <CardPictures hall={hall} address={address} sizes={sizes} />
          </Suspense>
        )}
        <OnPicture hall={hall} address={address} />
      </div>
      <div className={joinClasses('stack gap-6', styles.body)}>
        <p className={styles.line}>
          <Rating hall={hall} />
          <span className="muted small">
            {words.capacity(number(hall.capacity))}
            {distance !== null && ` · ${words.away(oneDecimal(distance))}`}
          </span>
        </p>
        <h3 className={joinClasses('heading-22 one-line', styles.title)} dir="auto">
          <Link className="plain-link" to={address}>
            {hall.title}
          </Link>
        </h3>
        <PlaceLine location={hall.location} city={hall.city} />
        <Services names={hall.services} />
        <div className="line-above above inside-12">
          <FromPrice hall={hall} onDate={onDate} allIn={allIn} criteria={criteria} />
        </div>
        <div className={joinClasses('beside middle apart gap-12 touchable', styles.actions)}>
          <Business name={hall.businessName} currency={hall.businessCurrency} />
          <PlainButtonLink to={address} look="secondary" aria-label={words.detailsOf(hall.title)}>
            {words.details}
          </PlainButtonLink>
        </div>
      </div>
    </Card>
  );
}

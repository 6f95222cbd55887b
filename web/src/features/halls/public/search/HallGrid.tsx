import type { Place } from '@mehfil/api/domain/halls/places';
import { useDeferredValue, type ReactNode } from 'react';
import type { HallCardFieldsFragment } from '../../../../graphql/generated/search';
import { joinClasses } from '../../../../lib/classes';
import type { EventCriteria } from '../../../../lib/event-criteria';
import { PlainSkeletonCard } from '../../../../ui/PlainSkeleton';
import { HALL_PICTURE_SIZES, STRIP_PICTURE_SIZES } from './card-picture';
import type { AllIn, DatePrice } from './FromPrice';
import { HallCard } from './HallCard';
import styles from './HallGrid.module.css';

interface HallGridProps {
  isStale?: boolean;
  /** A few cards: in one row, which is swiped through on a narrow screen. */
  strip?: boolean;
  children: ReactNode;
}

/** Cards side by side, as many as fit. */
export function HallGrid({ isStale = false, strip = false, children }: HallGridProps) {
  return (
    <ul className={joinClasses(styles.grid, strip && styles.strip, isStale && styles.stale)} aria-busy={isStale}>
      {children}
    </ul>
  );
}

interface HallItemsProps {
  halls: readonly HallCardFieldsFragment[];
  /** How many of the first ones have their picture in the first view. */
  eager?: number;
  /** In a grid that is a strip. */
  strip?: boolean;
  /** Where the visitor searched from. */
  from?: Place | undefined;
  /** What they cost on the dates of the search. */
  prices?: readonly DatePrice[];
  /** What they cost in all for its guests. */
  allIn?: readonly AllIn[];
  /** What was asked for of them, where it isn't what the page's address says. */
  criteria?: EventCriteria;
  /** Stands below each card. */
  renderBelow?: (hall: HallCardFieldsFragment) => ReactNode;
}

/** Cards that are drawn at once: what a first view shows of a list. */
const DRAWN_FIRST = 3;

/** The cards of some halls, for inside a grid. All but the first are drawn in slices, so that a tap is answered meanwhile. */
export function HallItems({
  halls,
  eager = 0,
  strip = false,
  from,
  prices = [],
  allIn = [],
  criteria,
  renderBelow,
}: HallItemsProps) {
  const byHall = new Map(prices.map((price) => [price.hallId, price]));
  const inAll = new Map(allIn.map((price) => [price.hallId, price]));
  const drawn = useDeferredValue(halls.length, DRAWN_FIRST);
  return halls.map((hall, index) => (
    <li key={hall.id} data-pin={hall.id}>
      {index < drawn ? (
        <HallCard
          hall={hall}
          eager={index < eager}
          sizes={strip ? STRIP_PICTURE_SIZES : HALL_PICTURE_SIZES}
          from={from}
          onDate={byHall.get(hall.id)}
          allIn={inAll.get(hall.id)}
          criteria={criteria}
        />
      ) : (
        <PlainSkeletonCard />
      )}
      {renderBelow?.(hall)}
    </li>
  ));
}

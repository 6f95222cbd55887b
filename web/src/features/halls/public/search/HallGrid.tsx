import type { Place } from '@mehfil/api/domain/halls/places';
import type { ReactNode } from 'react';
import type { HallCardFieldsFragment } from '../../../../graphql/generated/search';
import { joinClasses } from '../../../../lib/classes';
import type { DatePrice } from './FromPrice';
import { HallCard } from './HallCard';
import styles from './HallGrid.module.css';

/** Cards side by side, as many as fit. */
export function HallGrid({ isStale = false, children }: { isStale?: boolean; children: ReactNode }) {
  return (
    <ul className={joinClasses(styles.grid, isStale && styles.stale)} aria-busy={isStale}>
      {children}
    </ul>
  );
}

interface HallItemsProps {
  halls: readonly HallCardFieldsFragment[];
  /** How many of the first ones have their picture in the first view. */
  eager?: number;
  /** Where the visitor searched from. */
  from?: Place | undefined;
  /** What they cost on the dates of the search. */
  prices?: readonly DatePrice[];
}

/** The cards of some halls, for inside a grid. */
export function HallItems({ halls, eager = 0, from, prices = [] }: HallItemsProps) {
  const byHall = new Map(prices.map((price) => [price.hallId, price]));
  return halls.map((hall, index) => (
    <li key={hall.id}>
      <HallCard hall={hall} eager={index < eager} from={from} onDate={byHall.get(hall.id)} />
    </li>
  ));
}

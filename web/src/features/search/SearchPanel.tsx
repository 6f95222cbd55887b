import { CAPACITIES, CAPACITY_OPTIONS, RATING_OPTIONS } from '@mehfil/api/rules';
import { lazy, Suspense, useId, useState, type FormEvent, type ReactNode } from 'react';
import { todayHere } from '../../lib/clock';
import { useText } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { SearchIcon, SlidersIcon } from '../../ui/icons';
import { BudgetSelect } from './BudgetSelect';
import { hiddenOptions, withDate } from './filters';
import styles from './SearchPanel.module.css';
import { searchText } from './search.text';
import type { HallSearchState } from './useHallSearch';

const SearchSheet = lazy(() => import('./SearchSheet').then((module) => ({ default: module.SearchSheet })));

interface SegmentProps {
  label: string;
  children: (id: string) => ReactNode;
}

function Segment({ label, children }: SegmentProps) {
  const id = useId();
  return (
    <div className={styles.segment}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}

/**
 * The search panel: one long pill where there is room, a button that opens a sheet on phones. Everything else is behind
 * "More options". The search follows 800 ms after a change, or the button at once (section 4, Search).
 */
export function SearchPanel({ state }: { state: HallSearchState }) {
  const words = useText(searchText).panel;
  const { draft, change, apply } = state;
  const [sheet, setSheet] = useState(false);
  const [today] = useState(todayHere);
  const hidden = hiddenOptions(draft);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    apply();
  };
  return (
    <search className={styles.panel}>
      <form className={styles.pill} onSubmit={submit} aria-label={words.label}>
        <Segment label={words.where}>
          {(id) => (
            <input
              id={id}
              className={styles.control}
              type="text"
              autoComplete="off"
              maxLength={200}
              placeholder={words.wherePlaceholder}
              value={draft.location ?? ''}
              onChange={(event) => change({ location: event.target.value })}
            />
          )}
        </Segment>
        <Segment label={words.date}>
          {(id) => (
            <input
              id={id}
              className={styles.control}
              type="date"
              min={today}
              value={draft.date ?? ''}
              onChange={(event) => change(withDate(event.target.value, draft))}
            />
          )}
        </Segment>
        <Segment label={words.guests}>
          {(id) => (
            <select
              id={id}
              className={styles.control}
              value={draft.capacity ?? 'all'}
              onChange={(event) =>
                change({ capacity: CAPACITIES.find((value) => String(value) === event.target.value) })
              }
            >
              {CAPACITY_OPTIONS.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Segment>
        <Segment label={words.budget}>
          {(id) => <BudgetSelect id={id} className={styles.control} state={state} onCustom={() => setSheet(true)} />}
        </Segment>
        <Segment label={words.rating}>
          {(id) => (
            <select
              id={id}
              className={styles.control}
              value={draft.minRating ?? 'all'}
              onChange={(event) => change({ minRating: Number(event.target.value) || undefined })}
            >
              {RATING_OPTIONS.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Segment>
        <Button type="submit" size="large" className={styles.go} icon={<SearchIcon />}>
          {words.search}
        </Button>
      </form>
      <button type="button" className={styles.opener} onClick={() => setSheet(true)}>
        <SlidersIcon />
        <span className={styles.compact}>{draft.location ?? words.compact}</span>
        <span className={styles.wide}>{hidden > 0 ? words.moreCount(hidden) : words.more}</span>
      </button>
      {sheet && (
        <Suspense fallback={null}>
          <SearchSheet state={state} onClose={() => setSheet(false)} />
        </Suspense>
      )}
    </search>
  );
}

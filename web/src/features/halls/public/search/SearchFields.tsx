import { SEARCH_LIMITS } from '@mehfil/api/domain/halls/limits';
import { useState, type ReactNode } from 'react';
import { todayHere } from '../../../../lib/clock';
import { useText } from '../../../../i18n/text';
import { PlainSelect } from '../../../../ui/PlainSelect';
import { BudgetSelect } from './BudgetSelect';
import { withDate } from './filters';
import { searchText } from './search.text';
import type { HallSearchState } from './useHallSearch';
import { CAPACITY_OPTIONS, RATING_OPTIONS } from './search-options';

/** What each control of the search gets. */
interface ControlProps {
  id: string;
  className: string | undefined;
  state: HallSearchState;
}

function Place({ id, className, state: { draft, change } }: ControlProps) {
  const words = useText(searchText).panel;
  return (
    <input
      id={id}
      className={className}
      type="text"
      autoComplete="off"
      maxLength={SEARCH_LIMITS.locationMaxCharacters}
      placeholder={words.wherePlaceholder}
      value={draft.location ?? ''}
      onChange={({ target }) => change({ location: target.value })}
    />
  );
}

function Day({ id, className, state: { draft, change } }: ControlProps) {
  const [today] = useState(todayHere);
  return (
    <input
      id={id}
      className={className}
      type="date"
      min={today}
      value={draft.date ?? ''}
      onChange={({ target }) => change(withDate(target.value))}
    />
  );
}

interface SearchFieldsProps {
  state: HallSearchState;
  className: string | undefined;
  /** Called when a range of prices of one's own is wanted. */
  onCustomBudget: () => void;
  /** Draws one field: its label and its control. */
  field: (label: string, control: (id: string) => ReactNode) => ReactNode;
}

/** The five fields of the panel that stands on public pages: where, date, guests, budget, rating. */
export function SearchFields({ state, className, onCustomBudget, field }: SearchFieldsProps) {
  const words = useText(searchText).panel;
  const { draft, change } = state;
  return (
    <>
      {field(words.where, (id) => (
        <Place id={id} className={className} state={state} />
      ))}
      {field(words.date, (id) => (
        <Day id={id} className={className} state={state} />
      ))}
      {field(words.guests, (id) => (
        <PlainSelect
          id={id}
          className={className}
          value={draft.capacity ?? null}
          options={CAPACITY_OPTIONS}
          onChange={(capacity) => change({ capacity: capacity ?? undefined })}
        />
      ))}
      {field(words.budget, (id) => (
        <BudgetSelect id={id} className={className} state={state} onCustom={onCustomBudget} />
      ))}
      {field(words.rating, (id) => (
        <PlainSelect<number | null>
          id={id}
          className={className}
          value={draft.minRating ?? null}
          options={RATING_OPTIONS}
          onChange={(minRating) => change({ minRating: minRating ?? undefined })}
        />
      ))}
    </>
  );
}

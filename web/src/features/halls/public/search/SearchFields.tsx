import { SEARCH_LIMITS } from '@mehfil/api/domain/halls/limits';
import { CAPACITIES } from '@mehfil/api/domain/halls/search';
import { useState, type ReactNode } from 'react';
import { todayHere } from '../../../../lib/clock';
import { useText } from '../../../../i18n/text';
import { BudgetSelect } from './BudgetSelect';
import { withDate } from './filters';
import { searchText } from './search.text';
import type { HallSearchState } from './useHallSearch';
import { CAPACITY_OPTIONS, RATING_OPTIONS, RATINGS } from './search-options';

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
      onChange={({ target }) => change(withDate(target.value, draft))}
    />
  );
}

interface ChoiceProps<T extends string | number> {
  id: string;
  className: string | undefined;
  value: T | undefined;
  options: readonly { value: T | 'all'; label: string }[];
  /** All values but the empty one. */
  values: readonly T[];
  onChange: (value: T | undefined) => void;
}

/** A choice of which the value all is the empty one. */
function Choice<T extends string | number>({ id, className, value, options, values, onChange }: ChoiceProps<T>) {
  return (
    <select
      id={id}
      className={className}
      value={value ?? 'all'}
      onChange={({ target }) => onChange(values.find((each) => String(each) === target.value))}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
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
        <Choice
          id={id}
          className={className}
          value={draft.capacity}
          options={CAPACITY_OPTIONS}
          values={CAPACITIES}
          onChange={(capacity) => change({ capacity })}
        />
      ))}
      {field(words.budget, (id) => (
        <BudgetSelect id={id} className={className} state={state} onCustom={onCustomBudget} />
      ))}
      {field(words.rating, (id) => (
        <Choice<number>
          id={id}
          className={className}
          value={draft.minRating}
          options={RATING_OPTIONS}
          values={RATINGS}
          onChange={(minRating) => change({ minRating })}
        />
      ))}
    </>
  );
}

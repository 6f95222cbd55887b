import { useEffect, useId, useRef, useState } from 'react';
import { SEARCH_LIMITS } from '@mehfil/api/domain/halls/limits';
import { joinClasses } from '../../../../lib/classes';
import { useText } from '../../../../i18n/text';
import { listingText } from '../search/listing.text';
import { noteSearchedPlace } from '../search/recent-places';
import type { HallSearchState } from '../search/useHallSearch';
import { panelsText } from './panels.text';
import styles from './PlaceList.module.css';
import { usePlaceOptions, type PlaceOption } from './usePlaceOptions';
import { warn } from '../../../../lib/log';
import { useLatest } from '../../../../lib/useLatest';
import { findNearMe } from '../search/near-me';

/** Halls around the place where the visitor is, nearest first. Asking tells whether they are searched for now. */
function useNearMe({ draft, getDraft, change }: HallSearchState) {
  const [problem, setProblem] = useState(false);
  const ask = async (): Promise<boolean> => {
    setProblem(false);
    try {
      const near = await findNearMe(SEARCH_LIMITS.radiusDefaultKm);
      // A place that was named meanwhile stays.
      if (getDraft()?.location !== draft.location) return false;
      change({ location: undefined, ...near });
      return true;
    } catch (error) {
      warn('The place could not be found', error);
      setProblem(true);
      return false;
    }
  };
  return { problem, ask };
}

interface PlaceListProps {
  state: HallSearchState;
  /** The field whose list it is: its arrow keys move in it, Enter chooses. */
  inputId: string;
  onPicked: () => void;
}

/** Moves through the options by the field's keys. The field stands in the first view, so the list joins it when it is there. */
function useFieldKeys(inputId: string, options: readonly PlaceOption[], onPick: (option: PlaceOption) => void) {
  const listId = useId();
  const [active, setActive] = useState(-1);
  const current = useRef({ options, active, onPick });
  useEffect(() => {
    current.current = { options, active, onPick };
  });
  useEffect(() => {
    const input = document.getElementById(inputId);
    if (!input) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const { options: all, active: at, onPick: pick } = current.current;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const chosen = all[at];
      if (step !== undefined && all.length > 0) {
        event.preventDefault();
        setActive(at < 0 && step < 0 ? all.length - 1 : (at + step + all.length) % all.length);
      } else if (event.key === 'Enter' && chosen) {
        event.preventDefault();
        pick(chosen);
      }
    };
    const onType = () => setActive(-1);
    input.setAttribute('aria-controls', listId);
    input.addEventListener('keydown', onKey);
    input.addEventListener('input', onType);
    return () => {
      input.removeAttribute('aria-controls');
      input.removeAttribute('aria-activedescendant');
      input.removeEventListener('keydown', onKey);
      input.removeEventListener('input', onType);
    };
  }, [inputId, listId]);
  const shown = active < options.length ? active : -1;
  useEffect(() => {
    const input = document.getElementById(inputId);
    if (shown < 0) input?.removeAttribute('aria-activedescendant');
    else input?.setAttribute('aria-activedescendant', `${listId}-${shown}`);
    document.getElementById(`${listId}-${shown}`)?.scrollIntoView({ block: 'nearest' });
  }, [shown, inputId, listId]);
  return { listId, active: shown };
}

/** Places to choose from, below the field for where. */
export function PlaceList({ state, inputId, onPicked }: PlaceListProps) {
  const words = useText(panelsText);
  const listing = useText(listingText);
  const options = usePlaceOptions(state.draft);
  const { problem, ask } = useNearMe(state);
  const isOpen = useLatest(true);
  const pick = async ({ sets }: PlaceOption): Promise<void> => {
    if (sets === 'near') {
      if ((await ask()) && isOpen.current) onPicked();
      return;
    }
    if (sets.location) noteSearchedPlace(sets.location);
    state.change(sets);
    onPicked();
  };
  const { listId, active } = useFieldKeys(inputId, options, (option) => void pick(option));
  return (
    <>
      <ul id={listId} role="listbox" aria-label={words.where.label}>
        {options.map((option, index) => (
          <li
            key={option.key}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            className={joinClasses('beside middle gap-14', styles.option, index === active && styles.active)}
            // The focus stays in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => void pick(option)}
          >
            <span className={joinClasses('stack centered-items tone-primary rigid', styles.icon)}>
              <option.Icon />
            </span>
            <span className={joinClasses('stack narrowable', styles.words)}>
              <b className="one-line strong">{option.name}</b>
              <span className="muted small">{option.hint}</span>
            </span>
          </li>
        ))}
      </ul>
      {options.length === 0 && <p className={`muted small ${styles.none}`}>{words.where.anyway}</p>}
      <p className={problem ? `muted small ${styles.none}` : 'visually-hidden'} role="status">
        {problem && listing.nearFailed}
      </p>
    </>
  );
}

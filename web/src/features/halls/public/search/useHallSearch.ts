import { SEARCH_LIMITS } from '@mehfil/api/domain/halls/limits';
import type { HallSearch } from '@mehfil/api/domain/halls/search';
import { useEffect, useRef, useState } from 'react';
import { useAddressState } from '../../../../lib/address-state';
import { useLatest } from '../../../../lib/useLatest';
import { HALL_ADDRESS, SEARCH_FIELDS } from './search-address';

/** A search that stands in the page's address, and the changes that are on their way there. */
export interface HallSearchState {
  /** What is searched for: the address. */
  search: HallSearch;
  /** What the panel shows: the address with the changes of the last moments. */
  draft: HallSearch;
  /** The draft as it is by now, for what asks something first; null once the page is left. */
  getDraft: () => HallSearch | null;
  /** Changes some options; the search follows 800 ms after the last change. Undefined takes an option away. */
  change: (patch: Partial<HallSearch>) => void;
  /** Searches at once, with a last change. */
  apply: (patch?: Partial<HallSearch>) => void;
  /** Takes every option away. */
  reset: () => void;
}

interface Edit {
  /** The address that the draft belongs to. */
  over: string;
  /** The address that is shown until the browser is there. */
  leaving: string | null;
  draft: HallSearch;
}

/** Every option taken away. */
const NOTHING: HallSearch = Object.fromEntries(SEARCH_FIELDS.map((field) => [field, undefined]));

/**
 * The search of this page. It lives in the address, so it survives going back and reloading (docs/coverage.md: customer §4, Search): it follows
 * 800 ms after any change of an option, or at once.
 */
export function useHallSearch(): HallSearchState {
  const { state: search, change, linkTo } = useAddressState(HALL_ADDRESS);
  const address = linkTo({});
  // A draft belongs to the address that it was begun over: when somebody goes back, it is gone.
  const [edit, setEdit] = useState<Edit | null>(null);
  const held = edit?.over === address || edit?.leaving === address ? edit : null;
  const draft = held?.draft ?? search;
  if (held?.over === address && held.leaving !== null) setEdit({ ...held, leaving: null });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHeld = held !== null;
  useEffect(() => {
    if (!isHeld) clearTimeout(timer.current);
  }, [isHeld]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const write = (next: HallSearch, replace: boolean): void => {
    clearTimeout(timer.current);
    const whole = { ...NOTHING, ...next };
    const target = linkTo(whole);
    // What was typed stays as it was typed, a blank at its end included.
    const written = { over: target, leaving: target === address ? null : address, draft: next };
    setEdit(written);
    // What is changed before the browser is there goes on from it.
    if (latest.current) Object.assign(latest.current, { held: written, draft: next });
    if (target !== address) change(whole, { replace });
  };
  const latest = useLatest({ address, held, draft, write });
  return {
    search,
    draft,
    getDraft: () => latest.current?.draft ?? null,
    change: (patch) => {
      if (!latest.current) return;
      const next = { ...latest.current.draft, ...patch };
      setEdit({ ...(latest.current.held ?? { over: latest.current.address, leaving: null }), draft: next });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current?.write(next, true), SEARCH_LIMITS.landingDebounceMs);
    },
    apply: (patch) => latest.current?.write({ ...latest.current.draft, ...patch }, false),
    reset: () => write({}, false),
  };
}

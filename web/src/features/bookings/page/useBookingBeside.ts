import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { BESIDE_LIST, isBesideList } from '../../../lib/beside-list';
import { ROOM_BESIDE, useMedia } from '../../../lib/media';
import type { Found } from '../../../ui/list/ListFrame';
import type { ListFilters } from '../../../ui/list/useListFilters';

/** How to leave a booking that stands beside its list. */
export interface Beside {
  /** Goes to another booking; `search` is the query of another page of the list. */
  onMove: (id: number, search?: string) => void;
  onClose: () => void;
}

/** Whether the address was opened from a list, and there is room beside it. */
export function useIsBeside(): boolean {
  const { state } = useLocation() as { state: unknown };
  return useMedia(ROOM_BESIDE) && isBesideList(state);
}

/**
 * A booking beside its list, at its own address, which keeps the list's filters.
 * @param pathFor the address of a booking
 * @param listPath that of the list
 */
export function useBookingBeside(pathFor: (id: number) => string, listPath: string): Beside {
  const { search } = useLocation();
  const navigate = useNavigate();
  // In place of the booking: going back doesn't open it again.
  const go = useCallback(
    (path: string, query: string) => void navigate(path + query, { state: BESIDE_LIST, replace: true }),
    [navigate],
  );
  return {
    onMove: useCallback((id, query = search) => go(pathFor(id), query), [go, pathFor, search]),
    onClose: useCallback(() => go(listPath, search), [go, listPath, search]),
  };
}

interface PastOptions extends Pick<ListFilters<unknown>, 'page' | 'linkToPage'>, Pick<Beside, 'onMove'> {
  /** The booking that is open; null while there is none. */
  id: number | null;
  list: Found<unknown> | undefined;
  /** Rows of a page. */
  limit: number;
  /** Reads another page. */
  find: (page: number) => Promise<readonly { id: number }[]>;
}

/** Goes on past the end of the shown page of a list: to the first booking of the next page, or the last one of the page before. */
export function usePastPage({ id, list, page, limit, linkToPage, find, onMove }: PastOptions): (step: 1 | -1) => void {
  const opened = useRef(id);
  useEffect(() => {
    opened.current = id;
  });
  return (step) => {
    const next = page + step;
    if (next < 1 || !list || (step === 1 && page * limit >= list.totalCount)) return;
    const goOn = async () => {
      const rows = await find(next);
      const found = step === 1 ? rows[0] : rows.at(-1);
      // Who has closed it meanwhile, or gone elsewhere, stays there.
      if (found && opened.current === id) onMove(found.id, linkToPage(next));
    };
    void goOn().catch(() => undefined);
  };
}

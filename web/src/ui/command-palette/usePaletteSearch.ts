import { CONTROL_PANEL_LIMITS } from '@mehfil/api/domain/system/limits';
import { useSettled } from '../../lib/useSettled';

/** Shorter words would find half of the database; a number finds what bears it. */
const SEARCHED_FROM = 2;

/** The page of each kind that a palette shows. */
export const PALETTE_PAGE = { limit: 5, page: 1 } as const;

/** What was typed into a palette, and what lists are searched for once typing pauses; null for nothing. */
export function usePaletteSearch(typed: string): { text: string; search: string | null; isAwaited: boolean } {
  const text = typed.trim();
  const settled = useSettled(text, CONTROL_PANEL_LIMITS.searchDebounceMs);
  const isSearched = (typedText: string) => typedText.length >= SEARCHED_FROM || /^\p{Nd}$/u.test(typedText);
  return {
    text,
    search: text !== '' && isSearched(settled) ? settled : null,
    isAwaited: isSearched(text) && settled !== text,
  };
}

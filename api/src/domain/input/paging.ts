import { object } from 'yup';
import { optionalNumeric } from './fields.js';
import { PAGING_LIMITS } from './limits.js';

import { atMost, optionalText } from '../text/text.js';

const limits = PAGING_LIMITS;
const LIMIT_RANGE = `Limit must be between ${limits.limitMin} and ${limits.limitMax}`;
const PAGE_INVALID = 'Page must be 1 or more';

/**
 * The requested part of a list. `after` (a cursor) and `page` exclude each other; a limit above 100 is refused. Defaults depend
 * on the list: see {@link resolvePage}.
 */
export const pagingSchema = object({
  limit: optionalNumeric({
    required: LIMIT_RANGE,
    min: [limits.limitMin, LIMIT_RANGE],
    max: [limits.limitMax, LIMIT_RANGE],
    whole: LIMIT_RANGE,
  }),
  after: optionalText({ max: atMost('Cursor', limits.cursorMaxCharacters) }),
  page: optionalNumeric({
    required: PAGE_INVALID,
    min: [1, PAGE_INVALID],
    max: [limits.pageMax, `Page must be at most ${limits.pageMax}`],
    whole: PAGE_INVALID,
  }).test('either', 'Give either a cursor or a page', (page, context) => {
    const { after } = context.parent as { after?: string | null };
    return (page ?? null) === null || (after ?? null) === null;
  }),
});

/** Valid paging input. */
export interface Paging {
  limit?: number | null | undefined;
  after?: string | null | undefined;
  page?: number | null | undefined;
}

/** A part of a list with defaults applied. */
export interface Page {
  limit: number;
  /** 1 for the first. */
  page: number;
  /** Rows before the page. */
  offset: number;
  after: string | null;
}

/**
 * Applies the defaults to the paging of a request.
 * @param defaultLimit 10 for public halls and posts, 100 for every other list
 */
export function resolvePage(paging: Paging | null | undefined, defaultLimit: number = limits.listDefault): Page {
  const limit = paging?.limit ?? defaultLimit;
  const page = paging?.page ?? 1;
  return { limit, page, offset: (page - 1) * limit, after: paging?.after ?? null };
}

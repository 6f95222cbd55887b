import type { PageRequest } from '../../graphql/paging.js';
import { invalidInput } from '../../domain/input/errors.js';
import { THREAD_MESSAGES } from '../../domain/threads/messages.js';

const INT_MAX = 2 ** 31 - 1;

/**
 * The page in whose middle a message stands.
 * @param around the message's place; null for the page as it is
 * @throws DomainError INVALID_INPUT naming around
 */
export function toPageAround(page: PageRequest, around: number | null): PageRequest {
  if (around === null) return page;
  if (around < 1) throw invalidInput([{ field: 'around', message: THREAD_MESSAGES.placeInvalid }]);
  const before = Math.min(around + Math.ceil(page.limit / 2), INT_MAX);
  // Its second value is an id, which doesn't decide here.
  return { ...page, offset: 0, page: 1, after: [before, 0] };
}

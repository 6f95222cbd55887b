import type { Hooks } from '../../context.js';
import { acceptFunction } from './booking-group-answer.service.js';
import { endGroup } from './booking-group-end.service.js';

/** What happens to a group when one of its functions is answered, or ends. */
export const bookingGroupHooks: Pick<Hooks, 'onFunctionApproved' | 'onFunctionEnded'> = {
  onFunctionApproved: acceptFunction,
  onFunctionEnded: endGroup,
};

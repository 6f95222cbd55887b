import type { RestMethod } from '../rest/route.js';

/** Calls of waiting lists (docs/decisions/0027-bookings.md). */
export const WAITING_CALLS: readonly { method: RestMethod; path: string; why: string }[] = [
  { method: 'GET', path: '/user/waiting-list', why: 'What a customer waits for.' },
  { method: 'POST', path: '/user/waiting-list', why: 'A customer waits for a time that is taken.' },
  { method: 'DELETE', path: '/user/waiting-list/{id}', why: 'A customer waits no longer.' },
  { method: 'GET', path: '/business/waiting-list', why: 'Who waits for times of the owner’s halls.' },
];

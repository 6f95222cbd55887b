import type { RestMethod } from '../rest/route.js';

/** Calls of several functions at once (docs/decisions/0027-bookings.md). */
export const FUNCTION_CALLS: readonly { method: RestMethod; path: string; why: string }[] = [
  { method: 'POST', path: '/user/booking-groups/calculate-price', why: 'What several functions cost together.' },
  { method: 'POST', path: '/user/booking-groups', why: 'A customer requests several functions, all or none.' },
  { method: 'GET', path: '/user/booking-groups', why: 'A customer’s requests for several functions.' },
  { method: 'GET', path: '/user/booking-groups/{id}', why: 'Several functions with their bookings.' },
  { method: 'DELETE', path: '/user/booking-groups/{id}', why: 'A customer cancels all functions together.' },
];

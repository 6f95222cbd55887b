import type { RestMethod } from '../rest/route.js';

/** Calls of bookings beyond the specifications, the owner's entries among them (docs/decisions/0027-owners-diary.md). */
export const BOOKING_CALLS: readonly { method: RestMethod; path: string; why: string }[] = [
  { method: 'POST', path: '/business/bookings/calculate-price', why: 'The price of a booking that the owner enters.' },
  { method: 'POST', path: '/business/bookings', why: 'Bookings that owners enter for guests without an account.' },
  { method: 'POST', path: '/business/bookings/{id}/call-off', why: 'Calls off a booking that the owner entered.' },
  { method: 'GET', path: '/business/bookings/export.csv', why: 'What the list of bookings shows, for a spreadsheet.' },
  { method: 'PUT', path: '/business/bookings/{id}/notes', why: 'The owner’s private notes on a booking.' },
  { method: 'PUT', path: '/business/bookings/{id}/labels', why: 'The owner’s private labels on a booking.' },
  { method: 'GET', path: '/user/bookings/{id}/invoice.pdf', why: 'The invoice as a file.' },
  { method: 'DELETE', path: '/user/bookings/{id}', why: 'A customer withdraws an own pending request.' },
];

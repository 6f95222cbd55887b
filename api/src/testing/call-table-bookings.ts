import type { RestMethod } from '../rest/route.js';

/** Calls of bookings beyond the specifications, the owner's entries among them (docs/decisions/0027-bookings.md). */
export const BOOKING_CALLS: readonly { method: RestMethod; path: string; why: string }[] = [
  { method: 'POST', path: '/business/bookings/calculate-price', why: 'The price of a booking that the owner enters.' },
  { method: 'POST', path: '/business/bookings', why: 'Bookings that owners enter for guests without an account.' },
  { method: 'POST', path: '/business/bookings/{id}/call-off', why: 'Calls off a booking that the owner entered.' },
  {
    method: 'POST',
    path: '/business/bookings/{id}/changes/calculate-price',
    why: 'What a change would make of a booking, and cost.',
  },
  {
    method: 'POST',
    path: '/business/bookings/{id}/changes',
    why: 'The owner changes a booking, or proposes a change.',
  },
  { method: 'GET', path: '/business/bookings/{id}/changes', why: 'The versions of a booking, and what was proposed.' },
  { method: 'PUT', path: '/business/booking-changes/{id}/status', why: 'The owner’s answer to a change.' },
  {
    method: 'POST',
    path: '/user/bookings/{id}/changes/calculate-price',
    why: 'What a change would make of one’s own booking, and cost.',
  },
  { method: 'POST', path: '/user/bookings/{id}/changes', why: 'A customer asks for a change.' },
  {
    method: 'GET',
    path: '/user/bookings/{id}/changes',
    why: 'The versions of one’s own booking, and what was proposed.',
  },
  { method: 'PUT', path: '/user/booking-changes/{id}/status', why: 'The customer’s answer to a change.' },
  { method: 'GET', path: '/user/bookings/{id}/payments', why: 'What a customer owes and has paid.' },
  { method: 'GET', path: '/business/bookings/{id}/payments', why: 'The ledger of a booking.' },
  { method: 'POST', path: '/business/bookings/{id}/payments', why: 'Payments of a booking.' },
  { method: 'POST', path: '/business/payments/{id}/correction', why: 'Takes back a wrong payment.' },
  { method: 'GET', path: '/business/payment-plans', why: 'How bookings are paid.' },
  { method: 'PUT', path: '/business/payment-plans', why: 'How new bookings are paid.' },
  { method: 'GET', path: '/business/bookings/export.csv', why: 'What the list of bookings shows, for a spreadsheet.' },
  { method: 'PUT', path: '/business/bookings/{id}/notes', why: 'The owner’s private notes on a booking.' },
  { method: 'PUT', path: '/business/bookings/{id}/labels', why: 'The owner’s private labels on a booking.' },
  { method: 'GET', path: '/user/bookings/{id}/invoice.pdf', why: 'The invoice as a file.' },
  { method: 'GET', path: '/user/bookings/{id}/calendar.ics', why: 'A booking for the customer’s own calendar.' },
  { method: 'DELETE', path: '/user/bookings/{id}', why: 'A customer withdraws a pending request.' },
];

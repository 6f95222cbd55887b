const LEDGER = 'api/src/modules/availability/ledger.ts';
const BOOKINGS = 'api/src/modules/bookings';
const HOLDS = `${BOOKINGS}/hold.test.ts`;
const CONCURRENCY = `${BOOKINGS}/hold-concurrency.test.ts`;

/**
 * Guards of the holds of requests.
 * @type {readonly import('./table.mjs').Mutation[]}
 */
export const HOLD_MUTATIONS = [
  {
    guard: 'holds: they end by the clock',
    file: LEDGER,
    find: `eb('o.expires_at', '>', now)`,
    replace: `eb('o.expires_at', 'is not', null)`,
    test: HOLDS,
  },
  {
    guard: 'holds: expired ones are deleted before a booking is written',
    file: LEDGER,
    find: `    .where((eb) => eb.or([eb('expires_at', '<=', now), eb('booking_id', '=', bookingId)]))`,
    replace: `    .where('booking_id', '=', bookingId)`,
    test: HOLDS,
  },
  {
    guard: 'holds: a held request is not cancelled by its neighbour',
    file: `${BOOKINGS}/booking-locks.queries.ts`,
    find: `    eb.or([eb('b.held_until', 'is', null), eb('b.held_until', '<=', now)]),\n`,
    replace: '',
    test: HOLDS,
  },
  {
    guard: 'holds: an answered request holds nothing',
    file: `${BOOKINGS}/booking.changes.ts`,
    find: '  await releaseHolds(em, ids, now);\n',
    replace: '',
    test: HOLDS,
  },
  {
    guard: 'holds: a customer’s requests are counted one after the other',
    file: `${BOOKINGS}/hold.service.ts`,
    find: '  await lockCustomer(em, customerId);\n',
    replace: '',
    test: CONCURRENCY,
  },
  {
    guard: 'holds: what is held can’t be blocked',
    file: 'api/src/modules/availability/block.queries.ts',
    find: `eb('b.held_until', '>', now)`,
    replace: `eb('b.held_until', '<', now)`,
    test: HOLDS,
  },
  {
    guard: 'holds: two servers tell of an end once',
    file: `${BOOKINGS}/hold.service.ts`,
    find: ' || holdDueAt > now',
    replace: '',
    test: HOLDS,
  },
];

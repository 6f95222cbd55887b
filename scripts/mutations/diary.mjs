const BOOKINGS = 'api/src/modules/bookings';
const CALL_OFF = `${BOOKINGS}/call-off.test.ts`;

/**
 * Guards of the owner's diary: entries, labels, special days, prices of shifts.
 * @type {readonly import('./table.mjs').Mutation[]}
 */
export const DIARY_MUTATIONS = [
  {
    guard: 'diary: what is over is not called off',
    file: `${BOOKINGS}/entry.service.ts`,
    find: 'if (isOver(row, ctx.now())) throw',
    replace: 'if (row.id < 0) throw',
    test: CALL_OFF,
  },
  {
    guard: 'diary: mails to guests carry no words of owners',
    file: `${BOOKINGS}/booking-mail.parts.ts`,
    find: 'facts: toGuestFacts(booking),',
    replace: 'facts: toFacts(booking),',
    test: CALL_OFF,
  },
  {
    guard: 'diary: customers never read labels',
    file: `${BOOKINGS}/booking.queries.ts`,
    find: 'labels: canSeeNotes(viewer, row) ? row.labels : [],',
    replace: 'labels: row.labels,',
    test: `${BOOKINGS}/labels.test.ts`,
  },
  {
    guard: 'diary: only the business’s people label a booking',
    file: `${BOOKINGS}/answer.service.ts`,
    find: 'const row = await loadBooking(ctx, em, id, isOwnBusiness);\n    await em.nativeUpdate(BookingRecord, id, { labels });',
    replace:
      'const row = await loadBooking(ctx, em, id, () => true);\n    await em.nativeUpdate(BookingRecord, id, { labels });',
    test: `${BOOKINGS}/labels.test.ts`,
  },
  {
    guard: 'diary: halls of shifts are compared by their cheapest shift',
    file: 'api/src/database/migrations/0047-prices-of-shifts.ts',
    find: 'coalesce(c.guest_price, h.price_per_person)',
    replace: 'coalesce(h.price_per_person, c.guest_price)',
    test: 'api/src/modules/halls/shift-prices.test.ts',
  },
];

const READS = 'api/src/modules/security-log/personal-data.test.ts';

/**
 * Guards of personal data.
 * @type {readonly import('./table.mjs').Mutation[]}
 */
export const PERSONAL_DATA_MUTATIONS = [
  {
    guard: 'personal data: what staff read of a booking is recorded',
    file: 'api/src/modules/bookings/booking.list.ts',
    find: "  await recordPersonalDataRead(ctx, { data: 'booking', accountId: row.userId });\n",
    replace: '',
    test: READS,
  },
  {
    guard: 'personal data: what people read of their own is not recorded',
    file: 'api/src/modules/security-log/personal-data.ts',
    find: '!isStaff(viewer.role) || ',
    replace: '',
    test: READS,
  },
];

const ACCOUNTS = 'api/src/modules/accounts';
const SUSPENSION = `${ACCOUNTS}/suspension.test.ts`;
const READS = 'api/src/modules/security-log/personal-data.test.ts';

/**
 * Guards of personal data.
 * @type {readonly import('./table.mjs').Mutation[]}
 */
export const PERSONAL_DATA_MUTATIONS = [
  {
    guard: 'personal data: what staff read of a booking is recorded',
    file: 'api/src/modules/bookings/booking.list.ts',
    find: "  await recordPersonalDataRead(ctx, { data: 'booking', ...seen });\n",
    replace: '',
    test: READS,
  },
  {
    guard: 'personal data: what owners read of their customers is not recorded',
    file: 'api/src/modules/security-log/personal-data.ts',
    find: '!viewer || !isStaff(viewer.role)',
    replace: '!viewer',
    test: READS,
  },
  {
    guard: 'personal data: what staff read of their own is not recorded',
    file: 'api/src/modules/security-log/personal-data.ts',
    find: '.filter((id) => id !== viewer.id)',
    replace: '',
    test: READS,
  },
  {
    guard: 'suspended accounts: a sign-in is refused',
    file: `${ACCOUNTS}/account.service.ts`,
    find: '  if (checked.suspendedAt) throw createSuspensionError();\n',
    replace: '',
    test: SUSPENSION,
  },
  {
    guard: 'suspended accounts: a token is refused, even of a session that is open',
    file: `${ACCOUNTS}/session.queries.ts`,
    find: "      .where('u.deleted_at', 'is', null)\n      .where('u.suspended_at', 'is', null),",
    replace: "      .where('u.deleted_at', 'is', null),",
    test: SUSPENSION,
  },
  {
    guard: 'suspended accounts: a link is refused',
    file: `${ACCOUNTS}/account-link.service.ts`,
    find: '  if (user.suspendedAt) throw createSuspensionError();\n',
    replace: '',
    test: SUSPENSION,
  },
  {
    guard: 'suspended accounts: an API key is refused',
    file: 'api/src/modules/integrations/api-key.access.ts',
    find: '  if (row.ownerSuspendedAt) throw createSuspensionError();\n',
    replace: '',
    test: SUSPENSION,
  },
  {
    guard: 'suspended accounts: one admin remains',
    file: `${ACCOUNTS}/person.service.ts`,
    find: "    if (user.role === Role.ADMIN) await assertAnotherAdmin(em, id, 'suspended');\n",
    replace: '',
    test: SUSPENSION,
  },
  {
    guard: 'own data: a download needs a recent sign-in',
    file: 'api/src/modules/personal-data/export.service.ts',
    find: '  assertRecentSignIn(ctx);\n',
    replace: '',
    test: 'api/src/modules/personal-data/export.test.ts',
  },
  {
    guard: 'own data: an account is deleted with its password only',
    file: `${ACCOUNTS}/account-deletion.service.ts`,
    find: '  await assertIdentity(ctx, await ctx.em.findOneOrFail(User, { id }), identity);\n',
    replace: '',
    test: `${ACCOUNTS}/account-deletion.test.ts`,
  },
  {
    guard: 'retention: contacts of agreements stay for the legal period',
    file: 'api/src/modules/personal-data/retention.jobs.ts',
    find: "getLimit(ctx, 'bookingContacts')",
    replace: "getLimit(ctx, 'requestContacts')",
    test: 'api/src/modules/personal-data/retention.test.ts',
  },
];

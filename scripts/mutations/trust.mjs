const ACCOUNTS = 'api/src/modules/accounts';
const MODULES = 'api/src/modules';

/**
 * Guards of accounts beside those of links, sessions and second factors: races, limits, and what ends with an address or an account.
 * @type {readonly import('./table.mjs').Mutation[]}
 */
export const TRUST_MUTATIONS = [
  {
    guard: 'trust: a link to the earlier address ends with its change',
    file: `${ACCOUNTS}/email-confirmation.service.ts`,
    find: '    if (isChange) await discardOpenLinks(em, user.id, link);\n',
    replace: '',
    test: `${ACCOUNTS}/password-reset.test.ts`,
  },
  {
    guard: 'trust: a sign-in that a change of the password overtakes fails',
    file: `${ACCOUNTS}/account.service.ts`,
    find: 'const unchanged = { id, tokenVersion, deletedAt: null, suspendedAt: null };',
    replace: 'const unchanged = { id, deletedAt: null, suspendedAt: tokenVersion < 0 ? undefined : null };',
    test: `${ACCOUNTS}/sign-in-race.test.ts`,
  },
  {
    guard: 'trust: a new password makes no sign-in younger',
    file: `${ACCOUNTS}/account.service.ts`,
    find: 'startSession(ctx, em, changed, { renewable, reportsNewDevice: false, signedInAt })',
    replace: 'startSession(ctx, em, changed, { renewable, reportsNewDevice: !signedInAt })',
    test: `${ACCOUNTS}/second-factor.test.ts`,
  },
  {
    guard: 'trust: a change of the password is told',
    file: `${ACCOUNTS}/account.service.ts`,
    find: '    await queueMail(ctx, em, createPasswordChangeNotice(changed.email, ctx.now()));\n',
    replace:
      '    if (!changed.email) await queueMail(ctx, em, createPasswordChangeNotice(changed.email, ctx.now()));\n',
    test: `${ACCOUNTS}/session.test.ts`,
  },
  {
    guard: 'trust: a browser’s session ends with a change of the role',
    file: `${ACCOUNTS}/person.service.ts`,
    find: "    await endSessions(ctx, em, id, { reason: 'ROLE_CHANGED' });\n",
    replace: '',
    test: `${ACCOUNTS}/session.test.ts`,
  },
  {
    guard: 'trust: a suspended admin is no second one',
    file: `${ACCOUNTS}/account.queries.ts`,
    find: "    .where('users.suspended_at', 'is', null)\n",
    replace: '',
    test: `${ACCOUNTS}/account-deletion.test.ts`,
  },
  {
    guard: 'trust: requests for a new password are limited by network',
    file: `${ACCOUNTS}/password-reset.service.ts`,
    find: '  await ctx.app.limits.resetByAddress.take(toNetworkKey(ctx.address));\n',
    replace: '  toNetworkKey(ctx.address);\n',
    test: `${ACCOUNTS}/password-reset.test.ts`,
  },
  {
    guard: 'trust: links to one address are limited over all accounts',
    file: `${ACCOUNTS}/email-confirmation.service.ts`,
    find: '  await takeLinkMail(ctx, pending?.email ?? email);\n',
    replace: '  if (!email) return Promise.reject(new Error(email));\n',
    test: `${ACCOUNTS}/email-confirmation.test.ts`,
  },
  {
    guard: 'trust: the tax number of invoices asks for a sign-in',
    file: `${MODULES}/businesses/business.service.ts`,
    find: '      assertRecentSignIn(ctx);\n      business.taxNumber',
    replace: '      if (!ctx) assertRecentSignIn(ctx);\n      business.taxNumber',
    test: 'api/src/graphql/recent-sign-in.test.ts',
  },
  {
    guard: 'trust: the second factors of a deleted account go too',
    file: `${ACCOUNTS}/account-deletion.service.ts`,
    find: '  await discardSecondFactors(em, id);\n',
    replace: '  if (!id) await discardSecondFactors(em, id);\n',
    test: `${ACCOUNTS}/account-deletion.test.ts`,
  },
  {
    guard: 'trust: a suspended account shares no list',
    file: `${MODULES}/saved-halls/saved-list.queries.ts`,
    find: "    .where('u.suspended_at', 'is', null)\n",
    replace: '',
    test: `${MODULES}/saved-halls/saved-list.test.ts`,
  },
  {
    guard: 'trust: downloads of one’s own data are limited',
    file: `${MODULES}/personal-data/export.service.ts`,
    find: '  await ctx.app.limits.exportByAccount.take(String(id));\n',
    replace: '',
    test: `${MODULES}/personal-data/export.test.ts`,
  },
  {
    guard: 'trust: a sign-in on a new device is told',
    file: `${ACCOUNTS}/session.service.ts`,
    find: 'const isNewDevice = reportsNewDevice && ',
    replace: 'const isNewDevice = !reportsNewDevice && ',
    test: `${ACCOUNTS}/session.test.ts`,
  },
];

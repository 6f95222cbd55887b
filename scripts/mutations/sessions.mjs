const ACCOUNTS = 'api/src/modules/accounts';
const SERVICE = `${ACCOUNTS}/session.service.ts`;
const COOKIE = 'api/src/http/renewal-cookie.ts';
const TEST = `${ACCOUNTS}/session.test.ts`;

/**
 * Guards of sessions and of the security log.
 * @type {readonly import('./table.mjs').Mutation[]}
 */
export const SESSION_MUTATIONS = [
  {
    guard: 'sessions: a place is told by trusted proxies alone',
    file: 'api/src/http/place.ts',
    find: "  if (!trusts(request.socket.remoteAddress ?? '', 0)) return null;\n",
    replace: '',
    test: `${ACCOUNTS}/session-place.test.ts`,
  },
  {
    guard: 'sessions: a token ends with its session',
    file: `${ACCOUNTS}/session.queries.ts`,
    find: "      .where('s.ended_at', 'is', null)\n",
    replace: '',
    test: TEST,
  },
  {
    guard: 'sessions: a renewal token is single use',
    file: SERVICE,
    find: "if (!isSameHash(session.renewalHash ?? '', token.renewalHash)) {",
    replace: "if (!isSameHash(session.renewalHash ?? '', session.renewalHash ?? '')) {",
    test: TEST,
  },
  {
    guard: 'sessions: a renewal token that is used twice ends its session',
    file: SERVICE,
    find: "  await endSessions(ctx, em, user.id, { reason: 'RENEWAL_REUSED', id: session.id });\n",
    replace: '',
    test: TEST,
  },
  {
    guard: 'sessions: parallel renewals wait for each other',
    file: SERVICE,
    find: '      { lockMode: LockMode.PESSIMISTIC_WRITE },\n    );\n    // Of known',
    replace: '    );\n    // Of known',
    test: TEST,
  },
  {
    guard: 'sessions: an ended one is not renewed',
    file: SERVICE,
    find: 'familyHash: token.familyHash, endedAt: null, expiresAt',
    replace: 'familyHash: token.familyHash, expiresAt',
    test: TEST,
  },
  {
    guard: 'sessions: an expired one is not renewed',
    file: SERVICE,
    find: 'endedAt: null, expiresAt: { $gt: ctx.now() } },\n      { lockMode',
    replace: 'endedAt: null },\n      { lockMode',
    test: TEST,
  },
  {
    guard: 'sessions: nobody ends somebody else’s',
    file: SERVICE,
    find: "    .where('user_id', '=', userId)\n",
    replace: '',
    test: TEST,
  },
  {
    guard: 'sessions: a change of the password ends them all',
    file: `${ACCOUNTS}/account.service.ts`,
    find: "    await endSessions(ctx, em, changed.id, { reason: 'PASSWORD_CHANGED' });\n",
    replace: '',
    test: TEST,
  },
  {
    guard: 'sessions: renewals are limited',
    file: SERVICE,
    find: '    if (session) await ctx.app.limits.renewalBySession.take(token.familyHash);\n',
    replace: '',
    test: TEST,
  },
  {
    guard: 'sessions: live connections close with theirs',
    file: SERVICE,
    find: "  if (ended.length > 0) await publishEvent(em, 'account', userId);\n",
    replace: '',
    test: `${ACCOUNTS}/session-live.test.ts`,
  },
  {
    guard: 'sessions: only our own pages renew',
    file: COOKIE,
    find: 'token !== undefined && !isOwnOrigin(request.headers, publicUrl)',
    replace: 'token !== undefined && !publicUrl',
    test: TEST,
  },
  {
    guard: 'sessions: the cookie is read at one path',
    file: COOKIE,
    find: "if (request.method !== 'POST' || request.originalUrl.split('?')[0] !== PATH) return undefined;",
    replace: '',
    test: TEST,
  },
  {
    guard: 'sessions: scripts can’t read the cookie',
    file: COOKIE,
    find: 'httpOnly: true',
    replace: 'httpOnly: false',
    test: TEST,
  },
  {
    guard: 'sessions: a name from a user agent is a plain word',
    file: 'api/src/http/device.ts',
    find: 'const NAME = /^[A-Za-z][\\w -]{0,39}$/;',
    replace: 'const NAME = /^.+$/;',
    test: 'api/src/http/device.test.ts',
  },
  {
    guard: 'the security log is recorded for a failure, outside of its transaction',
    file: `${ACCOUNTS}/sign-in-attempts.ts`,
    find: '  await recordSecurityEvent(ctx, em, { kind: FAILURE_EVENTS[verdict], accountId });\n',
    replace: '',
    test: TEST,
  },
  {
    guard: 'the security log is for admins',
    file: 'api/src/modules/security-log/security-log.resolver.ts',
    find: '@Auth(Role.ADMIN)\n  @Query(() => SecurityEventConnection',
    replace: '@Query(() => SecurityEventConnection',
    test: 'api/src/schema.test.ts',
  },
];

const ACCOUNTS = 'api/src/modules/accounts';
const CHECK = `${ACCOUNTS}/second-factor-check.ts`;
const GUARD = 'api/src/graphql/guard.ts';
const TEST = `${ACCOUNTS}/second-factor.test.ts`;

/**
 * Guards of second factors and of the step-up.
 * @type {readonly import('./table.mjs').Mutation[]}
 */
export const SECOND_FACTOR_MUTATIONS = [
  {
    guard: 'second factor: a sign-in asks for it',
    file: CHECK,
    find: "  if (typed === undefined || typed === null) return 'CODE_REQUIRED';",
    replace: "  if (typed === undefined || typed === null) return 'RIGHT';",
    test: TEST,
  },
  {
    guard: 'second factor: a code is accepted once',
    file: `${ACCOUNTS}/totp.ts`,
    find: '(after !== null && step <= after)',
    replace: '(after !== null && step <= 0)',
    test: `${ACCOUNTS}/totp.test.ts`,
  },
  {
    guard: 'second factor: a code is accepted once, of requests at once too',
    file: CHECK,
    find: "    .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', step)]))\n",
    replace: '',
    test: `${ACCOUNTS}/sign-in-race.test.ts`,
  },
  {
    guard: 'second factor: a recovery code is single use',
    file: `${ACCOUNTS}/recovery-codes.ts`,
    find: "    .where('used_at', 'is', null)\n",
    replace: '',
    test: TEST,
  },
  {
    guard: 'second factor: the right password alone doesn’t clear the count of guesses',
    file: `${ACCOUNTS}/sign-in-attempts.ts`,
    find: '    await counter.giveBack(key);\n',
    replace: '    await counter.clear(key);\n',
    test: TEST,
  },
  {
    guard: 'second factor: wrong codes are counted over all addresses',
    file: CHECK,
    find: 'await codeByAccount.take(String(user.id));',
    replace: 'await Promise.resolve({ left: 1, seconds: 1 });',
    test: TEST,
  },
  {
    guard: 'second factor: an app counts once it is confirmed',
    file: `${ACCOUNTS}/second-factor.queries.ts`,
    find: "    .select('confirmed_at')\n",
    replace: "    .select('created_at as confirmed_at')\n",
    test: TEST,
  },
  {
    guard: 'second factor: a secret is read by its own account alone',
    file: `${ACCOUNTS}/secret-encryption.ts`,
    find: 'additionalData: Buffer.from(String(userId))',
    replace: 'additionalData: Buffer.from(String(userId > 0))',
    test: `${ACCOUNTS}/secret-encryption.test.ts`,
  },
  {
    guard: 'second factor: a role that must have one does nothing without it',
    file: GUARD,
    find: '  if (!roles.includes(role)) throw',
    replace: '  if (roles.length === 0) throw',
    test: TEST,
  },
  {
    guard: 'step-up: marked operations ask for a recent sign-in',
    file: GUARD,
    find: '  if (operation.recentSignIn) assertRecentSignIn(ctx);\n',
    replace: '',
    test: TEST,
  },
];

const ACCOUNTS = 'api/src/modules/accounts';
const CHECK = `${ACCOUNTS}/passkey-check.ts`;
const CHALLENGES = `${ACCOUNTS}/passkey-challenges.ts`;
const SERVICE = `${ACCOUNTS}/passkey.service.ts`;
const TEST = `${ACCOUNTS}/passkey.test.ts`;
const ADDING = `${ACCOUNTS}/passkey-adding.test.ts`;

/**
 * Guards of passkeys.
 * @type {readonly import('./table.mjs').Mutation[]}
 */
export const PASSKEY_MUTATIONS = [
  {
    guard: 'passkeys: a challenge is answered once',
    file: CHALLENGES,
    find: "    .deleteFrom('passkey_challenges')\n",
    replace: "    .updateTable('passkey_challenges')\n    .set({ challenge_hash: hashChallenge(challenge) })\n",
    test: TEST,
  },
  {
    guard: 'passkeys: a challenge is for its purpose',
    file: CHALLENGES,
    find: "    .where(enumName<ChallengePurpose>('purpose'), '=', purpose)\n",
    replace: "    .where(enumName<ChallengePurpose>('purpose'), '<>', `no ${purpose}` as ChallengePurpose)\n",
    test: TEST,
  },
  {
    guard: 'passkeys: a challenge is for its account',
    file: CHALLENGES,
    find: "    .where('user_id', 'is not distinct from', userId)\n",
    replace: "    .where('id', '>', userId === 0 ? 1 : 0)\n",
    test: TEST,
  },
  {
    guard: 'passkeys: a challenge ends after five minutes',
    file: CHALLENGES,
    find: ' && issued.expires_at > ctx.now();',
    replace: ';',
    test: TEST,
  },
  {
    guard: 'passkeys: a use verifies its user',
    file: CHECK,
    find: 'requireUserVerification: true',
    replace: 'requireUserVerification: false',
    test: TEST,
  },
  {
    guard: 'passkeys: a new one verifies its user',
    file: SERVICE,
    find: 'requireUserVerification: true',
    replace: 'requireUserVerification: false',
    test: ADDING,
  },
  {
    guard: 'passkeys: a use comes from our own site',
    file: CHECK,
    find: 'expectedOrigin: origin,',
    replace: "expectedOrigin: [origin, 'https://mehfil.example'],",
    test: TEST,
  },
  {
    guard: 'passkeys: a use is of our own relying party',
    file: CHECK,
    find: 'expectedRPID: id,',
    replace: "expectedRPID: [id, 'mehfil.example'],",
    test: TEST,
  },
  {
    guard: 'passkeys: the counter moves on',
    file: CHECK,
    find: "eb('counter', '<', counter), ",
    replace: "eb('counter', '>=', 0), ",
    test: TEST,
  },
  {
    guard: 'passkeys: a sign-in names its account',
    file: `${ACCOUNTS}/passkey-sign-in.service.ts`,
    find: ' || !isNamed || ',
    replace: ' || !user || ',
    test: TEST,
  },
  {
    guard: 'passkeys: the panel is for staff',
    file: `${ACCOUNTS}/passkey-sign-in.service.ts`,
    find: '(user) => isStaff(user.role)',
    replace: '(user) => isStaff(user.role) || user.id > 0',
    test: TEST,
  },
  {
    guard: 'passkeys: what is refused counts as an attempt',
    file: `${ACCOUNTS}/passkey-sign-in.service.ts`,
    find: 'await countGuesses(ctx, user?.id ?? credentialId, async () => {',
    replace: 'await countGuesses(ctx, `${ctx.now().getTime()} ${clientData}`, async () => {',
    test: TEST,
  },
  {
    guard: 'passkeys: a confirmation takes one of the account’s own',
    file: `${ACCOUNTS}/second-factor-check.ts`,
    find: '{ credentialId: answer.credentialId, user: user.id }',
    replace: '{ credentialId: answer.credentialId }',
    test: TEST,
  },
  {
    guard: 'passkeys: one is removed by its owner',
    file: SERVICE,
    find: 'findOne(Passkey, { id, user: userId })',
    replace: 'findOne(Passkey, userId > 0 ? { id } : { id: 0 })',
    test: ADDING,
  },
];

const BUSINESSES = 'api/src/modules/businesses';
const TEAM = `${BUSINESSES}/team.test.ts`;
const INVITATIONS = `${BUSINESSES}/team-invitation.service.ts`;
const MATRIX = 'api/src/testing/access/access.test.ts';

/**
 * Guards of teams: who may do what for a business, and who joins one.
 * @type {readonly import('./table.mjs').Mutation[]}
 */
export const TEAM_MUTATIONS = [
  {
    guard: 'teams: an operation asks a member for the right',
    file: 'api/src/graphql/guard.ts',
    find: 'if (right === undefined || !hasRight(member.role, right)) {',
    replace: 'if (right === undefined && member.businessId === 0) {',
    test: TEAM,
  },
  {
    guard: 'teams: a field asks a member for the right',
    file: 'api/src/modules/bookings/booking.types.ts',
    find: '  @Right(BusinessRight.FIGURES)\n',
    replace: '  @Right(BusinessRight.BOOKINGS)\n',
    test: TEAM,
  },
  {
    guard: 'teams: a member acts for the own business only',
    file: `${BUSINESSES}/business.policy.ts`,
    find: 'viewer.membership?.businessId === businessId && hasRight',
    replace: 'viewer.membership !== undefined && businessId > 0 && hasRight',
    test: MATRIX,
  },
  {
    guard: 'teams: a policy asks a member for the right',
    file: `${BUSINESSES}/business.policy.ts`,
    find: ' && hasRight(viewer.membership.role, right);',
    replace: ' && right.length > 0;',
    test: `${BUSINESSES}/business.policy.test.ts`,
  },
  {
    guard: 'teams: only the owner changes whom invoices are from',
    file: `${BUSINESSES}/business.service.ts`,
    find: 'toBusinessFacts(business), BusinessRight.SELLER)',
    replace: 'toBusinessFacts(business), BusinessRight.SETTINGS)',
    test: TEAM,
  },
  {
    guard: 'teams: a member who becomes staff acts as staff alone',
    file: 'api/src/modules/accounts/token.ts',
    find: 'role === Role.USER ? session.membership : null',
    replace: 'session.membership',
    test: TEAM,
  },
  {
    guard: 'teams: members have a second factor where owners must',
    file: 'api/src/modules/accounts/token.ts',
    find: 'role: membership ? Role.BUSINESS : role }',
    replace: 'role }',
    test: TEAM,
  },
  {
    guard: 'teams: a live connection hears nothing once the membership has ended',
    file: 'api/src/modules/bookings/booking.live.ts',
    find: 'membership && booking.members[id] === membership.role',
    replace: 'membership && id > 0',
    test: 'api/src/modules/bookings/live.test.ts',
  },
  {
    guard: 'invitations: another address can’t accept one',
    file: INVITATIONS,
    find: "  if (user.emailKey !== emailKey) return { code: 'FORBIDDEN', message: TEAM_MESSAGES.otherAddress };\n",
    replace: '',
    test: TEAM,
  },
  {
    guard: 'invitations: owners and staff can’t accept one',
    file: INVITATIONS,
    find: "  if (user.role !== Role.USER) return { code: 'CONFLICT', message: TEAM_MESSAGES.otherAccount };\n",
    replace: '',
    test: TEAM,
  },
  {
    guard: 'invitations: a used one is refused',
    file: INVITATIONS,
    find: "  if (invitation.acceptedAt !== null) refuse('USED');\n",
    replace: '',
    test: TEAM,
  },
  {
    guard: 'invitations: an old one is refused',
    file: INVITATIONS,
    find: "  if (invitation.expiresAt <= ctx.now()) refuse('EXPIRED');\n",
    replace: '',
    test: TEAM,
  },
  {
    guard: 'invitations: one that was taken back is refused',
    file: INVITATIONS,
    find: '!invitation || invitation.revokedAt !== null',
    replace: '!invitation',
    test: TEAM,
  },
  {
    guard: 'invitations: a full team takes nobody',
    file: INVITATIONS,
    find: '    if ((await countSeats(em, business.id, ctx.now())) >= TEAM_LIMITS.membersMax)',
    replace: '    if ((await countSeats(em, business.id, ctx.now())) >= Infinity)',
    test: TEAM,
  },
];

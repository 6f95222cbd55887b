import { ACCOUNT_LINK_MUTATIONS } from './account-links.mjs';
import { ATTACK_MUTATIONS } from './attacks.mjs';
import { FAST_PATH_MUTATIONS } from './fast-path.mjs';
import { FAULT_MUTATIONS } from './faults.mjs';
import { LIMIT_MUTATIONS } from './limits.mjs';
import { PASSKEY_MUTATIONS } from './passkeys.mjs';
import { PERSONAL_DATA_MUTATIONS } from './personal-data.mjs';
import { CITY_RULE_MUTATIONS } from './city-rules.mjs';
import { RATE_MUTATIONS } from './rates.mjs';
import { READ_MODEL_MUTATIONS } from './read-models.mjs';
import { REPLICA_MUTATIONS } from './replicas.mjs';
import { SECOND_FACTOR_MUTATIONS } from './second-factor.mjs';
import { OBSERVABILITY_MUTATIONS } from './observability.mjs';
import { SESSION_MUTATIONS } from './sessions.mjs';
import { DIARY_MUTATIONS } from './diary.mjs';
import { HOLD_MUTATIONS } from './holds.mjs';
import { SHARED_SPACE_MUTATIONS } from './shared-space.mjs';
import { TEAM_MUTATIONS } from './teams.mjs';
import { TRUST_MUTATIONS } from './trust.mjs';

/**
 * Every guard that must never go missing, the change that takes it out, and the tests that then have to fail. `find` stands in
 * the file exactly once.
 * @typedef {object} Mutation
 * @property {string} guard what is taken out
 * @property {string} file
 * @property {string} find
 * @property {string} replace
 * @property {string} test the file of tests that notice
 */

const MODULES = 'api/src/modules';

/** @type {readonly Mutation[]} */
export const MUTATIONS = [
  {
    guard: 'an operation asks for a sign-in',
    file: 'api/src/graphql/guard.ts',
    find: "if (!ctx.viewer) throw new DomainError('UNAUTHENTICATED', 'Please sign in to continue.');",
    replace: 'if (!ctx.viewer) return;',
    test: `${MODULES}/notifications/outbox.test.ts`,
  },
  {
    guard: 'an operation asks for a role',
    file: 'api/src/graphql/guard.ts',
    find: 'if (!roles.includes(withheldRole ?? role))',
    replace: 'if (!roles.includes(withheldRole ?? role) && roles.length === 0)',
    test: `${MODULES}/notifications/outbox.test.ts`,
  },
  {
    guard: 'a directive on an operation',
    file: `${MODULES}/notifications/outbox.resolver.ts`,
    find: '@Auth(...STAFF)\n  @Query',
    replace: '@Query',
    test: 'api/src/schema.test.ts',
  },
  {
    guard: 'maintenance restricts access to staff',
    file: 'api/src/graphql/guard.ts',
    find: '  if (!operation.inMaintenance) await ctx.app.maintenance.assertOpen(ctx);\n',
    replace: '',
    test: `${MODULES}/maintenance/maintenance.test.ts`,
  },
  {
    guard: 'a token ends with the version of its account',
    file: `${MODULES}/accounts/session.queries.ts`,
    find: "      .where('u.token_version', '=', tokenVersion)\n",
    replace: '',
    test: `${MODULES}/accounts/sign-in-limits.test.ts`,
  },
  {
    guard: 'attempts to sign in are limited by account',
    file: `${MODULES}/accounts/sign-in-attempts.ts`,
    find: 'await counter.take(key)',
    replace: '{ left: 1 }',
    test: `${MODULES}/accounts/account.test.ts`,
  },
  {
    guard: 'guesses of a signed-in caller are limited by account, whatever the address',
    file: `${MODULES}/accounts/sign-in-attempts.ts`,
    find: '{ counter: ctx.app.limits.guessByViewer, key: String(userId) }',
    replace: '{ counter: ctx.app.limits.loginByAccount, key: toGuessKey(ctx, userId) }',
    test: `${MODULES}/accounts/viewer-guesses.test.ts`,
  },
  {
    guard: 'registration offers two roles only',
    file: 'api/src/domain/accounts/inputs.ts',
    find: '    .oneOf(REGISTRATION_ROLES, messages.roleInvalid)\n',
    replace: '',
    test: `${MODULES}/accounts/account.test.ts`,
  },
  {
    guard: 'common passwords are refused',
    file: `${MODULES}/accounts/password-rules.ts`,
    find: 'common.has(password.normalize',
    replace: 'common.has(field + password.normalize',
    test: `${MODULES}/accounts/password-rules.test.ts`,
  },
  {
    guard: 'a new account’s password is checked',
    file: `${MODULES}/accounts/account.service.ts`,
    find: "  await assertPasswordAllowed('password', input.password, input);\n",
    replace: '',
    test: `${MODULES}/accounts/password-rules.test.ts`,
  },
  {
    guard: 'a changed password is checked',
    file: `${MODULES}/accounts/account.service.ts`,
    find: "  await assertPasswordAllowed('newPassword', input.newPassword, user);\n",
    replace: '',
    test: `${MODULES}/accounts/password-rules.test.ts`,
  },
  {
    guard: 'a booking is its customer’s',
    file: `${MODULES}/bookings/booking.policy.ts`,
    find: 'viewer.role === Role.USER && viewer.id === userId',
    replace: 'viewer.role === Role.USER && userId > 0',
    test: `${MODULES}/bookings/answer.test.ts`,
  },
  {
    guard: 'a booking is its owner’s',
    file: `${MODULES}/bookings/booking.policy.ts`,
    find: 'return isInRole && canActFor(viewer, booking, BusinessRight.BOOKINGS);',
    replace: 'return isInRole && booking.isTrading;',
    test: `${MODULES}/bookings/answer.test.ts`,
  },
  {
    guard: 'the database refuses overlaps',
    file: 'api/src/database/migrations/0006-ledger.ts',
    find: '          exclude using gist (unit_id with =, period with &&) where',
    replace: '          exclude using gist (unit_id with =, id with =, period with &&) where',
    test: `${MODULES}/bookings/concurrency.test.ts`,
  },
  {
    guard: 'units are locked before the check',
    file: 'api/src/database/migrations/0049-shared-space.ts',
    find: '          order by u.id for no key update;',
    replace: '          order by u.id;',
    test: `${MODULES}/bookings/concurrency.test.ts`,
  },
  {
    guard: 'a check before the booking',
    file: `${MODULES}/bookings/booking.changes.ts`,
    find: '  if (!first) return;\n  const words',
    replace: '  if (!first || first) return;\n  const words',
    test: `${MODULES}/bookings/concurrency.test.ts`,
  },
  {
    guard: 'a given price is compared',
    file: `${MODULES}/bookings/offer.ts`,
    find: '  if (!isPriceChanged(sent, price.totalPrice)) return;',
    replace: '  if (!isPriceChanged(sent, price.totalPrice) || sent) return;',
    test: `${MODULES}/bookings/request.test.ts`,
  },
  {
    guard: 'a repeated request creates one booking',
    file: `${MODULES}/idempotency/idempotency.service.ts`,
    find: "if (key === null || key === undefined || key === '') return",
    replace: "if (key !== 'never') return",
    test: `${MODULES}/bookings/promise.test.ts`,
  },
  {
    guard: 'only approved businesses trade',
    file: `${MODULES}/businesses/business.access.ts`,
    find: '  if (isTrading) return;\n',
    replace: '  if (isTrading || status) return;\n',
    test: `${MODULES}/businesses/dashboard.test.ts`,
  },
  {
    guard: 'a hall is its owner’s',
    // Changes are guarded twice: the result is read through this query.
    file: `${MODULES}/halls/hall-owner.queries.ts`,
    find: "    .where('h.id', '=', id)\n    .where('h.business_id', '=', businessId)\n",
    replace: "    .where('h.id', '=', id)\n",
    test: `${MODULES}/halls/hall-owner.test.ts`,
  },
  {
    guard: 'a catalogue is its owner’s',
    // Guarded twice as well.
    file: `${MODULES}/catalogue/catalogue.queries.ts`,
    find: ".as('hallCount'),\n    )\n    .where('i.business_id', '=', of.businessId)\n    .orderBy(BY_NAME);\n  return (id === undefined ? items : items.where('i.id', '=', id)).execute();\n}\n\n/** A business's optional",
    replace:
      ".as('hallCount'),\n    )\n    .orderBy(BY_NAME);\n  return (id === undefined ? items : items.where('i.id', '=', id)).execute();\n}\n\n/** A business's optional",
    test: `${MODULES}/catalogue/catalogue.test.ts`,
  },
  {
    guard: 'a document is its owner’s and staff’s',
    file: `${MODULES}/media/media.policy.ts`,
    find: 'return isUploader(viewer, file) || isStaff(viewer.role);',
    replace: 'return isUploader(viewer, file) || isStaff(viewer.role) || viewer.id > 0;',
    test: `${MODULES}/media/media.test.ts`,
  },
  {
    guard: 'an upload is identified by its content',
    file: `${MODULES}/media/media.service.ts`,
    find: '  await detectContent(UploadKind.IMAGE, sent);\n',
    replace: '',
    test: `${MODULES}/media/media.test.ts`,
  },
  {
    guard: 'files of other accounts can’t be claimed',
    file: `${MODULES}/media/media.policy.ts`,
    find: '(file.claimedBy === null && isUploader(viewer, file))',
    replace: 'file.claimedBy === null',
    test: `${MODULES}/media/claims.test.ts`,
  },
  {
    guard: 'articles are sanitized',
    file: `${MODULES}/blog/blog.html.ts`,
    find: 'sanitizeHtml(html, OPTIONS).trim()',
    replace: 'OPTIONS ? html : sanitizeHtml(html)',
    test: `${MODULES}/blog/blog.html.test.ts`,
  },
  {
    guard: 'a review is its author’s',
    file: `${MODULES}/reviews/review.policy.ts`,
    find: 'return viewer?.id === authorId;',
    replace: 'return viewer?.id === authorId || viewer !== null;',
    test: `${MODULES}/reviews/review.test.ts`,
  },
  {
    guard: 'a hall that is offline is its owner’s and staff’s',
    file: `${MODULES}/halls/hall.policy.ts`,
    find: 'return hall.isPublic || canSeeInside(viewer, hall, BusinessRight.VIEW_HALLS);',
    replace: 'return hall.isPublic || canSeeInside(viewer, hall, BusinessRight.VIEW_HALLS) || hall.ownerId > 0;',
    test: `${MODULES}/halls/hall-detail.test.ts`,
  },
  {
    guard: 'a review is answered by the hall’s owner',
    file: `${MODULES}/reviews/review.policy.ts`,
    find: 'return !review.isHidden && isOpenTo(viewer, review, BusinessRight.REVIEWS);',
    replace: 'return !review.isHidden && viewer !== null;',
    test: `${MODULES}/reviews/review.test.ts`,
  },
  {
    guard: 'nobody changes their own account',
    file: `${MODULES}/accounts/person.policy.ts`,
    find: 'return viewer.id !== id;',
    replace: 'return viewer.id !== 0 || id > 0;',
    test: `${MODULES}/accounts/person.test.ts`,
  },
  {
    guard: 'the environment is masked',
    file: 'api/src/domain/system/environment.ts',
    find: 'isSecretVariable(name, value) ? MASK : value',
    replace: "isSecretVariable(name, value) && name === '' ? MASK : value",
    test: `${MODULES}/system/environment.test.ts`,
  },
  {
    guard: 'the environment asks for a fresh sign-in',
    file: 'api/src/graphql/recent-sign-in.ts',
    find: '  return age <= SESSION_LIMITS.recentSignInMs;',
    replace: '  return age >= 0;',
    test: `${MODULES}/system/environment.test.ts`,
  },
  {
    guard: 'prototype keys are refused',
    file: 'api/src/rest/engine.ts',
    find: '        if (FORBIDDEN_KEYS.has(key)) return',
    replace: '        if (FORBIDDEN_KEYS.has(`${key}!`)) return',
    test: `${MODULES}/accounts/account.test.ts`,
  },
  {
    guard: 'an export runs no formula',
    file: 'api/src/csv-file.ts',
    find: 'FORMULA.test(cell)',
    replace: 'false',
    test: 'api/src/csv-file.test.ts',
  },
  {
    guard: 'the pages’ policy on content',
    file: 'api/src/http/headers.ts',
    find: 'scriptSrc: ["\'self\'"],',
    replace: 'scriptSrc: ["\'self\'", "\'unsafe-inline\'"],',
    test: 'api/src/http/pages.test.ts',
  },
  {
    guard: 'the audit log contains no personal data that deleting an account erases',
    file: `${MODULES}/audit/audit.snapshot.ts`,
    find: 'PERSONAL_COLUMNS ?? [])];',
    replace: 'PERSONAL_COLUMNS?.slice(0, 0) ?? [])];',
    test: 'api/src/testing/access/access.test.ts',
  },
  {
    guard: 'the audit log contains an article’s previous content',
    file: `${MODULES}/blog/blog-editor.service.ts`,
    find: 'const before = extendSnapshot(await toPostSnapshot(em, post), { comments });',
    replace:
      'const before = extendSnapshot({ ...(await toPostSnapshot(em, post)), values: { title: post.title } }, { comments });',
    test: 'api/src/testing/access/access.test.ts',
  },
  ...LIMIT_MUTATIONS,
  ...FAST_PATH_MUTATIONS,
  ...ATTACK_MUTATIONS,
  ...ACCOUNT_LINK_MUTATIONS,
  ...PASSKEY_MUTATIONS,
  ...PERSONAL_DATA_MUTATIONS,
  ...RATE_MUTATIONS,
  ...CITY_RULE_MUTATIONS,
  ...READ_MODEL_MUTATIONS,
  ...REPLICA_MUTATIONS,
  ...DIARY_MUTATIONS,
  ...HOLD_MUTATIONS,
  ...SHARED_SPACE_MUTATIONS,
  ...SECOND_FACTOR_MUTATIONS,
  ...FAULT_MUTATIONS,
  ...SESSION_MUTATIONS,
  ...TEAM_MUTATIONS,
  ...TRUST_MUTATIONS,
  ...OBSERVABILITY_MUTATIONS,
];

/** Guards of links in mails: confirmed addresses, forgotten passwords (see table.mjs). */
const MODULES = 'api/src/modules';

/** @type {readonly { guard: string, file: string, find: string, replace: string, test: string }[]} */
export const ACCOUNT_LINK_MUTATIONS = [
  {
    guard: 'a link works once',
    file: `${MODULES}/accounts/account-link.service.ts`,
    find: "  if (link.usedAt !== null) refuse('USED');\n",
    replace: '',
    test: `${MODULES}/accounts/email-confirmation.test.ts`,
  },
  {
    guard: 'a link expires',
    file: `${MODULES}/accounts/account-link.service.ts`,
    find: "  if (link.expiresAt <= ctx.now()) refuse('EXPIRED');\n",
    replace: '',
    test: `${MODULES}/accounts/password-reset.test.ts`,
  },
  {
    guard: 'a link is for one purpose',
    file: `${MODULES}/accounts/account-link.service.ts`,
    find: '{ tokenHash, purpose: { $in: [...purposes] } }',
    replace: '{ tokenHash, id: { $ne: purposes.length * 0 } }',
    test: `${MODULES}/accounts/password-reset.test.ts`,
  },
  {
    guard: 'a new link replaces the earlier one, and a new password ends them',
    file: `${MODULES}/accounts/account-link.service.ts`,
    find: '  await em.nativeDelete(AccountLink, { user: userId, usedAt: null, ...(used',
    replace: '  await em.nativeDelete(AccountLink, { user: 0, usedAt: null, ...(used && userId > 0',
    test: `${MODULES}/accounts/password-reset.test.ts`,
  },
  {
    guard: 'reviews and applications wait for a confirmed address',
    file: `${MODULES}/accounts/email-confirmation.service.ts`,
    find: '  if (!ctx.app.env.requireConfirmedEmail) return;',
    replace: '  if (ctx.app.env.requireConfirmedEmail || ctx.viewer) return;',
    test: `${MODULES}/accounts/email-confirmation.test.ts`,
  },
  {
    guard: 'a new address needs the password',
    file: `${MODULES}/accounts/account.service.ts`,
    find: '    await assertCurrentPassword(ctx, viewer, input.currentPassword);\n',
    replace: '',
    test: `${MODULES}/accounts/email-confirmation.test.ts`,
  },
  {
    guard: 'an address that has an account gets no link from another one',
    file: `${MODULES}/accounts/email-confirmation.service.ts`,
    find: 'isTaken ? createAccountExistsMail(email) :',
    replace: 'isTaken && email === token ? createAccountExistsMail(email) :',
    test: `${MODULES}/accounts/email-confirmation.test.ts`,
  },
  {
    guard: 'a reset ends every session',
    file: `${MODULES}/accounts/password-reset.service.ts`,
    find: '    user.tokenVersion += 1;\n',
    replace: '',
    test: `${MODULES}/accounts/password-reset.test.ts`,
  },
  {
    guard: 'a password that a link sets is checked',
    file: `${MODULES}/accounts/password-reset.service.ts`,
    find: "  await assertPasswordAllowed('newPassword', newPassword, owner);\n",
    replace: '',
    test: `${MODULES}/accounts/password-reset.test.ts`,
  },
  {
    guard: 'staff see no token of a link',
    file: `${MODULES}/notifications/outbox.service.ts`,
    find: 'const mayRead = isAdmin && isMailUnsent(mail.status);',
    replace: 'const mayRead = isAdmin || isMailUnsent(mail.status);',
    test: `${MODULES}/accounts/email-confirmation.test.ts`,
  },
];

import type { RequestContext } from '../../context.js';
import type { Database } from '../../database/tables.js';
import { inTransaction } from '../../database/transaction.js';
import { ACCOUNT_MESSAGES } from '../../domain/accounts/inputs.js';
import { ChallengePurpose, describeRequirement, PASSKEY_MESSAGES } from '../../domain/accounts/passkeys.js';
import { readSecondFactorCode, SECOND_FACTOR_MESSAGES } from '../../domain/accounts/second-factor.js';
import { DomainError, invalidInput } from '../../domain/input/errors.js';
import { queueMail } from '../notifications/outbox.service.js';
import { recordSecurityEvent } from '../security-log/security-log.service.js';
import { AuthenticatorApp } from './authenticator-app.entity.js';
import { checkPasskey, takeAnsweredChallenge } from './passkey-check.js';
import { Passkey } from './passkey.entity.js';
import type { PasskeyAnswerInput } from './passkey.inputs.js';
import { passwordMatches } from './password.js';
import { takeRecoveryCode } from './recovery-codes.js';
import { decryptSecret } from './secret-encryption.js';
import { createSecondFactorMail } from './second-factor.mails.js';
import { listSecondFactorMethods } from './second-factor.queries.js';
import { countViewerGuesses, type Verdict } from './sign-in-attempts.js';
import { findStep } from './totp.js';
import type { User } from './user.entity.js';

/** Names the key of authenticator apps among those derived from the server's secret. */
export const AUTHENTICATOR_PURPOSE = 'authenticator app';

/** Accepts a code of the account's app, once. */
async function acceptAppCode(ctx: RequestContext, userId: number, code: string): Promise<boolean> {
  const app = await ctx.em.findOne(AuthenticatorApp, { user: userId, confirmedAt: { $ne: null } }, { refresh: true });
  const owner = { serverSecret: ctx.app.env.jwtSecret, purpose: AUTHENTICATOR_PURPOSE, boundTo: userId };
  const secret = app && (await decryptSecret(owner, app.secret));
  const step = secret && findStep(secret, code, { at: ctx.now(), after: app.lastStep });
  if (step === undefined || step === null) return false;
  const used = await ctx.em
    .getKysely<Database>()
    .updateTable('authenticator_apps')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    // Of two requests with one code, one gets it.
    .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .returning('id')
    .execute();
  return used.length === 1;
}

/** Accepts a recovery code, once, and tells the account. */
async function acceptRecoveryCode(ctx: RequestContext, user: User, code: string): Promise<boolean> {
  return inTransaction(ctx.em, async (em) => {
    if (!(await takeRecoveryCode(ctx, em, { userId: user.id, code }))) return false;
    await recordSecurityEvent(ctx, em, { kind: 'RECOVERY_CODE_USED', accountId: user.id });
    await queueMail(ctx, em, createSecondFactorMail(user, 'recovery-code-used', ctx.now()));
    return true;
  });
}

/**
 * Checks the code of an account's second factor, after its password was right. Wrong codes are also counted by account alone:
 * whoever sends one knows the password, so guesses from many addresses must not add up.
 * @throws DomainError TOO_MANY_REQUESTS
 */
export async function checkSecondFactor(
  ctx: RequestContext,
  user: User,
  typed: string | null | undefined,
): Promise<Verdict> {
  const methods = await listSecondFactorMethods(ctx.em, user.id);
  if (methods.length === 0) return 'RIGHT';
  if (typed === undefined || typed === null) return 'CODE_REQUIRED';
  const { codeByAccount } = ctx.app.limits;
  const allowance = await codeByAccount.take(String(user.id));
  const given = readSecondFactorCode(typed);
  const isRight =
    given !== undefined &&
    (await (given.method === 'AUTHENTICATOR'
      ? acceptAppCode(ctx, user.id, given.code)
      : acceptRecoveryCode(ctx, user, given.code)));
  if (!isRight) {
    // Outside of any transaction, which the refusal would roll back.
    const locked = { kind: 'LOCKED_OUT', accountId: user.id, details: { of: 'codes' } } as const;
    if (allowance?.left === 0) await recordSecurityEvent(ctx, ctx.em.fork(), locked);
    return 'WRONG_CODE';
  }
  await codeByAccount.giveBack(String(user.id));
  return 'RIGHT';
}

/** @throws DomainError SECOND_FACTOR_REQUIRED, naming the account's methods; INVALID_SECOND_FACTOR */
export async function assertSecondFactorShown(ctx: RequestContext, user: User, verdict: Verdict): Promise<void> {
  if (verdict === 'CODE_REQUIRED') {
    const methods = await listSecondFactorMethods(ctx.em, user.id);
    throw new DomainError('SECOND_FACTOR_REQUIRED', describeRequirement(methods), { details: { methods } });
  }
  if (verdict !== 'WRONG_CODE') return;
  throw new DomainError('INVALID_SECOND_FACTOR', SECOND_FACTOR_MESSAGES.codeWrong, { field: 'code' });
}

/** How somebody who is signed in proves again who they are: by password and code, or by a passkey. */
export interface Identity {
  password?: string | undefined;
  code?: string | null | undefined;
  passkey?: PasskeyAnswerInput | null | undefined;
}

/** @throws DomainError INVALID_SECOND_FACTOR on passkey; TOO_MANY_REQUESTS */
async function assertPasskey(ctx: RequestContext, user: User, answer: PasskeyAnswerInput): Promise<void> {
  const use = { purpose: ChallengePurpose.REAUTHENTICATE, userId: user.id };
  const verdict = await countViewerGuesses(ctx, user.id, async () => {
    const challenge = await takeAnsweredChallenge(ctx, answer.clientData, use);
    const passkey = await ctx.em.findOne(Passkey, { credentialId: answer.credentialId, user: user.id });
    const isRight = passkey !== null && (await checkPasskey(ctx, { user, passkey }, { answer, challenge }));
    return isRight ? 'RIGHT' : 'WRONG_PASSKEY';
  });
  if (verdict !== 'RIGHT')
    throw new DomainError('INVALID_SECOND_FACTOR', PASSKEY_MESSAGES.refused, { field: 'passkey' });
}

/**
 * Checks the password of an account, and its second factor where one is set up; or one of its passkeys.
 * @throws DomainError INVALID_INPUT on password when it is wrong; SECOND_FACTOR_REQUIRED; INVALID_SECOND_FACTOR; TOO_MANY_REQUESTS
 */
export async function assertIdentity(
  ctx: RequestContext,
  user: User,
  { password, code, passkey }: Identity,
): Promise<void> {
  if (passkey) return assertPasskey(ctx, user, passkey);
  if (password === undefined) throw invalidInput([{ field: 'password', message: ACCOUNT_MESSAGES.passwordRequired }]);
  const verdict = await countViewerGuesses(ctx, user.id, async () =>
    (await passwordMatches(user.passwordHash, password)) ? checkSecondFactor(ctx, user, code) : 'WRONG_PASSWORD',
  );
  if (verdict === 'WRONG_PASSWORD') {
    throw invalidInput([{ field: 'password', message: ACCOUNT_MESSAGES.currentPasswordIncorrect }]);
  }
  await assertSecondFactorShown(ctx, user, verdict);
}

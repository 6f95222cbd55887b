import { randomBytes } from 'node:crypto';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { publishEvent } from '../../graphql/live.js';
import { Role } from '../../domain/accounts/roles.js';
import {
  needsSecondFactor,
  readSecondFactorCode,
  SECOND_FACTOR_MESSAGES,
} from '../../domain/accounts/second-factor.js';
import { DomainError, invalidInput } from '../../domain/input/errors.js';
import type { SecurityEventKind } from '../../domain/security-log/events.js';
import { queueMail } from '../notifications/outbox.service.js';
import { recordSecurityEvent } from '../security-log/security-log.service.js';
import type { Account } from './account.types.js';
import { AuthenticatorApp } from './authenticator-app.entity.js';
import { PasskeyChallenge } from './passkey-challenge.entity.js';
import { Passkey } from './passkey.entity.js';
import { RecoveryCode } from './recovery-code.entity.js';
import { replaceRecoveryCodes } from './recovery-codes.js';
import { AUTHENTICATOR_PURPOSE } from './second-factor-check.js';
import type { ConfirmAuthenticatorInput } from './second-factor.inputs.js';
import { createSecondFactorMail, type SecondFactorChange } from './second-factor.mails.js';
import {
  findSecondFactors,
  isTeamMember,
  lacksSecondFactor,
  listSecondFactorMethods,
} from './second-factor.queries.js';
import type { AuthenticatorSetup, RecoveryCodes, SecondFactors } from './second-factor.types.js';
import { decryptSecret, encryptSecret } from './secret-encryption.js';
import { createAppUri, findStep, toBase32 } from './totp.js';
import { User } from './user.entity.js';

const SECRET_BYTES = 20;

/** The viewer's account, locked, so that two requests never change its second factors at once. */
export function lockViewerUser(ctx: RequestContext, em: EntityManager): Promise<User> {
  const options = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  return em.findOneOrFail(User, { id: requireViewer(ctx).id }, options);
}

/** Records a change of second factors and tells the account; open connections get the rights that it now has. */
export async function reportChange(
  ctx: RequestContext,
  em: EntityManager,
  { user, kind, mail, subject, details }: SecondFactorReport,
): Promise<void> {
  await recordSecurityEvent(ctx, em, { kind, accountId: user.id, ...(details ? { details } : {}) });
  await queueMail(ctx, em, createSecondFactorMail(user, mail, ctx.now(), subject));
  await publishEvent(em, 'account', user.id);
}

interface SecondFactorReport {
  user: User;
  kind: SecurityEventKind;
  mail: SecondFactorChange;
  /** The name of the passkey concerned. */
  subject?: string;
  details?: Record<string, unknown>;
}

/** Whether an account must have a second factor, for its role or as a member of a team, and has none. */
export async function getLacksSecondFactor(ctx: RequestContext, { id, role }: Account): Promise<boolean> {
  const { viewer } = ctx;
  // Known from the token; an API key's viewer was authenticated without it.
  if (viewer?.id === id && !viewer.key) return Boolean(viewer.withheldRole ?? viewer.withheldMembership);
  const rule = ctx.app.env.requireSecondFactor;
  const isMember = role === Role.USER && needsSecondFactor(rule, Role.BUSINESS) && (await isTeamMember(ctx.em, id));
  return lacksSecondFactor(ctx.em, rule, { id, role: isMember ? Role.BUSINESS : role });
}

/** What the viewer has set up. */
export async function getSecondFactors(ctx: RequestContext): Promise<SecondFactors> {
  const { id, role, withheldRole = role, membership, withheldMembership } = requireViewer(ctx);
  const required = (membership ?? withheldMembership) ? Role.BUSINESS : withheldRole;
  const found = await findSecondFactors(ctx.em, id);
  return { isRequired: needsSecondFactor(ctx.app.env.requireSecondFactor, required), ...found };
}

/**
 * Starts to set up an authenticator app; it counts once `confirmAuthenticator` got a code of it.
 * @throws DomainError CONFLICT when there is one
 */
export async function startAuthenticator(ctx: RequestContext): Promise<AuthenticatorSetup> {
  return inTransaction(ctx.em, async (em) => {
    const user = await lockViewerUser(ctx, em);
    const existing = await em.findOne(AuthenticatorApp, { user: user.id });
    if (existing?.confirmedAt)
      throw new DomainError('CONFLICT', 'You have an authenticator app. Please remove it before you add another one.');
    const secret = randomBytes(SECRET_BYTES);
    const owner = { serverSecret: ctx.app.env.jwtSecret, purpose: AUTHENTICATOR_PURPOSE, boundTo: user.id };
    const started = { secret: await encryptSecret(owner, secret), createdAt: ctx.now() };
    if (existing) Object.assign(existing, started);
    else em.create(AuthenticatorApp, { user: user.id, ...started });
    await em.flush();
    return { setupKey: toBase32(secret), uri: createAppUri(secret, user.email) };
  });
}

/**
 * Confirms the authenticator app with its first code, which can't be used again.
 * @returns recovery codes, where it is the account's first second factor
 * @throws DomainError INVALID_INPUT on code when it is wrong; CONFLICT when no set-up was started
 */
export async function confirmAuthenticator(
  ctx: RequestContext,
  { code }: ConfirmAuthenticatorInput,
): Promise<RecoveryCodes> {
  return inTransaction(ctx.em, async (em) => {
    const user = await lockViewerUser(ctx, em);
    const app = await em.findOne(AuthenticatorApp, { user: user.id, confirmedAt: null });
    const owner = { serverSecret: ctx.app.env.jwtSecret, purpose: AUTHENTICATOR_PURPOSE, boundTo: user.id };
    const secret = app && (await decryptSecret(owner, app.secret));
    if (!secret) throw new DomainError('CONFLICT', 'Please start to set up the authenticator app again.');
    const given = readSecondFactorCode(code);
    const digits = given?.method === 'AUTHENTICATOR' ? given.code : undefined;
    const step = digits === undefined ? undefined : findStep(secret, digits, { at: ctx.now(), after: null });
    if (step === undefined) throw invalidInput([{ field: 'code', message: SECOND_FACTOR_MESSAGES.codeWrong }]);
    const isFirst = (await listSecondFactorMethods(em, user.id)).length === 0;
    app.confirmedAt = ctx.now();
    app.lastStep = step;
    await em.flush();
    await reportChange(ctx, em, { user, kind: 'AUTHENTICATOR_ADDED', mail: 'authenticator-added' });
    return { codes: isFirst ? await replaceRecoveryCodes(ctx, em, user.id) : [] };
  });
}

/** Removes the viewer's authenticator app. @throws DomainError NOT_FOUND without one */
export async function removeAuthenticator(ctx: RequestContext): Promise<boolean> {
  return inTransaction(ctx.em, async (em) => {
    const user = await lockViewerUser(ctx, em);
    const removed = await em.nativeDelete(AuthenticatorApp, { user: user.id, confirmedAt: { $ne: null } });
    if (removed === 0) throw new DomainError('NOT_FOUND', 'There is no authenticator app');
    await discardUselessCodes(em, user.id);
    await reportChange(ctx, em, { user, kind: 'AUTHENTICATOR_REMOVED', mail: 'authenticator-removed' });
    return true;
  });
}

/** Deletes the recovery codes of an account that has no second factor left. */
export async function discardUselessCodes(em: EntityManager, userId: number): Promise<void> {
  const methods = await listSecondFactorMethods(em, userId);
  if (methods.length === 0) await em.nativeDelete(RecoveryCode, { user: userId });
}

/** Gives the viewer new recovery codes. @throws DomainError CONFLICT without a second factor */
export async function renewRecoveryCodes(ctx: RequestContext): Promise<RecoveryCodes> {
  return inTransaction(ctx.em, async (em) => {
    const user = await lockViewerUser(ctx, em);
    const methods = await listSecondFactorMethods(em, user.id);
    if (methods.length === 0) throw new DomainError('CONFLICT', SECOND_FACTOR_MESSAGES.notSetUp);
    await reportChange(ctx, em, { user, kind: 'RECOVERY_CODES_RENEWED', mail: 'recovery-codes-renewed' });
    return { codes: await replaceRecoveryCodes(ctx, em, user.id) };
  });
}

/** Deletes everything that an account has set up, codes included. */
export async function discardSecondFactors(em: EntityManager, userId: number): Promise<void> {
  await em.nativeDelete(RecoveryCode, { user: userId });
  await em.nativeDelete(AuthenticatorApp, { user: userId });
  await em.nativeDelete(Passkey, { user: userId });
  await em.nativeDelete(PasskeyChallenge, { user: userId });
}

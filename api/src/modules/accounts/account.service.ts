import { LockMode } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { toDomainError } from '../../database/constraints.js';
import type { Database } from '../../database/tables.js';
import { inTransaction } from '../../database/transaction.js';
import { publishEvent } from '../../graphql/live.js';
import { toNetworkKey } from '../../http/address.js';
import { ACCOUNT_MESSAGES } from '../../domain/accounts/inputs.js';
import { TERMS_MESSAGE, TERMS_VERSION } from '../../domain/accounts/terms.js';
import { isStaff } from '../../domain/accounts/roles.js';
import { DomainError, invalidInput } from '../../domain/input/errors.js';
import { queueMail } from '../notifications/outbox.service.js';
import { recordSecurityEvent } from '../security-log/security-log.service.js';
import { discardOpenLinks } from './account-link.service.js';
import { createPasswordChangeNotice } from './account.mails.js';
import type { ChangePasswordInput, RegisterInput, SignInInput, UpdateProfileInput } from './account.inputs.js';
import { toAccount, type Account, type Session } from './account.types.js';
import { startConfirmation, startEmailChange, takeLinkMail } from './email-confirmation.service.js';
import { hashPassword, passwordMatches } from './password.js';
import { assertPasswordAllowed } from './password-rules.js';
import { assertIdentity, assertSecondFactorShown, checkSecondFactor, type Identity } from './second-factor-check.js';
import { countGuesses, countViewerGuesses, takeSignIn } from './sign-in-attempts.js';
import { endSessions, isViewerSessionRenewable, refreshSignIn, startSession } from './session.service.js';
import { createSuspensionError } from './suspension.js';
import { toAccountKey, User } from './user.entity.js';
import { getVisitorPlace, toE164, type PhonePlace } from '../../domain/text/phone.js';

/**
 * Creates an account and signs it in.
 * @throws DomainError INVALID_INPUT for a common password; ALREADY_TAKEN naming email or username; TOO_MANY_REQUESTS
 */
export async function register(ctx: RequestContext, input: RegisterInput): Promise<Session> {
  await ctx.app.limits.registrationByAddress.take(toNetworkKey(ctx.address));
  await assertPasswordAllowed('password', input.password, input);
  const passwordHash = await hashPassword(input.password);
  return inTransaction(ctx.em, async (em) => {
    const { email, username, name, role } = input;
    const created = em.create(User, {
      email,
      username,
      name,
      role,
      passwordHash,
      createdAt: ctx.now(),
      termsVersion: TERMS_VERSION,
      termsAcceptedAt: ctx.now(),
    });
    await em.flush();
    await startConfirmation(ctx, em, created);
    return startSession(ctx, em, created, { renewable: input.renewable === true, reportsNewDevice: false });
  });
}

/**
 * Signs in by e-mail address or user name, and the code of the second factor where one is set up.
 * @throws DomainError UNAUTHENTICATED with the same message whether the account exists or not; SECOND_FACTOR_REQUIRED;
 * INVALID_SECOND_FACTOR; TOO_MANY_REQUESTS
 */
export async function signIn(ctx: RequestContext, input: SignInInput): Promise<Session> {
  return signInWithPassword(ctx, input, () => true, ACCOUNT_MESSAGES.loginFailed);
}

/** Signs staff in to the control panel; anyone else is refused as if the password were wrong. */
export async function staffSignIn(ctx: RequestContext, input: SignInInput): Promise<Session> {
  return signInWithPassword(ctx, input, (user) => isStaff(user.role), ACCOUNT_MESSAGES.adminLoginFailed);
}

/** Accepts a version of terms and privacy policy for the viewer. @throws DomainError INVALID_INPUT unless it is the current one */
export async function acceptTerms(ctx: RequestContext, version: string): Promise<Account> {
  if (version !== TERMS_VERSION) throw invalidInput([{ field: 'version', message: TERMS_MESSAGE }]);
  return inTransaction(ctx.em, async (em) => {
    const user = await em.findOneOrFail(User, { id: requireViewer(ctx).id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (user.termsVersion === version) return toAccount(user);
    user.termsVersion = version;
    user.termsAcceptedAt = ctx.now();
    await em.flush();
    return toAccount(user);
  });
}

function signInWithPassword(
  ctx: RequestContext,
  input: SignInInput,
  allowed: (user: User) => boolean,
  refusal: string,
): Promise<Session> {
  return completeSignIn(ctx, input, () => findByPassword(ctx, input, allowed, refusal), refusal);
}

/**
 * The way to a session, however somebody proves who they are: counts the attempt against its address, and refuses suspended
 * accounts.
 * @param identify finds the account by what was shown, or throws
 * @param refusal what is said when the account has changed meanwhile
 */
export async function completeSignIn(
  ctx: RequestContext,
  { renewable }: Pick<SignInInput, 'renewable'>,
  identify: () => Promise<User>,
  refusal: string,
): Promise<Session> {
  const checked = await countAttempt(ctx, identify);
  if (checked.suspendedAt) throw createSuspensionError();
  return beginSession(ctx, checked, renewable === true, refusal);
}

/** Begins a session, unless the account's password or state has changed since it was identified. */
function beginSession(ctx: RequestContext, checked: User, renewable: boolean, refusal: string): Promise<Session> {
  const { id, tokenVersion } = checked;
  return inTransaction(ctx.em, async (em) => {
    const unchanged = { id, tokenVersion, deletedAt: null, suspendedAt: null };
    const user = await em.findOne(User, unchanged, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (!user) throw new DomainError('UNAUTHENTICATED', refusal);
    return startSession(ctx, em, user, { renewable, reportsNewDevice: true });
  });
}

async function countAttempt(ctx: RequestContext, identify: () => Promise<User>): Promise<User> {
  const attempt = await takeSignIn(ctx);
  try {
    const user = await identify();
    await attempt.succeed();
    return user;
  } catch (problem) {
    // The password was right, and no code was tried.
    const isUnfinished = problem instanceof DomainError && problem.code === 'SECOND_FACTOR_REQUIRED';
    await (isUnfinished ? attempt.succeed() : attempt.fail());
    throw problem;
  }
}

async function findByPassword(
  ctx: RequestContext,
  { emailOrUsername, password, code }: SignInInput,
  allowed: (user: User) => boolean,
  refusal: string,
): Promise<User> {
  const name = toAccountKey(emailOrUsername);
  const user = await ctx.em.findOne(User, {
    $or: [{ emailKey: name }, { usernameKey: name }],
    deletedAt: null,
  });
  const verdict = await countGuesses(ctx, user?.id ?? name, async () => {
    const isRight = await passwordMatches(user?.passwordHash, password);
    return isRight && user && allowed(user) ? checkSecondFactor(ctx, user, code) : 'WRONG_PASSWORD';
  });
  if (!user || verdict === 'WRONG_PASSWORD') throw new DomainError('UNAUTHENTICATED', refusal);
  await assertSecondFactorShown(ctx, user, verdict);
  return user;
}

/** @throws DomainError INVALID_INPUT on currentPassword when it is missing or wrong; TOO_MANY_REQUESTS */
async function assertCurrentPassword(ctx: RequestContext, user: User, given: string | undefined): Promise<void> {
  const { currentPasswordRequired } = ACCOUNT_MESSAGES;
  if (given === undefined) throw invalidInput([{ field: 'currentPassword', message: currentPasswordRequired }]);
  const verdict = await countViewerGuesses(ctx, user.id, async () =>
    (await passwordMatches(user.passwordHash, given)) ? 'RIGHT' : 'WRONG_PASSWORD',
  );
  if (verdict !== 'RIGHT') throw createWrongPasswordError();
}

function createWrongPasswordError(): DomainError {
  return invalidInput([{ field: 'currentPassword', message: ACCOUNT_MESSAGES.currentPasswordIncorrect }]);
}

async function requireViewerUser(ctx: RequestContext): Promise<User> {
  return ctx.em.findOneOrFail(User, { id: requireViewer(ctx).id });
}

/** The viewer's account. */
export async function getViewerAccount(ctx: RequestContext): Promise<Account> {
  return toAccount(await requireViewerUser(ctx));
}

/**
 * Updates the viewer's account; omitted fields stay as they are.
 * A new e-mail address needs the password, and is kept beside the present one until its link is confirmed.
 * @throws DomainError INVALID_INPUT on currentPassword; ALREADY_TAKEN naming username or phone; TOO_MANY_REQUESTS for a new
 * e-mail address
 */
export async function updateProfile(ctx: RequestContext, input: UpdateProfileInput): Promise<Account> {
  const viewer = await requireViewerUser(ctx);
  const { id, emailKey } = viewer;
  const newEmail = input.email !== undefined && toAccountKey(input.email) !== emailKey ? input.email : undefined;
  if (newEmail !== undefined) {
    await assertCurrentPassword(ctx, viewer, input.currentPassword);
    // Limited, because we send mail to the new address: prevents probing other people's addresses.
    await ctx.app.limits.emailChangeByAccount.take(String(id));
    await takeLinkMail(ctx, newEmail);
  }
  return inTransaction(ctx.em, async (em) => {
    const user = await em.findOneOrFail(User, { id });
    // The same address in another case.
    if (input.email !== undefined && newEmail === undefined) user.email = input.email;
    if (input.username !== undefined) user.username = input.username;
    if (input.name !== undefined) user.name = input.name;
    if (input.phone !== undefined && input.phone !== user.phone) {
      user.phone = input.phone;
      user.phoneE164 = toE164(input.phone, getVisitorPlace(ctx.timeZone));
    }
    if (input.locale !== undefined) user.locale = input.locale;
    await em.flush();
    if (newEmail !== undefined) await startEmailChange(ctx, em, user, newEmail);
    return toAccount(user);
  });
}

/**
 * Remembers the phone number of a request for an account that has none, unless it is another account's.
 * @param place where the business is: as in its booking, a number without country code is of its country
 */
export async function rememberPhone(ctx: RequestContext, phone: string, place: PhonePlace): Promise<void> {
  const { id, lacksPhone } = requireViewer(ctx);
  if (!lacksPhone) return;
  try {
    await ctx.em
      .getKysely<Database>()
      .updateTable('users')
      .set({ phone, phone_e164: toE164(phone, place) })
      .where('id', '=', id)
      .where('phone', 'is', null)
      .execute();
  } catch (error) {
    if (toDomainError(error)?.code !== 'ALREADY_TAKEN') throw error;
  }
}

/**
 * Changes the viewer's password, revokes all earlier tokens, tells the account and returns a new session. The sign-in is as old as before: the second
 * factor wasn't asked for.
 * @throws DomainError INVALID_INPUT on currentPassword when it is wrong, on newPassword when it is common; TOO_MANY_REQUESTS
 */
export async function changePassword(ctx: RequestContext, input: ChangePasswordInput): Promise<Session> {
  const user = await requireViewerUser(ctx);
  const { passwordHash: checkedHash } = user;
  const { signedInAt } = requireViewer(ctx);
  await assertCurrentPassword(ctx, user, input.currentPassword);
  await assertPasswordAllowed('newPassword', input.newPassword, user);
  const passwordHash = await hashPassword(input.newPassword);
  return inTransaction(ctx.em, async (em) => {
    const changed = await em.findOneOrFail(User, user.id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    // A reset or another change came first.
    if (changed.passwordHash !== checkedHash) throw createWrongPasswordError();
    changed.passwordHash = passwordHash;
    changed.tokenVersion += 1;
    const renewable = await isViewerSessionRenewable(ctx, em);
    await endSessions(ctx, em, changed.id, { reason: 'PASSWORD_CHANGED' });
    await recordSecurityEvent(ctx, em, { kind: 'PASSWORD_CHANGED' });
    await em.flush();
    await discardOpenLinks(em, changed.id);
    await queueMail(ctx, em, createPasswordChangeNotice(changed.email, ctx.now()));
    await publishEvent(em, 'account', changed.id);
    return startSession(ctx, em, changed, { renewable, reportsNewDevice: false, signedInAt });
  });
}

/**
 * Confirms the viewer's password, and second factor where one is set up, or a passkey, and returns a token with a recent sign-in; the previous
 * one stays valid.
 * @throws DomainError INVALID_INPUT on password when it is wrong; SECOND_FACTOR_REQUIRED; INVALID_SECOND_FACTOR; TOO_MANY_REQUESTS
 */
export async function reauthenticate(ctx: RequestContext, identity: Identity): Promise<Session> {
  const user = await requireViewerUser(ctx);
  await assertIdentity(ctx, user, identity);
  return refreshSignIn(ctx, user);
}

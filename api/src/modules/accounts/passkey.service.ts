import type { EntityManager } from '@mikro-orm/postgresql';
import { requireViewer, type RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import {
  ChallengePurpose,
  PASSKEY_LIMITS,
  PASSKEY_MESSAGES,
  toRelyingParty,
  type ChallengeUse,
} from '../../domain/accounts/passkeys.js';
import { DomainError } from '../../domain/input/errors.js';
import { loadWebAuthn, takeAnsweredChallenge, toUserHandle } from './passkey-check.js';
import { issueChallenge } from './passkey-challenges.js';
import { Passkey } from './passkey.entity.js';
import type { AddPasskeyInput, RenamePasskeyInput } from './passkey.inputs.js';
import type { AddedPasskey, PasskeyOptions, PasskeyView } from './passkey.types.js';
import { replaceRecoveryCodes } from './recovery-codes.js';
import { listSecondFactorMethods } from './second-factor.queries.js';
import { discardUselessCodes, lockViewerUser, reportChange } from './second-factor.service.js';
import { User } from './user.entity.js';

const RELYING_PARTY_NAME = 'Mehfil';
const TIMEOUT_MS = PASSKEY_LIMITS.challengeMinutes * 60_000;
/** Ed25519, ES256 and RS256, as COSE numbers them. */
const ALGORITHMS = [-8, -7, -257];

function toView({ id, name, createdAt, lastUsedAt }: Passkey): PasskeyView {
  return { id, name, createdAt, lastUsedAt };
}

function findPasskeys(em: EntityManager, userId: number): Promise<Passkey[]> {
  return em.find(Passkey, { user: userId }, { orderBy: { id: 'asc' } });
}

function describe({ credentialId, transports }: Passkey): { id: string; transports: string[] } {
  return { id: credentialId, transports: transports === '' ? [] : transports.split(',') };
}

/**
 * Starts to add a passkey: options for the browser, which won't make a second one on the same device.
 * @throws DomainError CONFLICT when the account has as many as it may
 */
export async function startPasskey(ctx: RequestContext): Promise<PasskeyOptions> {
  const { id, email, name } = await ctx.em.findOneOrFail(User, { id: requireViewer(ctx).id });
  const existing = await findPasskeys(ctx.em, id);
  if (existing.length >= PASSKEY_LIMITS.perAccount) throw new DomainError('CONFLICT', PASSKEY_MESSAGES.tooMany);
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: RELYING_PARTY_NAME,
    rpID: toRelyingParty(ctx.app.env.publicUrl).id,
    userID: toUserHandle(id),
    userName: email,
    userDisplayName: name,
    challenge: await issueChallenge(ctx, ctx.em.fork(), { purpose: ChallengePurpose.REGISTER, userId: id }),
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: existing.map(describe),
  });
  return { options: { ...options } };
}

/** The credential of a browser's right answer to a registration, or undefined. */
async function verifyRegistration(ctx: RequestContext, input: AddPasskeyInput, challenge: string) {
  const { id, origin } = toRelyingParty(ctx.app.env.publicUrl);
  const { verifyRegistrationResponse } = await loadWebAuthn();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: input.credentialId,
        rawId: input.credentialId,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: input.clientData, attestationObject: input.attestation },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return registrationInfo?.credential;
  } catch {
    // Any error: the browser chooses what is in the answer.
    return undefined;
  }
}

/**
 * Adds the passkey that answered the challenge of `startPasskey`. With an account's first second factor come recovery codes.
 * @throws DomainError CONFLICT when the answer is wrong or late, and when the passkey or as many as allowed are there already
 */
export async function addPasskey(ctx: RequestContext, input: AddPasskeyInput): Promise<AddedPasskey> {
  const use: ChallengeUse = { purpose: ChallengePurpose.REGISTER, userId: requireViewer(ctx).id };
  const challenge = await takeAnsweredChallenge(ctx, input.clientData, use);
  const credential = challenge === undefined ? undefined : await verifyRegistration(ctx, input, challenge);
  if (!credential) throw new DomainError('CONFLICT', PASSKEY_MESSAGES.notAdded);
  return inTransaction(ctx.em, async (em) => {
    const user = await lockViewerUser(ctx, em);
    const isFirst = (await listSecondFactorMethods(em, user.id)).length === 0;
    if ((await em.count(Passkey, { user: user.id })) >= PASSKEY_LIMITS.perAccount)
      throw new DomainError('CONFLICT', PASSKEY_MESSAGES.tooMany);
    if ((await em.count(Passkey, { credentialId: credential.id })) > 0)
      throw new DomainError('CONFLICT', PASSKEY_MESSAGES.alreadyAdded);
    const passkey = em.create(Passkey, {
      user: user.id,
      name: input.name,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: input.transports.join(','),
      createdAt: ctx.now(),
    });
    await em.flush();
    const details = { passkey: passkey.name };
    await reportChange(ctx, em, { user, kind: 'PASSKEY_ADDED', mail: 'passkey-added', subject: passkey.name, details });
    const recoveryCodes = isFirst ? await replaceRecoveryCodes(ctx, em, user.id) : [];
    return { passkey: toView(passkey), recoveryCodes };
  });
}

/** One of the viewer's passkeys. @throws DomainError NOT_FOUND for somebody else's too */
async function findOwn(em: EntityManager, userId: number, id: number): Promise<Passkey> {
  const passkey = await em.findOne(Passkey, { id, user: userId });
  if (!passkey) throw new DomainError('NOT_FOUND', PASSKEY_MESSAGES.unknown);
  return passkey;
}

/** Gives one of the viewer's passkeys another name. @throws DomainError NOT_FOUND */
export async function renamePasskey(
  ctx: RequestContext,
  id: number,
  { name }: RenamePasskeyInput,
): Promise<PasskeyView> {
  return inTransaction(ctx.em, async (em) => {
    const passkey = await findOwn(em, requireViewer(ctx).id, id);
    passkey.name = name;
    await em.flush();
    return toView(passkey);
  });
}

/** Removes one of the viewer's passkeys, and the recovery codes with the last second factor. @throws DomainError NOT_FOUND */
export async function removePasskey(ctx: RequestContext, id: number): Promise<boolean> {
  return inTransaction(ctx.em, async (em) => {
    const user = await lockViewerUser(ctx, em);
    const { name } = await findOwn(em, user.id, id);
    await em.nativeDelete(Passkey, { id });
    await discardUselessCodes(em, user.id);
    const report = { subject: name, details: { passkey: name } };
    await reportChange(ctx, em, { user, kind: 'PASSKEY_REMOVED', mail: 'passkey-removed', ...report });
    return true;
  });
}

/** Options for the browser to use a passkey: any that it has of this site, or one of an account. */
async function createOptions(
  ctx: RequestContext,
  use: ChallengeUse,
  passkeys: readonly Passkey[] = [],
): Promise<PasskeyOptions> {
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: toRelyingParty(ctx.app.env.publicUrl).id,
    challenge: await issueChallenge(ctx, ctx.em.fork(), use),
    timeout: TIMEOUT_MS,
    userVerification: 'required',
    allowCredentials: passkeys.map(describe),
  });
  return { options: { ...options } };
}

/** Starts a sign-in by passkey; the answer says whose it is. */
export function startPasskeySignIn(ctx: RequestContext): Promise<PasskeyOptions> {
  return createOptions(ctx, { purpose: ChallengePurpose.SIGN_IN, userId: null });
}

/** Starts to confirm the viewer's identity by passkey. @throws DomainError CONFLICT without one */
export async function startPasskeyConfirmation(ctx: RequestContext): Promise<PasskeyOptions> {
  const userId = requireViewer(ctx).id;
  const passkeys = await findPasskeys(ctx.em, userId);
  if (passkeys.length === 0) throw new DomainError('CONFLICT', PASSKEY_MESSAGES.none);
  return createOptions(ctx, { purpose: ChallengePurpose.REAUTHENTICATE, userId }, passkeys);
}

import type { RequestContext } from '../../context.js';
import type { Database } from '../../database/tables.js';
import { inTransaction } from '../../database/transaction.js';
import { toRelyingParty, type ChallengeUse } from '../../domain/accounts/passkeys.js';
import { recordSecurityEvent } from '../security-log/security-log.service.js';
import { queueMail } from '../notifications/outbox.service.js';
import { takeChallenge } from './passkey-challenges.js';
import type { Passkey } from './passkey.entity.js';
import type { PasskeyAnswerInput } from './passkey.inputs.js';
import { createSecondFactorMail } from './second-factor.mails.js';
import type { User } from './user.entity.js';

/** The library, loaded where the first passkey is used: it takes 27 MB. */
export function loadWebAuthn() {
  return import('@simplewebauthn/server');
}

/** What passkeys know an account by. Not personal data, and the same for all passkeys of an account. */
export function toUserHandle(userId: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(String(userId)));
}

/** The challenge that an answer names, used up; undefined when it wasn't issued for this use, or its time is over. */
export async function takeAnsweredChallenge(
  ctx: RequestContext,
  clientData: string,
  use: ChallengeUse,
): Promise<string | undefined> {
  const challenge = readChallenge(clientData);
  return challenge !== undefined && (await takeChallenge(ctx, challenge, use)) ? challenge : undefined;
}

function readChallenge(clientData: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString()) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    // Strangers choose what is in it.
    return undefined;
  }
}

/** The signature counter of a right answer; undefined when anything about it is wrong. */
async function verify(
  ctx: RequestContext,
  { credentialId, publicKey }: Passkey,
  answer: PasskeyAnswerInput,
  challenge: string,
): Promise<number | undefined> {
  const { id, origin } = toRelyingParty(ctx.app.env.publicUrl);
  const { clientData, authenticatorData, signature } = answer;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: answer.credentialId,
        rawId: answer.credentialId,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: clientData, authenticatorData, signature },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      // The library would refuse a lower counter before it looks at the signature: `countUse` does it afterwards.
      credential: { id: credentialId, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter: 0 },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    // Any error: strangers choose what is in the answer.
    return undefined;
  }
}

/** Moves a passkey's counter on; false when it went back or stood still, which only one that doesn't count may do. */
async function countUse(ctx: RequestContext, { id }: Passkey, counter: number): Promise<boolean> {
  const counted = await ctx.em
    .fork()
    .getKysely<Database>()
    .updateTable('passkeys')
    .set({ counter, last_used_at: ctx.now() })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('counter', '<', counter), eb.and([eb('counter', '=', 0), eb.val(counter === 0)])]))
    .returning('id')
    .execute();
  return counted.length === 1;
}

/** Records a passkey whose counter went back, and tells the account: there may be a copy of it. */
async function reportCopy(ctx: RequestContext, user: User, { name }: Passkey): Promise<void> {
  await inTransaction(ctx.em, async (em) => {
    await recordSecurityEvent(ctx, em, { kind: 'PASSKEY_COPIED', accountId: user.id, details: { passkey: name } });
    await queueMail(ctx, em, createSecondFactorMail(user, 'passkey-copied', ctx.now(), name));
  });
}

/** Whether a passkey answered its challenge correctly. The challenge is used up in any case. */
export async function checkPasskey(
  ctx: RequestContext,
  { user, passkey }: { user: User; passkey: Passkey },
  { answer, challenge }: { answer: PasskeyAnswerInput; challenge: string | undefined },
): Promise<boolean> {
  const counter = challenge === undefined ? undefined : await verify(ctx, passkey, answer, challenge);
  if (counter === undefined) return false;
  if (!(await countUse(ctx, passkey, counter))) {
    await reportCopy(ctx, user, passkey);
    return false;
  }
  const details = { passkey: passkey.name };
  await recordSecurityEvent(ctx, ctx.em.fork(), { kind: 'PASSKEY_USED', accountId: user.id, details });
  return true;
}

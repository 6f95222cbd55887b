import type { RequestContext } from '../../context.js';
import { ChallengePurpose, PASSKEY_MESSAGES, type ChallengeUse } from '../../domain/accounts/passkeys.js';
import { isStaff } from '../../domain/accounts/roles.js';
import { DomainError } from '../../domain/input/errors.js';
import { completeSignIn } from './account.service.js';
import type { Session } from './account.types.js';
import { checkPasskey, takeAnsweredChallenge, toUserHandle } from './passkey-check.js';
import { Passkey } from './passkey.entity.js';
import type { PasskeyAnswerInput, PasskeySignInInput } from './passkey.inputs.js';
import { countGuesses } from './sign-in-attempts.js';
import type { User } from './user.entity.js';

const USE: ChallengeUse = { purpose: ChallengePurpose.SIGN_IN, userId: null };

/** @throws DomainError UNAUTHENTICATED, the same whatever is wrong; TOO_MANY_REQUESTS */
async function findByPasskey(
  ctx: RequestContext,
  answer: PasskeyAnswerInput,
  allowed: (user: User) => boolean,
): Promise<User> {
  const { credentialId, clientData, userHandle } = answer;
  const challenge = await takeAnsweredChallenge(ctx, clientData, USE);
  const passkey = await ctx.em.findOne(Passkey, { credentialId, user: { deletedAt: null } }, { populate: ['user'] });
  const user = passkey?.user.getEntity();
  const verdict = await countGuesses(ctx, user?.id ?? credentialId, async () => {
    const isNamed = user && userHandle === Buffer.from(toUserHandle(user.id)).toString('base64url');
    if (!passkey || !isNamed || !allowed(user)) return 'WRONG_PASSKEY';
    return (await checkPasskey(ctx, { user, passkey }, { answer, challenge })) ? 'RIGHT' : 'WRONG_PASSKEY';
  });
  if (!user || verdict !== 'RIGHT') throw new DomainError('UNAUTHENTICATED', PASSKEY_MESSAGES.refused);
  return user;
}

function signIn(ctx: RequestContext, input: PasskeySignInInput, allowed: (user: User) => boolean): Promise<Session> {
  return completeSignIn(ctx, input, () => findByPasskey(ctx, input.passkey, allowed), PASSKEY_MESSAGES.refused);
}

/**
 * Signs in by a passkey alone, whose answer names the account.
 * @throws DomainError UNAUTHENTICATED, the same whatever is wrong; ACCOUNT_SUSPENDED; TOO_MANY_REQUESTS
 */
export function signInWithPasskey(ctx: RequestContext, input: PasskeySignInInput): Promise<Session> {
  return signIn(ctx, input, () => true);
}

/** Signs staff in to the control panel by a passkey; anyone else is refused as if the passkey were unknown. */
export function staffSignInWithPasskey(ctx: RequestContext, input: PasskeySignInInput): Promise<Session> {
  return signIn(ctx, input, (user) => isStaff(user.role));
}

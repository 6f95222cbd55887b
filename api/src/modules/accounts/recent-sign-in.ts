import { requireViewer, type RequestContext } from '../../context.js';
import { SESSION_LIMITS } from '../../domain/accounts/sessions.js';
import { DomainError } from '../../domain/input/errors.js';

/** For what needs the password of the last 15 minutes. @throws DomainError REAUTHENTICATION_REQUIRED when it is longer ago */
export function assertRecentSignIn(ctx: RequestContext): void {
  const age = ctx.now().getTime() - requireViewer(ctx).signedInAt.getTime();
  if (age > SESSION_LIMITS.recentSignInMs) {
    throw new DomainError('REAUTHENTICATION_REQUIRED', 'Please enter your password again to continue');
  }
}

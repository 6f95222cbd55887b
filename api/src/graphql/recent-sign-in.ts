import { requireViewer, type RequestContext } from '../context.js';
import { SESSION_LIMITS } from '../domain/accounts/sessions.js';
import { DomainError } from '../domain/input/errors.js';

/** Whether the viewer's password was entered a short time ago. */
export function hasRecentSignIn(ctx: RequestContext): boolean {
  const age = ctx.now().getTime() - requireViewer(ctx).signedInAt.getTime();
  return age <= SESSION_LIMITS.recentSignInMs;
}

/** @throws DomainError REAUTHENTICATION_REQUIRED when the last sign-in isn't recent */
export function assertRecentSignIn(ctx: RequestContext): void {
  if (!hasRecentSignIn(ctx)) {
    throw new DomainError('REAUTHENTICATION_REQUIRED', 'Please enter your password again to continue');
  }
}

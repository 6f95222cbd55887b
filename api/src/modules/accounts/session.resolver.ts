import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { requireViewer, type RequestContext } from '../../context.js';
import { AlwaysOpen, Auth, SIGNED_IN } from '../../graphql/auth.js';
import { Session } from './account.types.js';
import { findOpenSessions } from './session.queries.js';
import * as sessions from './session.service.js';
import { AccountSessionView } from './session.types.js';

@Resolver()
export class SessionResolver {
  @Auth(...SIGNED_IN)
  @Query(() => [AccountSessionView], {
    description: 'Where the viewer is signed in: the open sessions, the last used one first, at most 100.',
  })
  viewerSessions(@Ctx() ctx: RequestContext): Promise<AccountSessionView[]> {
    const { id, sessionId = 0 } = requireViewer(ctx);
    return findOpenSessions(ctx.em, { userId: id, currentId: sessionId, now: ctx.now() });
  }

  @AlwaysOpen()
  @Mutation(() => Session, {
    description:
      'Renews the session of the renewal cookie, which browsers send to POST /api/user/auth/renew only; refused anywhere else.',
  })
  renewSession(@Ctx() ctx: RequestContext): Promise<Session> {
    return sessions.renewSession(ctx);
  }

  @Auth(...SIGNED_IN)
  @Mutation(() => Boolean, { description: 'Ends the session of the token.' })
  signOut(@Ctx() ctx: RequestContext): Promise<boolean> {
    return sessions.signOut(ctx);
  }

  @Auth(...SIGNED_IN)
  @Mutation(() => Boolean, { description: 'Ends one of the viewer’s sessions.' })
  endSession(
    @Arg('id', () => Int, { description: 'The session’s id.' }) id: number,
    @Ctx() ctx: RequestContext,
  ): Promise<boolean> {
    return sessions.endSession(ctx, id);
  }

  @Auth(...SIGNED_IN)
  @Mutation(() => Int, { description: 'Ends every session of the viewer but this one. Returns how many ended.' })
  endOtherSessions(@Ctx() ctx: RequestContext): Promise<number> {
    return sessions.endOtherSessions(ctx);
  }
}

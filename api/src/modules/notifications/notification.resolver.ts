import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, SIGNED_IN } from '../../graphql/auth.js';
import { PagingInput, toPageRequest, type Connection } from '../../graphql/paging.js';
import { NOTIFICATION_LIMITS } from '../../domain/notifications/limits.js';
import { MarkNotificationsReadInput } from './notification.inputs.js';
import * as notifications from './notification.service.js';
import { NotificationConnection, type NotificationView } from './notification.types.js';

const UNREAD = `at most ${NOTIFICATION_LIMITS.unreadCountedTo}.`;

@Resolver()
export class NotificationResolver {
  @Auth(...SIGNED_IN)
  @Query(() => NotificationConnection, { description: 'What the viewer is told of in the app, newest first.' })
  notifications(
    @Arg('paging', () => PagingInput, { nullable: true, description: 'Page size and cursor.' })
    paging: PagingInput | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<Connection<NotificationView>> {
    return notifications.listNotifications(ctx, toPageRequest(paging));
  }

  @Auth(...SIGNED_IN)
  @Query(() => Int, { description: `How many notifications the viewer hasn’t read, ${UNREAD}` })
  unreadNotificationCount(@Ctx() ctx: RequestContext): Promise<number> {
    return notifications.countUnreadNotifications(ctx);
  }

  @Auth(...SIGNED_IN)
  @Mutation(() => Int, {
    description: `Marks notifications of the viewer as read, and returns how many are left unread, ${UNREAD}`,
  })
  markNotificationsRead(
    @Arg('input', () => MarkNotificationsReadInput, { nullable: true, description: 'Which; defaults to all.' })
    input: MarkNotificationsReadInput | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<number> {
    return notifications.markNotificationsRead(ctx, input);
  }
}

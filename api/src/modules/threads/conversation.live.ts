import { forkContext, type RequestContext } from '../../context.js';
import { DomainError } from '../../domain/input/errors.js';
import { MessageSide } from '../../domain/threads/messages.js';
import { mapStream, startWith } from '../../graphql/live.js';
import { readViewer } from '../bookings/booking.live.js';
import { getInbox, toReader } from './conversation.service.js';
import type { Inbox } from './conversation.types.js';

/** The inbox as the viewer has it now; nothing if it isn't theirs any more. */
async function loadVisible(ctx: RequestContext, side: MessageSide): Promise<Inbox[]> {
  const fresh = forkContext(ctx);
  const viewer = await readViewer(fresh);
  if (!viewer) return [];
  try {
    return [await getInbox({ ...fresh, viewer }, side)];
  } catch (error) {
    if (!(error instanceof DomainError)) {
      // The database is unreachable: the next event, or the reconnect, updates the client.
      ctx.app.log.warn({ err: error }, 'live inbox could not be loaded');
    }
    return [];
  }
}

/**
 * Streams the inbox of one side: at once, whenever something is written, read or changed in it, and after a lost connection to the
 * database.
 * @throws DomainError FORBIDDEN on the side of a business that doesn't trade
 */
export async function subscribeToInbox(ctx: RequestContext, side: MessageSide): Promise<AsyncIterableIterator<Inbox>> {
  const { userId, businessId } = await toReader(ctx, side);
  const [kind, id] = side === MessageSide.CUSTOMER ? ['inbox', userId] : ['businessInbox', businessId];
  const stream = ctx.app.live.stream(
    (event) => event.kind === 'reconnected' || (event.kind === kind && event.id === id),
  );
  return mapStream(startWith({ kind: 'reconnected', id: 0 }, stream), () => loadVisible(ctx, side));
}

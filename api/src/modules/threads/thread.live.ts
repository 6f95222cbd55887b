import { forkContext, type RequestContext } from '../../context.js';
import { DomainError } from '../../domain/input/errors.js';
import { THREAD_LIMITS } from '../../domain/threads/limits.js';
import { mapStream, startWith } from '../../graphql/live.js';
import { toPageRequest } from '../../graphql/paging.js';
import { readViewer } from '../bookings/booking.live.js';
import { toEventKind } from './thread.notifications.js';
import { getThread, type ThreadPage } from './thread.service.js';
import type { Subject } from './thread.subjects.js';

/** The thread as the viewer sees it now; nothing if it isn't theirs any more. */
async function loadVisible(ctx: RequestContext, subject: Subject): Promise<ThreadPage[]> {
  const fresh = forkContext(ctx);
  const viewer = await readViewer(fresh);
  if (!viewer) return [];
  try {
    return [await getThread({ ...fresh, viewer }, subject, toPageRequest({ limit: THREAD_LIMITS.livePageSize }))];
  } catch (error) {
    if (!(error instanceof DomainError)) {
      // The database is unreachable: the next event, or the reconnect, updates the client.
      ctx.app.log.warn({ err: error }, 'live thread could not be loaded');
    }
    return [];
  }
}

/**
 * Streams the latest page of a thread: at once, whenever it changes and after a lost connection to the database. The first one has
 * what a client missed before it subscribed.
 */
export function subscribeToThread(ctx: RequestContext, subject: Subject): AsyncIterableIterator<ThreadPage> {
  const stream = ctx.app.live.stream(
    ({ kind, id }) => kind === 'reconnected' || (kind === toEventKind(subject) && id === subject.id),
  );
  return mapStream(startWith({ kind: 'reconnected', id: 0 }, stream), () => loadVisible(ctx, subject));
}

import { useText } from '../../../../i18n/text';
import { messagesText } from './messages.text';
import type { ShownThread } from './useThread';
import { useVisitEvents, type VisitEvent } from './visits/visit-events';

/** Something that stands between the messages. */
export type ThreadEvent = VisitEvent;

/** What happened beside the messages of a thread that are loaded: to its visits, and that staff read it. */
export function useThreadEvents(thread: ShownThread): ThreadEvent[] {
  const words = useText(messagesText);
  const visits = useVisitEvents(thread);
  const { staffReadAt: at, nodes, pageInfo } = thread;
  if (at === null || (pageInfo.hasNextPage && at < (nodes.at(-1)?.createdAt ?? ''))) return visits;
  const read = { key: 'staff-read', at, text: words.staffRead, takesOut: null };
  return [...visits, read].sort((one, other) => one.at.localeCompare(other.at));
}

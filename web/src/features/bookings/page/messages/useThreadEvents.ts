import { useText } from '../../../../i18n/text';
import type { PagedEvent } from '../page-data';
import { useEventTitle } from '../useEventTitle';
import { messagesText } from './messages.text';
import type { ShownThread } from './useThread';
import { useVisitEvents, type VisitEvent } from './visits/visit-events';

/** Something that stands between the messages. */
export type ThreadEvent = VisitEvent;

/** What a business notes for itself, which is no part of the talk. */
const OWN_NOTES: readonly PagedEvent['kind'][] = ['NOTED', 'LABELED'];

/**
 * What happened beside the messages of a thread that are loaded: to its booking and its visits, and that staff read it.
 *
 * @param happened what happened to the booking; mails about it and the business's own notes aren't told
 */
export function useThreadEvents(thread: ShownThread, happened: readonly PagedEvent[]): ThreadEvent[] {
  const words = useText(messagesText);
  const visits = useVisitEvents(thread);
  const toTitle = useEventTitle();
  const { staffReadAt, nodes, pageInfo } = thread;
  const since = pageInfo.hasNextPage ? (nodes.at(-1)?.createdAt ?? '') : '';
  const booking = happened
    .filter(({ mail, kind }) => mail === null && !OWN_NOTES.includes(kind))
    .map((event) => ({ key: event.key, at: event.at, text: toTitle(event), takesOut: null }));
  const read = staffReadAt && { key: 'staff-read', at: staffReadAt, text: words.staffRead, takesOut: null };
  return [...visits, ...[...booking, ...(read ? [read] : [])].filter(({ at }) => at >= since)].sort((one, other) =>
    one.at.localeCompare(other.at),
  );
}

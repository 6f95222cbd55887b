import { useFormat } from '../../../../../i18n/format';
import { useText } from '../../../../../i18n/text';
import type { ShownThread, ShownVisit } from '../useThread';
import { visitsText } from './visits.text';

/** Something that happened to a visit, as it stands between the messages. */
export interface VisitEvent {
  key: string;
  /** When it happened. */
  at: string;
  text: string;
  /** The visit that was in calendars until then; its file takes it out. */
  takesOut: number | null;
}

type Side = ShownVisit['proposedBy'];

interface Happening {
  what: 'proposed' | 'confirmed' | 'declined' | 'cancelled';
  at: string;
  by: Side;
}

const OTHER: Readonly<Record<Side, Side>> = { CUSTOMER: 'BUSINESS', BUSINESS: 'CUSTOMER' };

/** What happened to a visit. That it was replaced, the proposal in its place says. */
function listHappenings(visit: ShownVisit): Happening[] {
  const { status, proposedBy, createdAt, confirmedAt, endedAt, endedBy } = visit;
  const ended = endedAt !== null && endedBy !== null ? { at: endedAt, by: endedBy } : null;
  return [
    { what: 'proposed', at: createdAt, by: proposedBy },
    ...(confirmedAt === null ? [] : [{ what: 'confirmed', at: confirmedAt, by: OTHER[proposedBy] } as const]),
    ...(ended && status === 'DECLINED' ? [{ what: 'declined', ...ended } as const] : []),
    ...(ended && status === 'CANCELLED' ? [{ what: 'cancelled', ...ended } as const] : []),
  ];
}

/** What happened to the visits of a thread, the oldest first; nothing from before the messages that are loaded. */
export function useVisitEvents(thread: ShownThread): VisitEvent[] {
  const words = useText(visitsText);
  const { compactDateTime } = useFormat();
  const { visits, viewerSide, nodes, pageInfo } = thread;
  const from = pageInfo.hasNextPage ? (nodes.at(-1)?.createdAt ?? '') : '';
  return visits
    .flatMap((visit) =>
      listHappenings(visit).map(({ what, at, by }) => ({
        key: `${visit.id}-${what}`,
        at,
        takesOut: what === 'cancelled' && visit.confirmedAt !== null ? visit.id : null,
        text: words.events[what](
          by === viewerSide ? words.own[by] : words.others[by],
          compactDateTime(visit.startsAt, visit.timeZone),
        ),
      })),
    )
    .filter(({ at }) => at >= from)
    .sort((one, other) => one.at.localeCompare(other.at) || one.key.localeCompare(other.key));
}

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
  what: 'proposed' | 'confirmed' | 'declined' | 'cancelled' | 'calledOff';
  at: string;
  /** Null for staff. */
  by: Side | null;
}

const OTHER: Readonly<Record<Side, Side>> = { CUSTOMER: 'BUSINESS', BUSINESS: 'CUSTOMER' };

/** What happened to a visit. That it was replaced, the proposal in its place says. */
function listHappenings(visit: ShownVisit): Happening[] {
  const { status, proposedBy, createdAt, confirmedAt, endedAt, endedBy } = visit;
  const calledOff = endedAt !== null && endedBy === null ? { at: endedAt, by: null } : null;
  const ended = endedAt !== null && endedBy !== null ? { at: endedAt, by: endedBy } : null;
  return [
    { what: 'proposed', at: createdAt, by: proposedBy },
    ...(confirmedAt === null ? [] : [{ what: 'confirmed', at: confirmedAt, by: OTHER[proposedBy] } as const]),
    ...(ended && status === 'DECLINED' ? [{ what: 'declined', ...ended } as const] : []),
    ...(ended && status === 'CANCELLED' ? [{ what: 'cancelled', ...ended } as const] : []),
    ...(calledOff ? [{ what: 'calledOff', ...calledOff } as const] : []),
  ];
}

/** What happened to the visits of a thread, the oldest first; nothing from before the messages that are loaded. */
export function useVisitEvents(thread: ShownThread): VisitEvent[] {
  const words = useText(visitsText);
  const { compactDateTime } = useFormat();
  const { visits, viewerSide, nodes, pageInfo } = thread;
  const nameSide = (by: Side | null) => {
    if (by === null) return words.staff;
    return by === viewerSide ? words.own[by] : words.others[by];
  };
  const from = pageInfo.hasNextPage ? (nodes.at(-1)?.createdAt ?? '') : '';
  return visits
    .flatMap((visit) =>
      listHappenings(visit).map(({ what, at, by }) => ({
        key: `${visit.id}-${what}`,
        at,
        takesOut: (what === 'cancelled' || what === 'calledOff') && visit.confirmedAt !== null ? visit.id : null,
        text: words.events[what](nameSide(by), compactDateTime(visit.startsAt, visit.timeZone)),
      })),
    )
    .filter(({ at }) => at >= from)
    .sort((one, other) => one.at.localeCompare(other.at) || one.key.localeCompare(other.key));
}

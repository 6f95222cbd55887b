import { requireViewer, type RequestContext } from '../../context.js';
import { OPEN_CHANGE, type BookingChangeStatus } from '../../domain/bookings/changes.js';
import { BookingSource, isEntered } from '../../domain/bookings/entry.js';
import type { BookingReader } from '../../domain/bookings/next-step.js';
import { BookingEventKind, BookingEventSide, nameActor, sideOfCancellation } from '../../domain/bookings/timeline.js';
import { DomainError } from '../../domain/input/errors.js';
import { recordPersonalDataRead } from '../security-log/personal-data.js';
import { canMarkSeen, canSee, isOwnBusiness, toReader } from './booking.policy.js';
import { findBooking, type BookingRow } from './booking.queries.js';
import {
  findDeciders,
  findTimelineAudit,
  findTimelineChanges,
  findTimelineMails,
  markSeen,
  type TimelineMail,
} from './booking-timeline.queries.js';
import { loadPaymentEvents } from './booking-timeline-payments.js';
import type { BookingEventView, KnownEvent } from './booking-timeline.types.js';
import { canSeeChange } from './open-change.policy.js';
import { presentChange } from './open-change.queries.js';

type Kind = BookingEventKind;

type Deciders = Awaited<ReturnType<typeof findDeciders>>;
type ChangeOfTimeline = Awaited<ReturnType<typeof findTimelineChanges>>[number];

const { BUSINESS, CUSTOMER, PLATFORM } = BookingEventSide;

function toSide(source: BookingSource): BookingEventSide {
  return source === BookingSource.OWNER ? BUSINESS : CUSTOMER;
}

/** When it was asked for or entered, and until when that held its time. */
function listBeginning(row: BookingRow, now: Date): KnownEvent[] {
  const { source, createdAt: at, enteredBy: name, heldUntil, confirmedAt, cancelledAt } = row;
  // Its first offer is what it began with, and who accepts that holds time no earlier.
  if (row.isOffered) return [];
  const kind = isEntered(source) ? BookingEventKind.ENTERED : BookingEventKind.REQUESTED;
  const events: KnownEvent[] = [{ key: 'made', kind, at, side: toSide(source), name }];
  // That of an accepted request began when it was accepted.
  if (!heldUntil || row.paymentDueAt) return events;
  events.push({ key: 'held', kind: BookingEventKind.HELD, at, side: PLATFORM, until: heldUntil });
  const end = confirmedAt ?? cancelledAt ?? now;
  if (heldUntil <= now && heldUntil < end) {
    events.push({ key: 'hold-ended', kind: BookingEventKind.HOLD_ENDED, at: heldUntil, side: PLATFORM });
  }
  return events;
}

/** That somebody of the business saw it. */
function listSeen({ seenAt: at, seenBy: name }: Deciders): KnownEvent[] {
  return at ? [{ key: 'seen', kind: BookingEventKind.SEEN, at, side: BUSINESS, name }] : [];
}

/** How it was decided. */
function listDecisions(row: BookingRow, people: Deciders): KnownEvent[] {
  const { acceptedAt, confirmedAt, cancelledAt, cancellationReason: reason, cancellationNote: note } = row;
  const events: KnownEvent[] = [];
  if (acceptedAt) {
    const side = people.acceptedBy === null ? PLATFORM : BUSINESS;
    events.push({
      ...{ key: 'accepted', kind: BookingEventKind.ACCEPTED, at: acceptedAt, until: row.paymentDueAt },
      ...{ side, name: people.acceptedBy },
    });
  }
  const wasEnteredSo = isEntered(row.source) && confirmedAt?.getTime() === row.createdAt.getTime();
  if (confirmedAt && !wasEnteredSo) {
    const side = people.confirmedById === null ? PLATFORM : BUSINESS;
    events.push({
      key: 'confirmed',
      kind: BookingEventKind.CONFIRMED,
      at: confirmedAt,
      side,
      name: people.confirmedBy,
    });
  }
  if (cancelledAt) {
    const side = sideOfCancellation(reason);
    const why = { reason, note };
    events.push({
      key: 'cancelled',
      kind: BookingEventKind.CANCELLED,
      at: cancelledAt,
      side,
      name: people.cancelledBy,
      ...why,
    });
  }
  return events;
}

const CHANGE_ENDS: Readonly<Record<Exclude<BookingChangeStatus, 'OPEN'>, [Kind, 'other' | 'proposer' | 'nobody']>> = {
  ACCEPTED: [BookingEventKind.CHANGED, 'other'],
  REFUSED: [BookingEventKind.CHANGE_REFUSED, 'other'],
  WITHDRAWN: [BookingEventKind.CHANGE_WITHDRAWN, 'proposer'],
  EXPIRED: [BookingEventKind.CHANGE_EXPIRED, 'nobody'],
  DROPPED: [BookingEventKind.CHANGE_DROPPED, 'nobody'],
};

/** That a change was proposed, and how that ended; one that was made at once is one event. */
function listChangeEvents(ctx: RequestContext, row: BookingRow, { change: stored, ...names }: ChangeOfTimeline) {
  const change = presentChange(stored, row, requireViewer(ctx), ctx.now());
  const { id, status, createdAt, endedAt, expiresAt } = change;
  const proposedBy = toSide(change.proposedBy);
  const proposed: KnownEvent = {
    ...{ key: `change-${id}`, kind: BookingEventKind.CHANGE_PROPOSED, at: createdAt, until: expiresAt, change },
    ...{ side: proposedBy, name: names.proposer },
  };
  if (status === OPEN_CHANGE) return [proposed];
  const [kind, who] = CHANGE_ENDS[status];
  // A discount is its owner's to allow.
  const isOwners = change.waitsForDiscount;
  const isAtOnce = kind === BookingEventKind.CHANGED && names.answeredById === null && !isOwners;
  if (isAtOnce) return [{ ...proposed, kind, until: null }];
  const other = proposedBy === BUSINESS && !isOwners ? CUSTOMER : BUSINESS;
  const side = { other, proposer: proposedBy, nobody: PLATFORM }[who];
  const end: KnownEvent = {
    key: `change-${id}-end`,
    kind,
    at: endedAt ?? expiresAt,
    side,
    name: names.endedBy,
    change,
  };
  return [proposed, end];
}

/** Customers read of what was sent to them; the others of every mail, and whether it went out. */
function listMails(mails: readonly TimelineMail[], reader: BookingReader): KnownEvent[] {
  const shown = reader === 'customer' ? mails.filter(({ toCustomer, sentAt }) => toCustomer && sentAt) : mails;
  return shown.map(({ id, toCustomer, subject, status, createdAt, sentAt }) => ({
    ...{ key: `mail-${id}`, kind: BookingEventKind.MAILED, at: sentAt ?? createdAt, side: PLATFORM },
    mail: { to: toCustomer ? CUSTOMER : BUSINESS, subject, status },
  }));
}

type AuditOfTimeline = Awaited<ReturnType<typeof findTimelineAudit>>[number];

function toPrivateEvent({ id, action, at, actor }: AuditOfTimeline): KnownEvent {
  const kind = action === 'booking.noted' ? BookingEventKind.NOTED : BookingEventKind.LABELED;
  return { key: `audit-${id}`, kind, at, side: BUSINESS, name: actor };
}

/** Loads what a reader may know, with a fixed number of statements. */
async function loadEvents(ctx: RequestContext, row: BookingRow, reader: BookingReader): Promise<KnownEvent[]> {
  const { em } = ctx;
  const people = await findDeciders(em, row.id);
  const changes = await findTimelineChanges(em, row.id);
  const mails = await findTimelineMails(em, { id: row.id, groupId: row.group?.id ?? null });
  const audit = reader === 'customer' ? [] : await findTimelineAudit(em, row.id);
  return [
    ...listBeginning(row, ctx.now()),
    ...listSeen(people),
    ...changes
      .filter(({ change }) => canSeeChange(requireViewer(ctx), row, change))
      .flatMap((each) => listChangeEvents(ctx, row, each)),
    ...(await loadPaymentEvents(em, row.id)),
    ...listDecisions(row, people),
    ...audit.map(toPrivateEvent),
    ...listMails(mails, reader),
  ];
}

async function readTimeline(ctx: RequestContext, row: BookingRow): Promise<BookingEventView[]> {
  const viewer = requireViewer(ctx);
  const seen = row.userId === null ? { bookingId: row.id } : { accountId: row.userId };
  await recordPersonalDataRead(ctx, { data: 'booking', ...seen });
  const reader = toReader(viewer, row);
  const events = await loadEvents(ctx, row, reader);
  // A stable order: of one moment what follows from another stands after it.
  return events
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .reverse()
    .map(({ name = null, ...event }) => ({
      ...{ until: null, reason: null, note: null, amount: null, change: null, mail: null, ...event },
      actorName: nameActor({ side: event.side, name }, reader, row),
    }));
}

/**
 * What happened to a booking, the latest first, as far as the viewer may know it (docs/decisions/0057-booking-page.md).
 * @throws DomainError NOT_FOUND unless it is the viewer's, belongs to the viewer's business, or the viewer is staff
 */
export async function getBookingTimeline(ctx: RequestContext, id: number): Promise<BookingEventView[]> {
  const row = await findBooking(ctx.em, id);
  if (!row || !canSee(requireViewer(ctx), row)) throw new DomainError('NOT_FOUND', 'Booking not found');
  return readTimeline(ctx, row);
}

/**
 * Records that the viewer saw a request of the own business, unless somebody has before or it waits no longer
 * (docs/decisions/0094-seen-requests.md).
 * @returns what happened to it
 * @throws DomainError NOT_FOUND unless it belongs to the viewer's business
 */
export async function markBookingSeen(ctx: RequestContext, id: number): Promise<BookingEventView[]> {
  const viewer = requireViewer(ctx);
  const row = await findBooking(ctx.em, id);
  if (!row || !isOwnBusiness(viewer, row)) throw new DomainError('NOT_FOUND', 'Booking not found');
  if (canMarkSeen(viewer, row)) await markSeen(ctx.em, id, { by: viewer.id, at: ctx.now() });
  return readTimeline(ctx, row);
}

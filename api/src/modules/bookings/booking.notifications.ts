import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type InferResult, type Kysely, type SqlBool } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { RequestContext } from '../../context.js';
import { NamedQuery } from '../../database/prepared.js';
import { enumName, isOneOf, type Database } from '../../database/tables.js';
import { publishEvents, type PublishedEvent } from '../../graphql/live.js';
import { Role } from '../../domain/accounts/roles.js';
import { needsSecondFactor } from '../../domain/accounts/second-factor.js';
import { BusinessRight, hasRight, MEMBER_ROLES, type MemberRole } from '../../domain/businesses/team.js';
import { isEntered, isOver, isUnacceptedOffer } from '../../domain/bookings/entry.js';
import { awaitsPayment, confirmsOnPayment } from '../../domain/bookings/holds.js';
import { invoiceNumber } from '../../domain/bookings/invoice.js';
import { CancellationReason } from '../../domain/bookings/transitions.js';
import { WebhookEvent } from '../../domain/integrations/inputs.js';
import { fromHundredths, ZERO, type Hundredths } from '../../domain/money/money.js';
import { findRefundDue, sumLedger } from '../../domain/payments/ledger.js';
import { normalizeEmail } from '../../domain/text/text.js';
import { hasSecondFactor } from '../../database/account-columns.js';
import { hasWebhooks } from '../integrations/webhook.queries.js';
import { notifyWebhooks, type WebhookMessage } from '../integrations/webhook.notifications.js';
import { notifyInApp } from '../notifications/notification.changes.js';
import { queueMails } from '../notifications/outbox.service.js';
import { createServiceReader, servicesJson } from './booked-services.queries.js';
import type { CancelledMoney } from './booking-mail.parts.js';
import { findLedgers } from './booking-ledger.queries.js';
import { createNotifications } from './booking.in-app.js';
import { createMails, type BookingEvent } from './booking.mails.js';
import { createPresenter, selectBookings } from './booking.queries.js';
import type { BookingView } from './booking.types.js';

/** The roles that answer requests. */
const READERS = MEMBER_ROLES.filter((role) => hasRight(role, BusinessRight.BOOKINGS));

/** Bookings with the additional fields for webhooks and mails; `readers` are the members who may answer, `enteringMember` is who entered it. */
function selectNotified(db: Kysely<Database>, mustHaveFactor: boolean) {
  return selectBookings(db)
    .innerJoin('users as o', 'o.id', 'v.owner_id')
    .leftJoin('users as c', 'c.id', 'b.user_id')
    .select(['b.revision', servicesJson().as('services'), hasWebhooks('b.business_id').as('hasWebhooks')])
    .select(['o.name as ownerName', 'o.email as ownerEmail', 'c.email as accountEmail'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('business_members as m')
          .innerJoin('users as u', 'u.id', 'm.user_id')
          .select(['u.id as userId', 'u.name', 'u.email', 'm.request_mails as wantsMails'])
          .whereRef('m.business_id', '=', 'b.business_id')
          .where(enumName<MemberRole>('m.role'), 'in', READERS)
          .where('u.role', '=', Role.USER)
          .where('u.suspended_at', 'is', null)
          // Their own requests aren't theirs to answer.
          .whereRef('u.id', '!=', 'b.user_id')
          .where((member) => member.or([sql<SqlBool>`not ${mustHaveFactor}::boolean`, hasSecondFactor('u.id')]))
          .orderBy('m.id'),
      ).as('readers'),
    )
    .select((eb) =>
      jsonObjectFrom(
        eb
          .selectFrom('business_members as m')
          .innerJoin('users as u', 'u.id', 'm.user_id')
          .select(['u.name', 'u.email'])
          .whereRef('m.business_id', '=', 'b.business_id')
          .whereRef('m.user_id', '=', 'b.entered_by')
          .whereRef('m.user_id', 'is distinct from', 'b.cancelled_by')
          .where('u.role', '=', Role.USER)
          .where('u.suspended_at', 'is', null),
      ).as('enteringMember'),
    );
}

const NOTIFIED = new NamedQuery('notified-bookings', (db, ids: readonly number[], mustHaveFactor: boolean) =>
  selectNotified(db, mustHaveFactor).where(isOneOf('b.id', ids)).orderBy('b.id'),
);

/** Of one, which is usual, by itself: PostgreSQL keeps its plan, and plans that of a list anew each time. */
const NOTIFIED_ONE = new NamedQuery('notified-booking', (db, id: number, mustHaveFactor: boolean) =>
  selectNotified(db, mustHaveFactor).where('b.id', '=', id),
);

type NotifiedBooking = InferResult<ReturnType<typeof selectNotified>>[number] & {
  /** Of a booking that was just cancelled. */
  end?: CancelledMoney;
  /** What is left of the first part, of an accepted request. */
  firstPayment?: Hundredths;
};

/** Bookings as loaded for notifications, by id; one statement. */
function findNotified({ app }: RequestContext, em: EntityManager, ids: readonly number[]): Promise<NotifiedBooking[]> {
  const mustHaveFactor = needsSecondFactor(app.env.requireSecondFactor, Role.BUSINESS);
  const [id, ...others] = ids;
  return id !== undefined && others.length === 0
    ? NOTIFIED_ONE.run(em, id, mustHaveFactor)
    : NOTIFIED.run(em, ids, mustHaveFactor);
}

/** Bookings as loaded for notifications, in the order of their ids. */
export interface NotifiedBookings {
  bookings: readonly NotifiedBooking[];
}

/** No booking has changed. */
export const NOBODY_NOTIFIED: NotifiedBookings = { bookings: [] };

/** A booking as the viewer sees it, reusing what was loaded for notifications. */
export function presentNotified(ctx: RequestContext, { bookings }: NotifiedBookings, id: number): BookingView {
  const booking = bookings.find((each) => each.id === id);
  if (!booking) throw new Error(`Nobody was notified of booking ${id}.`);
  return createPresenter(ctx, bookings, createServiceReader(bookings))(booking);
}

/**
 * Notifies everyone of a change, in its transaction: live updates, webhooks, mails, and notifications in the app.
 * @param ids the bookings with this change
 * @returns the bookings, as loaded for the notifications
 */
export async function notifyBookingChange(
  ctx: RequestContext,
  em: EntityManager,
  ids: readonly number[],
  event: BookingEvent,
): Promise<NotifiedBookings> {
  if (ids.length === 0) return NOBODY_NOTIFIED;
  const found = await findNotified(ctx, em, ids);
  const rows = await withMoney(ctx, em, found, event);
  const isLive = event.kind in WEBHOOK_EVENT || LIVE_ONLY.has(event.kind);
  const liveEvents = isLive ? rows.flatMap((row) => toLiveEvents(event, row)) : [];
  await publishEvents(em, liveEvents);
  const webhookEvent = WEBHOOK_EVENT[event.kind];
  if (webhookEvent) {
    await notifyWebhooks(ctx, em, webhookEvent, toWebhookMessages(ctx, rows));
  }
  await queueMails(
    ctx,
    em,
    rows.filter((row) => isNews(ctx, event, row)).flatMap((row) => createMails(event, toMailSubject(row))),
  );
  await notifyInApp(
    ctx,
    em,
    rows.flatMap((row) => createNotifications(event, row)),
  );
  return { bookings: rows };
}

/** Whether a change is to be mailed: a past function that is entered, or taken back, isn't. */
function isNews(ctx: RequestContext, event: BookingEvent, row: NotifiedBooking): boolean {
  const isCalledOff = event.kind === 'cancelled' && event.reason === CancellationReason.CALLED_OFF;
  return !(event.kind === 'confirmed' || isCalledOff) || !isOver(row, ctx.now());
}

/**
 * Cancelled bookings with what of their money is to be given back, and what isn't; accepted requests with what is left of their first
 * part.
 */
async function withMoney(
  ctx: RequestContext,
  em: EntityManager,
  rows: readonly NotifiedBooking[],
  { kind }: BookingEvent,
): Promise<readonly NotifiedBooking[]> {
  const isEnd = kind === 'cancelled';
  const asksPayment = (kind === 'accepted' || kind === 'hold-reminder') && rows.some(awaitsPayment);
  if (!isEnd && !asksPayment) return rows;
  const ledgers = await findLedgers(
    em,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const sums = sumLedger({ ...row, plan: row.paymentPlan }, ledgers.get(row.id) ?? [], ctx.now());
    if (isEnd) return { ...row, end: { refund: findRefundDue(sums), kept: sums.kept } };
    return { ...row, firstPayment: sums.parts[0]?.left ?? ZERO };
  });
}

/** What programs are told of: changes, which also are live events. */
const WEBHOOK_EVENT: Readonly<Partial<Record<BookingEvent['kind'], WebhookEvent>>> = {
  requested: WebhookEvent.BOOKING_REQUESTED,
  confirmed: WebhookEvent.BOOKING_CONFIRMED,
  cancelled: WebhookEvent.BOOKING_CANCELLED,
  'hold-ended': WebhookEvent.BOOKING_HOLD_ENDED,
  changed: WebhookEvent.BOOKING_CHANGED,
};

/** What both sides see live, but which changes nothing that programs know. */
const LIVE_ONLY: ReadonlySet<BookingEvent['kind']> = new Set([
  'accepted',
  'change-proposed',
  'change-refused',
  'change-withdrawn',
  'change-expired',
  'paid',
  'proved',
]);

/** Marks a booking as changed for clients that lost the connection meanwhile, where nothing else of its row changes. */
export async function touchBooking(em: EntityManager, id: number, now: Date): Promise<void> {
  await em.getKysely<Database>().updateTable('bookings').set({ updated_at: now }).where('id', '=', id).execute();
}

/** Owners are also told apart that somebody asks. */
function toLiveEvents({ kind }: BookingEvent, { id, source }: NotifiedBooking): PublishedEvent[] {
  const changed = { kind: 'booking', id } as const;
  return kind === 'requested' && !isEntered(source) ? [{ kind: 'bookingRequest', id }, changed] : [changed];
}

/** The webhook payload of a booking, without contact details; those can be read with an API key. */
function toWebhookMessages({ app }: RequestContext, rows: readonly NotifiedBooking[]): WebhookMessage[] {
  return rows.filter((row) => row.hasWebhooks).map((row) => toWebhookMessage(row, app.env.publicUrl));
}

function toWebhookMessage(row: NotifiedBooking, publicUrl: string): WebhookMessage {
  return {
    businessId: row.businessId,
    data: {
      booking: {
        id: row.id,
        invoiceNumber: invoiceNumber(row.id),
        url: `${publicUrl}/business/bookings/${row.id}`,
        source: row.source.toLowerCase(),
        status: row.status,
        heldUntil: row.heldUntil?.toISOString() ?? null,
        groupId: row.group?.id ?? null,
        functionName: row.functionName?.toLowerCase() ?? null,
        occasion: row.occasion?.toLowerCase() ?? null,
        revision: row.revision,
        hallId: row.hallId,
        hallTitle: row.hallTitle,
        startTime: row.startTime.toISOString(),
        endTime: row.endTime.toISOString(),
        shiftName: row.shiftName,
        timeZone: row.timeZone,
        guestCount: row.guestCount,
        totalPrice: fromHundredths(row.totalPrice),
        rateReason: row.rateReason,
        currency: row.currency,
        optionalServices: row.services.optional.map(({ serviceId: id, name, quantity }) => ({ id, name, quantity })),
        customerName: row.customerName,
        cancellationReason: row.cancellationReason,
        refundDue: row.end ? fromHundredths(row.end.refund) : null,
      },
    },
  };
}

function toMailSubject(row: NotifiedBooking) {
  const { accountEmail } = row;
  const isOffer = isUnacceptedOffer(row);
  // An offer to an enquiry has no contact before it is accepted: it goes to the account that asked.
  const customerEmail = isOffer ? (accountEmail ?? '') : row.customerEmail;
  return {
    ...row,
    ...{ isOffer, customerEmail },
    isOwnEmail: accountEmail !== null && normalizeEmail(customerEmail) === normalizeEmail(accountEmail),
    confirmsOnPayment: confirmsOnPayment(row),
    note: row.cancellationNote,
    readers: row.readers.filter(({ wantsMails }) => wantsMails),
  };
}

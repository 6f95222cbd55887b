import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import type { Jobs } from '../../jobs/queue.js';
import { WebhookEvent } from '../../domain/integrations/inputs.js';
import { fromHundredths } from '../../domain/money/money.js';
import { NotificationAudience, NotificationKind } from '../../domain/notifications/kinds.js';
import type { LedgerEntry } from '../../domain/payments/ledger.js';
import { findOverdue, findReminders, ReminderKind, type Reminder } from '../../domain/payments/reminders.js';
import { findLedgers } from '../bookings/booking-ledger.queries.js';
import { lockBooking } from '../bookings/booking-locks.queries.js';
import { notifyBookingChange } from '../bookings/booking.notifications.js';
import { notifyWebhooks } from '../integrations/webhook.notifications.js';
import { createReminderMails } from './reminder.mails.js';
import { findReminded, findRemindedAgain, markReminded, type RemindedRow } from './reminder.queries.js';

/** Bookings that are looked at together. */
const BATCH = 500;

const { CUSTOMER, BUSINESS } = NotificationAudience;

/** Reminds the customer by mail and in the app. */
async function remindCustomer(ctx: RequestContext, em: EntityManager, id: number, reminder: Reminder): Promise<void> {
  const isSoon = reminder.kind === ReminderKind.DUE_SOON;
  const kind = isSoon ? NotificationKind.PAYMENT_DUE : NotificationKind.PAYMENT_OVERDUE;
  await notifyBookingChange(ctx, em, [id], {
    kind: 'payment-due',
    createMails: (booking) => createReminderMails(reminder, booking),
    inApp: [{ audience: CUSTOMER, kind, event: toEvent(reminder) }],
  });
}

/** Tells the business in the app, and programs, of what is overdue: whether or not it has its customers reminded. */
async function publishOverdue(
  ctx: RequestContext,
  em: EntityManager,
  { id, businessId, currency }: RemindedRow,
  reminder: Reminder,
): Promise<void> {
  const { dueOn, amount } = reminder;
  await notifyBookingChange(ctx, em, [id], {
    kind: 'payment-due',
    createMails: () => [],
    inApp: [{ audience: BUSINESS, kind: NotificationKind.PAYMENT_OVERDUE, event: toEvent(reminder) }],
  });
  const data = { payment: { bookingId: id, dueOn, amount: fromHundredths(amount), currency } };
  await notifyWebhooks(ctx, em, WebhookEvent.PAYMENT_OVERDUE, [{ businessId, data }]);
}

/** Tells the reminders of a booking apart: the due day with the place of the kind. */
function toEvent({ kind, dueOn }: Reminder): number {
  return Number(dueOn.replaceAll('-', '')) * 10 + Object.keys(ReminderKind).indexOf(kind);
}

/**
 * What is to be said of a booking: to its business what is overdue and wasn't published, however long a proof has waited meanwhile,
 * then to its customer, of whom that is wanted, what they are reminded of.
 */
function findMessages(row: RemindedRow, entries: readonly LedgerEntry[], now: Date) {
  if (row.hasProof) return [];
  const published = findOverdue(row, entries, now)
    .filter(({ dueOn }) => !row.publishedDays.includes(dueOn))
    .map((reminder) => ({ mark: 'PUBLISHED' as const, reminder }));
  const reminders = row.remindsCustomer ? findReminders(row, entries, now) : [];
  return [...published, ...reminders.map((reminder) => ({ mark: reminder.kind, reminder }))];
}

/** Says of a booking what wasn't said before. @returns how much that was */
function remind(ctx: RequestContext, id: number): Promise<number> {
  return inTransaction(ctx.em, async (em) => {
    // What is recorded meanwhile counts.
    await lockBooking(em, id);
    const row = await findRemindedAgain(em, ctx.now(), id);
    if (!row) return 0;
    const ledgers = await findLedgers(em, [id]);
    let said = 0;
    for (const { mark, reminder } of findMessages(row, ledgers.get(id) ?? [], ctx.now())) {
      const { dueOn } = reminder;
      if (!(await markReminded(em, id, { kind: mark, dueOn }, ctx.now()))) continue;
      if (mark === 'PUBLISHED') await publishOverdue(ctx, em, row, reminder);
      else await remindCustomer(ctx, em, id, reminder);
      said += 1;
    }
    return said;
  });
}

async function findDue(ctx: RequestContext, rows: readonly RemindedRow[]): Promise<number[]> {
  const ledgers = await findLedgers(
    ctx.em,
    rows.map(({ id }) => id),
  );
  return rows.filter((row) => findMessages(row, ledgers.get(row.id) ?? [], ctx.now()).length > 0).map(({ id }) => id);
}

/**
 * Reminds customers of payments before and after the day on which they are due, and publishes what is overdue, each once. Any
 * number of servers may run it concurrently.
 * @returns how much was said
 */
export async function remindOfPayments(ctx: RequestContext): Promise<number> {
  let sent = 0;
  let after = 0;
  for (;;) {
    const rows = await findReminded(ctx.em, ctx.now(), { after, limit: BATCH });
    for (const id of await findDue(ctx, rows)) sent += await remind(ctx, id);
    after = rows.at(-1)?.id ?? after;
    if (rows.length < BATCH) return sent;
  }
}

/** The job for the queue. */
export const reminderJobs: Jobs = {
  'remind-of-payments': async (ctx) => {
    await remindOfPayments(ctx);
  },
};

/** Hourly: time zones begin their day at different hours. */
export const REMINDER_CRONTAB = '14 * * * * remind-of-payments';

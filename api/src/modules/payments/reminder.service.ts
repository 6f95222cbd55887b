import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import type { Jobs } from '../../jobs/queue.js';
import { WebhookEvent } from '../../domain/integrations/inputs.js';
import { fromHundredths } from '../../domain/money/money.js';
import { NotificationAudience, NotificationKind } from '../../domain/notifications/kinds.js';
import { findReminders, ReminderKind, type Reminder } from '../../domain/payments/reminders.js';
import { findLedgers } from '../bookings/booking-ledger.queries.js';
import { lockBooking } from '../bookings/booking-locks.queries.js';
import { notifyBookingChange } from '../bookings/booking.notifications.js';
import { notifyWebhooks } from '../integrations/webhook.notifications.js';
import { createReminderMails } from './reminder.mails.js';
import { findReminded, findRemindedAgain, markReminded, type RemindedRow } from './reminder.queries.js';

/** Bookings that are looked at together. */
const BATCH = 500;

const { CUSTOMER, BUSINESS } = NotificationAudience;

/** Tells the customer by mail and in the app; the business in the app and programs of what is overdue, once. */
async function tell(ctx: RequestContext, em: EntityManager, row: RemindedRow, reminder: Reminder): Promise<void> {
  const { id, businessId, currency } = row;
  const { kind, dueOn, amount } = reminder;
  const isSoon = kind === ReminderKind.DUE_SOON;
  const notice = isSoon ? NotificationKind.PAYMENT_DUE : NotificationKind.PAYMENT_OVERDUE;
  const audiences = kind === ReminderKind.OVERDUE ? ([CUSTOMER, BUSINESS] as const) : ([CUSTOMER] as const);
  await notifyBookingChange(ctx, em, [id], {
    kind: 'payment-due',
    createMails: (booking) => createReminderMails(reminder, booking),
    inApp: audiences.map((audience) => ({ audience, kind: notice, event: toEvent(reminder) })),
  });
  if (kind !== ReminderKind.OVERDUE) return;
  const data = { payment: { bookingId: id, dueOn, amount: fromHundredths(amount), currency } };
  await notifyWebhooks(ctx, em, WebhookEvent.PAYMENT_OVERDUE, [{ businessId, data }]);
}

/** Tells the reminders of a booking apart: the due day with the place of the kind. */
function toEvent({ kind, dueOn }: Reminder): number {
  return Number(dueOn.replaceAll('-', '')) * 10 + Object.keys(ReminderKind).indexOf(kind);
}

/** Sends the reminders of a booking that weren't sent before. @returns how many */
function remind(ctx: RequestContext, id: number): Promise<number> {
  return inTransaction(ctx.em, async (em) => {
    // What is recorded meanwhile counts.
    await lockBooking(em, id);
    const row = await findRemindedAgain(em, ctx.now(), id);
    if (!row) return 0;
    const ledgers = await findLedgers(em, [id]);
    const fresh: Reminder[] = [];
    for (const reminder of findReminders(row, ledgers.get(id) ?? [], ctx.now())) {
      if (await markReminded(em, id, reminder, ctx.now())) fresh.push(reminder);
    }
    if (fresh.length === 0) return 0;
    for (const reminder of fresh) await tell(ctx, em, row, reminder);
    return fresh.length;
  });
}

async function findDue(ctx: RequestContext, rows: readonly RemindedRow[]): Promise<number[]> {
  const ledgers = await findLedgers(
    ctx.em,
    rows.map(({ id }) => id),
  );
  return rows.filter((row) => findReminders(row, ledgers.get(row.id) ?? [], ctx.now()).length > 0).map(({ id }) => id);
}

/**
 * Reminds customers of payments before and after the day on which they are due, each once. Any number of servers may run it
 * concurrently.
 * @returns how many reminders were sent
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

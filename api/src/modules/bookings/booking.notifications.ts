import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContext } from '../../context.js';
import { hundredthsFromNumeric } from '../../database/types.js';
import { publishEvent } from '../../graphql/live.js';
import { invoiceNumber } from '../../domain/bookings/invoice.js';
import type { BookingStatus, CancellationReason } from '../../domain/bookings/transitions.js';
import type { CurrencyCode } from '../../domain/currency/currencies.js';
import { WebhookEvent } from '../../domain/integrations/inputs.js';
import { fromHundredths } from '../../domain/money/money.js';
import { normaliseEmail } from '../../domain/text/text.js';
import { notifyWebhooks, type WebhookMessage } from '../integrations/webhook.notifications.js';
import { queueMails } from '../notifications/outbox.service.js';
import { findServices } from './booked-services.queries.js';
import { createMails, type BookingEvent } from './booking.mails.js';
import type { BookedService } from './booking.types.js';

interface NotificationRow {
  id: number;
  business_id: number;
  hall_id: number;
  status: BookingStatus;
  cancellation_reason: CancellationReason | null;
  revision: number;
  hall_title: string;
  business_name: string;
  start_time: string;
  end_time: string;
  time_zone: string;
  guest_count: number;
  total_price: string;
  currency: CurrencyCode;
  customer_name: string;
  customer_phone: string;
  customer_email: string;
  cancellation_note: string | null;
  owner_name: string;
  owner_email: string;
  account_email: string;
}

/**
 * Notifies everyone of a change, in its transaction: live updates, webhooks, and mails to customer and owner.
 * @param ids the bookings with this change
 */
export async function notifyBookingChange(
  ctx: RequestContext,
  em: EntityManager,
  ids: readonly number[],
  event: BookingEvent,
): Promise<void> {
  if (ids.length === 0) return;
  const rows = await em.execute<NotificationRow[]>(
    `select b.id, b.business_id, b.hall_id, b.status, b.cancellation_reason, b.revision, b.hall_title, b.business_name, b.start_time, b.end_time, b.time_zone, b.guest_count,
            b.total_price::text, b.currency, b.customer_name, b.customer_phone, b.customer_email,
            b.cancellation_note, o.name as owner_name, o.email as owner_email,
            c.email as account_email
       from bookings b join businesses v on v.id = b.business_id join users o on o.id = v.owner_id
              join users c on c.id = b.user_id
      where b.id in (?) order by b.id`,
    [ids],
  );
  const services = event.kind === 'stays' ? undefined : await findServices(em, ids);
  for (const row of rows) {
    if (event.kind === 'requested') await publishEvent(em, 'bookingRequest', row.id);
    if (event.kind !== 'stays') await publishEvent(em, 'booking', row.id);
    if (event.kind !== 'stays')
      await notifyWebhooks(
        ctx,
        em,
        toWebhookMessage(WEBHOOK_EVENT[event.kind], row, services?.get(row.id)?.optional ?? []),
      );
  }
  await queueMails(
    ctx,
    em,
    rows.flatMap((row) => createMails(event, toMailSubject(row))),
  );
}

const WEBHOOK_EVENT = {
  requested: WebhookEvent.BOOKING_REQUESTED,
  confirmed: WebhookEvent.BOOKING_CONFIRMED,
  cancelled: WebhookEvent.BOOKING_CANCELLED,
} as const;

/** The webhook payload of a booking, without contact details; those can be read with an API key. */
function toWebhookMessage(event: WebhookEvent, row: NotificationRow, chosen: readonly BookedService[]): WebhookMessage {
  return {
    event,
    businessId: row.business_id,
    data: {
      booking: {
        id: row.id,
        invoiceNumber: invoiceNumber(row.id),
        status: row.status,
        revision: row.revision,
        hallId: row.hall_id,
        hallTitle: row.hall_title,
        startTime: new Date(row.start_time).toISOString(),
        endTime: new Date(row.end_time).toISOString(),
        timeZone: row.time_zone,
        guestCount: row.guest_count,
        totalPrice: fromHundredths(hundredthsFromNumeric(row.total_price)),
        currency: row.currency,
        optionalServices: chosen.map(({ serviceId: id, name, quantity }) => ({ id, name, quantity })),
        customerName: row.customer_name,
        cancellationReason: row.cancellation_reason,
      },
    },
  };
}

function toMailSubject(row: NotificationRow) {
  return {
    id: row.id,
    hallTitle: row.hall_title,
    businessName: row.business_name,
    startTime: new Date(row.start_time),
    endTime: new Date(row.end_time),
    timeZone: row.time_zone,
    guestCount: row.guest_count,
    totalPrice: hundredthsFromNumeric(row.total_price),
    currency: row.currency,
    customerName: row.customer_name,
    customerPhone: row.customer_phone,
    customerEmail: row.customer_email,
    isOwnEmail: normaliseEmail(row.customer_email) === normaliseEmail(row.account_email),
    note: row.cancellation_note,
    ownerName: row.owner_name,
    ownerEmail: row.owner_email,
  };
}

import type { RequestContext } from '../../context.js';
import {
  CHARGE_MESSAGES,
  describeCharge,
  sumCharge,
  type ChargeSum,
  type ExtraCharge,
} from '../../domain/bookings/charges-after.js';
import { invalidInput } from '../../domain/input/errors.js';
import { formatHundredths } from '../../domain/money/money.js';
import { PAYMENT_LIMITS } from '../../domain/payments/limits.js';
import { cutTo } from '../../domain/text/cut-to.js';
import { loadBooking } from '../bookings/booking-answer.service.js';
import type { BookingRow } from '../bookings/booking.queries.js';
import type { BookingCharge } from './charge.types.js';
import type { ChargeInput, RecordPaymentInput } from './payment.inputs.js';
import { canRecord } from './payment.policy.js';

function toExtra({ extraGuests, extraHours }: ChargeInput): ExtraCharge {
  return { guests: extraGuests ?? 0, hours: extraHours ?? 0 };
}

/** @throws DomainError INVALID_INPUT for what costs nothing by the agreed rates */
function sumExtras(row: BookingRow, input: ChargeInput): ChargeSum {
  const charge = sumCharge(row, toExtra(input));
  if (charge.amount > 0) return charge;
  const field = input.extraGuests ? 'extraGuests' : 'extraHours';
  throw invalidInput([{ field, message: CHARGE_MESSAGES.free }]);
}

/**
 * What extra guests and hours of a booking cost by the rates that were agreed (docs/decisions/0088-final-guests.md).
 * @throws DomainError NOT_FOUND unless the booking belongs to the viewer's business; INVALID_INPUT for what costs nothing
 */
export async function quoteCharge(ctx: RequestContext, bookingId: number, input: ChargeInput): Promise<BookingCharge> {
  const row = await loadBooking(ctx, ctx.em, bookingId, canRecord);
  const charge = sumExtras(row, input);
  return { ...charge, currency: row.currency, note: describeCharge(charge) };
}

/**
 * The note of an entry: of extra guests and hours, what they are, then what was written.
 * @throws DomainError INVALID_INPUT for what costs nothing by the agreed rates, and for a sum that isn't theirs
 */
export function toChargeNote(row: BookingRow, { amount, note = null, ...input }: RecordPaymentInput): string | null {
  const { guests, hours } = toExtra(input);
  if (guests === 0 && hours === 0) return note;
  const charge = sumExtras(row, input);
  if (charge.amount !== amount) {
    const message = CHARGE_MESSAGES.changed(formatHundredths(charge.amount, row.currency));
    throw invalidInput([{ field: 'amount', message }]);
  }
  return cutTo([describeCharge(charge), note].filter(Boolean).join(' – '), PAYMENT_LIMITS.noteMaxCharacters);
}

import type { RequestContext } from '../../context.js';
import {
  CHARGE_MESSAGES,
  describeCharge,
  isGuestCharge,
  sumCharge,
  type ChargeSum,
  type ExtraCharge,
} from '../../domain/bookings/charges-after.js';
import { invalidInput } from '../../domain/input/errors.js';
import { toAgreedMenu } from '../../domain/menus/menus.js';
import { formatHundredths } from '../../domain/money/money.js';
import { findStanding, PaymentKind } from '../../domain/payments/ledger.js';
import { PAYMENT_LIMITS } from '../../domain/payments/limits.js';
import { loadBooking } from '../bookings/booking-answer.service.js';
import type { BookingRow } from '../bookings/booking.queries.js';
import type { BookingCharge } from './charge.types.js';
import type { ChargeInput, RecordPaymentInput } from './payment.inputs.js';
import { canRecord } from './payment.policy.js';
import { findEntries, type EntryRow } from './payment.queries.js';

/** Between what an entry is for and what was written to it. */
const DASH = ' – ';

function toExtra({ extraGuests, extraHours }: ChargeInput): ExtraCharge {
  return { guests: extraGuests ?? 0, hours: extraHours ?? 0 };
}

/** @throws DomainError INVALID_INPUT for what costs nothing by the agreed rates, and for guests while others are charged by them */
function sumExtras(row: BookingRow, entries: readonly EntryRow[], input: ChargeInput): ChargeSum {
  const charged = findStanding(entries).some(({ kind, note }) => kind === PaymentKind.CHARGE && isGuestCharge(note));
  if (input.extraGuests && charged) {
    throw invalidInput([{ field: 'extraGuests', message: CHARGE_MESSAGES.guestsCharged }]);
  }
  const charge = sumCharge({ ...row, menu: row.menu && toAgreedMenu(row.menu) }, toExtra(input));
  if (charge.amount > 0) return charge;
  const field = input.extraGuests ? 'extraGuests' : 'extraHours';
  throw invalidInput([{ field, message: CHARGE_MESSAGES.free }]);
}

/**
 * What extra guests and hours of a booking cost by the rates that were agreed (docs/decisions/0088-final-guests.md).
 * @throws DomainError NOT_FOUND unless the booking belongs to the viewer's business; INVALID_INPUT for what costs nothing, and for
 * guests while others are charged so
 */
export async function quoteCharge(ctx: RequestContext, bookingId: number, input: ChargeInput): Promise<BookingCharge> {
  const row = await loadBooking(ctx, ctx.em, bookingId, canRecord);
  const charge = sumExtras(row, await findEntries(ctx.em, bookingId), input);
  return { ...charge, currency: row.currency, note: describeCharge(charge) };
}

/**
 * The note of an entry: of extra guests and hours, what they are, then what was written.
 * @throws DomainError INVALID_INPUT for what costs nothing by the agreed rates, for guests while others are charged by them, for a
 * sum that isn't theirs, and for a note that doesn't fit beside what they are
 */
export function toChargeNote(
  { row, entries }: { row: BookingRow; entries: readonly EntryRow[] },
  { amount, note = null, ...input }: RecordPaymentInput,
): string | null {
  const { guests, hours } = toExtra(input);
  if (guests === 0 && hours === 0) return note;
  const charge = sumExtras(row, entries, input);
  if (charge.amount !== amount) {
    const message = CHARGE_MESSAGES.changed(formatHundredths(charge.amount, row.currency));
    throw invalidInput([{ field: 'amount', message }]);
  }
  const what = describeCharge(charge);
  if (!note) return what;
  const max = PAYMENT_LIMITS.noteMaxCharacters - what.length - DASH.length;
  if (note.length > max) throw invalidInput([{ field: 'note', message: CHARGE_MESSAGES.noteTooLong(max) }]);
  return what + DASH + note;
}

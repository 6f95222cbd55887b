import { object } from 'yup';
import type { InferType } from 'yup';
import { ACCOUNT_MESSAGES } from '../accounts/inputs.js';
import { ACCOUNT_LIMITS } from '../accounts/limits.js';
import { ENTRY_MESSAGES } from './entry.js';
import { BOOKING_LIMITS } from './limits.js';
import { OCCASIONS } from './occasions.js';
import { SHIFT_MESSAGES } from './stay.js';
import { HALL_LIMITS } from '../halls/limits.js';
import {
  day,
  flag,
  id,
  idList,
  list,
  numeric,
  optionalChoice,
  optionalId,
  optionalInstant,
  optionalList,
  optionalMoney,
  timeOfDay,
  type NumberRules,
} from '../input/fields.js';
import { idempotencyKey } from '../input/idempotency-key.js';

import { childCount, menuChoice } from '../menus/inputs.js';
import { ACCEPTANCE_MESSAGES } from '../terms/acceptance.js';
import { cnic } from '../terms/cnic.js';
import { atMost, isEmail, isPhone, optionalText, text } from '../text/text.js';
import { isDay } from '../time/days.js';

const limits = BOOKING_LIMITS;

/** Messages of the booking form (docs/coverage.md: customer §3 Booking form). */
export const BOOKING_MESSAGES = {
  dateRequired: 'Date is required',
  dateInPast: 'Date cannot be in the past',
  startRequired: 'Start time is required',
  endRequired: 'End time is required',
  guestsRequired: 'At least 1 guest required',
  ownRequest: 'This is your own request: please ask the owner or another member of the team to answer it.',
  alreadyAccepted: 'You have accepted this request already: it is confirmed once its first payment is recorded',
  nameRequired: 'Name is required',
  phoneRequired: 'Phone is required',
  emailInvalid: 'Valid email required',
  hallRequired: 'Hall is required',
  occasionUnknown: 'Choose an occasion of the list',
  enquiryUnknown: 'Enquiry is not known',
  dateDiffers: "Date must be the day on which the booking starts in the hall's time zone",
  minimumDuration: 'Minimum booking duration is 2 hours',
  priceNotReady: 'Please wait',
  priceNotReadyDetail: 'Pricing is still being calculated',
} as const;

/** Messages about notes and labels, which two people change at once. */
export const DESK_MESSAGES = {
  notesChanged: 'Somebody changed these notes meanwhile. Look at them again before you change them.',
  labelsChanged: 'Somebody changed these labels meanwhile. Look at them again before you change them.',
} as const;

const messages = BOOKING_MESSAGES;

/** The message for more guests than a hall holds. */
export function tooManyGuests(capacity: number): string {
  return `This hall holds at most ${capacity} guests`;
}

/** The rules for a number of guests. */
export function guestRules(capacity: number): NumberRules {
  return {
    required: messages.guestsRequired,
    min: [limits.guestsMin, messages.guestsRequired],
    max: [capacity, tooManyGuests(capacity)],
    whole: 'Guests must be a whole number',
  };
}

function guests(capacity: number) {
  return numeric(guestRules(capacity));
}

/** What a booking is for; it may be left out. */
export const occasion = optionalChoice(OCCASIONS, messages.occasionUnknown);

/** Who a booking is for. */
export const customerName = text({
  required: messages.nameRequired,
  max: atMost('Name', limits.nameMaxCharacters),
  isName: true,
});

/** The rules for a phone number. */
export const phoneRules = {
  max: [ACCOUNT_LIMITS.phoneMaxCharacters, ACCOUNT_MESSAGES.phoneInvalid],
  matches: [isPhone, ACCOUNT_MESSAGES.phoneInvalid],
  isFigures: true,
} as const;

const contact = {
  customerName,
  customerPhone: text({ required: messages.phoneRequired, ...phoneRules }),
  customerEmail: text({
    required: messages.emailInvalid,
    max: atMost('Email', ACCOUNT_LIMITS.emailMaxCharacters),
    matches: [isEmail, messages.emailInvalid],
  }),
  specialRequests: optionalText({
    max: atMost('Special requests', limits.specialRequestsMaxCharacters),
    multiline: true,
  }),
};

const SERVICES = 'Services';
const QUANTITY_MESSAGE = `Quantity must be a whole number between 1 and ${limits.quantityMax}`;

/** The quantity of a service; defaults to 1. */
export const quantityRules = {
  required: QUANTITY_MESSAGE,
  min: [1, QUANTITY_MESSAGE],
  max: [limits.quantityMax, QUANTITY_MESSAGE],
  whole: QUANTITY_MESSAGE,
} as const;

/** A chosen service with its quantity. */
export interface ServiceChoice {
  id: number;
  quantity: number;
}

/** The ids of chosen services. */
export function serviceIds(max: number = limits.optionalServicesMax) {
  return idList(SERVICES, max);
}

/** Chosen services with their quantities, each service at most once. */
export function serviceChoices(max: number = limits.optionalServicesMax) {
  const choice = object({ id: id(`${SERVICES} must be ids`), quantity: numeric(quantityRules).default(1) });
  return list(choice, SERVICES, max).test(
    'once',
    `${SERVICES} can be given once each`,
    // Runs beside the rules of the items, so an item may be anything.
    (choices?: readonly (Partial<ServiceChoice> | null)[] | null) => {
      const ids = (choices ?? []).flatMap((each) => each?.id ?? []);
      return new Set(ids).size === ids.length;
    },
  );
}

/**
 * The chosen services of a request, which may list them by id, with quantities, or both; quantities win.
 * @param ids chosen once each
 * @param choices chosen with a quantity
 */
export function mergeServiceChoices(ids: readonly number[], choices: readonly ServiceChoice[]): ServiceChoice[] {
  const merged = new Map(ids.map((each) => [each, 1]));
  for (const { id: serviceId, quantity } of choices) merged.set(serviceId, quantity);
  return [...merged].map(([serviceId, quantity]) => ({ id: serviceId, quantity }));
}

/** The guest of an entry; the e-mail address may be missing. */
const guest = {
  ...contact,
  customerEmail: optionalText({
    max: atMost('Email', ACCOUNT_LIMITS.emailMaxCharacters),
    matches: [isEmail, messages.emailInvalid],
  }),
};

const priceReason = { max: atMost('Reason', limits.priceReasonMaxCharacters) };

/** An agreed price with its reason: both or neither. */
export const agreement = {
  agreedPrice: optionalMoney().test('complete', ENTRY_MESSAGES.priceRequired, (price, context) => {
    const { priceReason: reason } = context.parent as { priceReason?: string | null };
    return !reason || typeof price === 'number';
  }),
  priceReason: optionalText(priceReason).test('complete', ENTRY_MESSAGES.reasonRequired, (reason, context) => {
    const { agreedPrice } = context.parent as { agreedPrice?: number | null };
    return Boolean(reason) || typeof agreedPrice !== 'number';
  }),
};

/** Clamps a quantity between 1 and the maximum, for the plus and minus buttons. */
export function clampQuantity(count: number): number {
  if (!Number.isFinite(count)) return 1;
  return Math.max(1, Math.min(Math.trunc(count), limits.quantityMax));
}

/** What the booking form depends on. */
export interface BookingFormContext {
  /** Maximum number of guests. */
  capacity: number;
  /** Today (`YYYY-MM-DD`) in the hall's time zone. */
  today: string;
}

/**
 * The wizard's form. Times are `HH:MM` in the hall's time zone; an end at or before the start means the next day.
 * @param context the hall's capacity and its current day
 */
export function bookingFormSchema({ capacity, today }: BookingFormContext) {
  return object({
    date: day(messages.dateRequired).test(
      'past',
      messages.dateInPast,
      (date) => date === undefined || !isDay(date) || date >= today,
    ),
    startTime: timeOfDay(messages.startRequired),
    endTime: timeOfDay(messages.endRequired),
    guests: guests(capacity),
    occasion,
    optionalServices: serviceChoices(),
    menu: menuChoice,
    childCount: childCount('guests'),
    ...contact,
  });
}
export type BookingForm = InferType<ReturnType<typeof bookingFormSchema>>;

/** Clamps the number of guests between 1 and the hall's capacity, for the plus and minus buttons. */
export function clampGuests(count: number, capacity: number): number {
  if (!Number.isFinite(count)) return limits.guestsMin;
  return Math.max(limits.guestsMin, Math.min(Math.trunc(count), capacity));
}

function hasShift({ shiftId }: { shiftId?: unknown }): boolean {
  return shiftId !== undefined && shiftId !== null;
}

/** An instant, which may be left out where a shift says when. */
function shiftOrInstant(required: string) {
  return optionalInstant().test(
    'required',
    required,
    (value, context) => Boolean(value) || hasShift(context.parent as { shiftId?: unknown }),
  );
}

/** The day of the start; a shift needs it unless the start is given. */
function stayDate() {
  return day(messages.dateRequired)
    .optional()
    .test('shift', SHIFT_MESSAGES.dateRequired, (date, context) => {
      const parent = context.parent as { shiftId?: unknown; startTime?: unknown };
      return Boolean(date) || Boolean(parent.startTime) || !hasShift(parent);
    });
}

const range = {
  hallId: id(messages.hallRequired),
  shiftId: optionalId('Shift is not known'),
  startTime: shiftOrInstant(messages.startRequired),
  endTime: shiftOrInstant(messages.endRequired).test('order', 'End time must be after start time', (end, context) => {
    const { startTime } = context.parent as { startTime?: string };
    const both = Date.parse(end ?? '') - Date.parse(startTime ?? '');
    return Number.isNaN(both) || both > 0;
  }),
  guestCount: guests(HALL_LIMITS.capacityMax),
  optionalServiceIds: serviceIds(),
  optionalServices: serviceChoices(),
};

/** A request for a price. Times are instants; whether they can be booked depends on the hall's settings. */
export const quoteSchema = object({ ...range, date: stayDate(), menu: menuChoice, childCount: childCount() });
export type QuoteInput = InferType<typeof quoteSchema>;

/**
 * A booking request. `date`, if present, must be the start's day in the hall's time zone; `totalAmount`, unless absent or 0,
 * must be the server's price.
 */
export const requestBookingSchema = object({
  hallId: range.hallId,
  shiftId: range.shiftId,
  date: stayDate(),
  startTime: range.startTime,
  endTime: range.endTime,
  guestCount: range.guestCount,
  occasion,
  ...contact,
  optionalServiceIds: range.optionalServiceIds,
  optionalServices: range.optionalServices,
  menu: menuChoice,
  childCount: childCount(),
  totalAmount: optionalMoney(),
  acceptedTermsId: optionalId(ACCEPTANCE_MESSAGES.termsUnknown),
  cnic,
  clientMutationId: idempotencyKey,
});
export type RequestBookingInput = InferType<typeof requestBookingSchema>;

/** A booking that the owner enters for a guest; `date` and `totalAmount` as in {@link requestBookingSchema}. */
export const enterBookingSchema = object({
  hallId: range.hallId,
  shiftId: range.shiftId,
  date: stayDate(),
  startTime: range.startTime,
  endTime: range.endTime,
  guestCount: range.guestCount,
  occasion,
  ...guest,
  optionalServiceIds: range.optionalServiceIds,
  optionalServices: range.optionalServices,
  menu: menuChoice,
  childCount: childCount(),
  isConfirmed: flag('Confirmed').default(true),
  totalAmount: optionalMoney(),
  ...agreement,
  notes: optionalText({ max: atMost('Notes', limits.notesMaxCharacters), multiline: true }),
  enquiryId: optionalId(messages.enquiryUnknown),
  clientMutationId: idempotencyKey,
});

/**
 * The form of an entry. Times are `HH:MM` in the business's time zone; an end at or before the start means the next day.
 */
export const bookingEntryFormSchema = object({
  hallId: range.hallId,
  date: day(messages.dateRequired),
  startTime: timeOfDay(messages.startRequired),
  endTime: timeOfDay(messages.endRequired),
  guestCount: range.guestCount,
  occasion,
  ...guest,
  optionalServiceIds: range.optionalServiceIds,
  childCount: childCount(),
  isConfirmed: flag('Confirmed'),
  ...agreement,
  notes: enterBookingSchema.fields.notes,
});

const reason = { max: atMost('Reason', limits.reasonMaxCharacters), multiline: true };

/** Decline: the owner may give a reason. */
export const declineBookingSchema = object({ reason: optionalText(reason) });
export type DeclineBookingInput = InferType<typeof declineBookingSchema>;

/** The owner's private notes on a booking; empty or null removes them, but the field is required. */
const notesText = optionalText({ max: atMost('Notes', limits.notesMaxCharacters), multiline: true });
export const bookingNotesSchema = object({
  notes: notesText.defined('Notes are required'),
  // Without it they are replaced whatever they are.
  previousNotes: notesText,
});
export type BookingNotesInput = InferType<typeof bookingNotesSchema>;

/** One label as it is kept: without spaces around it, and single ones within. */
export const labelRules = { max: atMost('A label', limits.labelMaxCharacters) };

/** The owner's labels on a booking, each once whatever its case; an empty list removes them. */
export const bookingLabelsSchema = object({
  labels: list(text({ ...labelRules, required: 'A label needs a word' }), 'Labels', limits.labelsMax)
    .default(undefined)
    .test(
      'once',
      'A label can be put on a booking once',
      // What isn't a text is refused for itself.
      (labels: readonly unknown[] | undefined) =>
        new Set(labels?.map((label) => String(label).toLowerCase())).size === (labels?.length ?? 0),
    )
    .defined('Labels are required'),
  previousLabels: optionalList(text({ ...labelRules, required: 'A label needs a word' }), 'Labels', limits.labelsMax),
});
export type BookingLabelsInput = InferType<typeof bookingLabelsSchema>;

/** Cancelling a confirmed booking: staff and owners must give a reason. */
export const cancelBookingSchema = object({ reason: text({ ...reason, required: 'Reason is required' }) });
export type CancelBookingInput = InferType<typeof cancelBookingSchema>;

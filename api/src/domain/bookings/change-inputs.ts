import { object } from 'yup';
import {
  day,
  id,
  idList,
  numeric,
  optionalId,
  optionalInstant,
  optionalMoney,
  optionalNumeric,
  timeOfDay,
} from '../input/fields.js';
import { idempotencyKey } from '../input/idempotency-key.js';
import { childCount, menuChoice, withoutMenu } from '../menus/inputs.js';
import { HALL_LIMITS } from '../halls/limits.js';
import { BOOKING_LIMITS } from './limits.js';
import { agreement, BOOKING_MESSAGES, guestRules, serviceChoices } from './inputs.js';

/** What a change changes; what is left out stays as it is. */
export const changeFields = {
  hallId: optionalId(BOOKING_MESSAGES.hallRequired),
  shiftId: optionalId('Shift is not known'),
  date: day(BOOKING_MESSAGES.dateRequired).optional(),
  startTime: optionalInstant(),
  endTime: optionalInstant().test('order', 'End time must be after start time', (end, context) => {
    const { startTime } = context.parent as { startTime?: string };
    const both = Date.parse(end ?? '') - Date.parse(startTime ?? '');
    return Number.isNaN(both) || both > 0;
  }),
  guestCount: optionalNumeric(guestRules(HALL_LIMITS.capacityMax)),
  // An empty list takes all services away; without one they stay.
  optionalServices: serviceChoices().nullable().default(undefined),
  // Without a choice the agreed menu stays.
  menu: menuChoice,
  withoutMenu,
  childCount: childCount(),
  totalAmount: optionalMoney(),
};

/** A change that a customer asks for. */
export const requestBookingChangeSchema = object({ ...changeFields, clientMutationId: idempotencyKey });

/** The final number of guests that a customer sets. */
export const finalGuestsSchema = object({
  guestCount: numeric(guestRules(HALL_LIMITS.capacityMax)),
  totalAmount: optionalMoney(),
});

/** A change that an owner makes or proposes; an agreed price has a reason. */
export const changeBookingSchema = object({ ...changeFields, ...agreement, clientMutationId: idempotencyKey });

/** The form of a change. Times are `HH:MM` in the hall's time zone; an end at or before the start means the next day. */
export const bookingChangeFormSchema = object({
  hallId: id(BOOKING_MESSAGES.hallRequired),
  date: day(BOOKING_MESSAGES.dateRequired),
  startTime: timeOfDay(BOOKING_MESSAGES.startRequired),
  endTime: timeOfDay(BOOKING_MESSAGES.endRequired),
  guestCount: numeric(guestRules(HALL_LIMITS.capacityMax)),
  optionalServiceIds: idList('Services', BOOKING_LIMITS.optionalServicesMax),
  childCount: childCount(),
  ...agreement,
});

import { bookingFormSchema, type BookingForm, type BookingFormContext } from '@mehfil/api/domain/bookings/inputs';

/** The fields of each step of the wizard, which have to be right before Next is enabled (docs/coverage.md: customer §4, §5). */
export const BOOKING_STEPS: ReadonlyArray<{ step: number; fields: ReadonlyArray<keyof BookingForm> }> = [
  { step: 1, fields: ['date', 'startTime', 'endTime'] },
  { step: 2, fields: ['guests', 'occasion'] },
  { step: 3, fields: ['optionalServices', 'menu', 'childCount'] },
  { step: 4, fields: ['customerName', 'customerPhone', 'customerEmail', 'specialRequests'] },
  { step: 5, fields: [] },
];

export const LAST_STEP = BOOKING_STEPS.length;

/** The rules of a step's fields. */
export function bookingStepSchema(step: number, context: BookingFormContext) {
  return bookingFormSchema(context).pick([...(BOOKING_STEPS.find((each) => each.step === step)?.fields ?? [])]);
}

/** Whether a step's fields are valid, so that Next is enabled. Steps without fields always are. */
export function isStepValid(step: number, values: unknown, context: BookingFormContext): boolean {
  return bookingStepSchema(step, context).isValidSync(values);
}

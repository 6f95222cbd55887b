import type { FieldError } from '@mehfil/api/domain/input/errors';
import { useContext } from 'react';
import type { RequestBookingInput } from '../../../graphql/generated/booking-request';
import { FieldRefusals } from '../../../ui/form/field-refusals';
import type { WizardValues } from '../draft';
import { LAST_STEP } from './steps';

type FormField = keyof WizardValues;

/** Where a field of the request stands in the wizard. Those that nobody fills in are told on the last step. */
interface Place {
  step: number;
  field: FormField | null;
}

const REVIEW: Place = { step: LAST_STEP, field: null };
/** Every field that the server can name: a new one doesn't compile until it has its place. */
const PLACES: Readonly<Record<keyof RequestBookingInput, Place>> = {
  date: { step: 1, field: 'date' },
  startTime: { step: 1, field: 'startTime' },
  endTime: { step: 1, field: 'endTime' },
  shiftId: { step: 1, field: 'startTime' },
  guestCount: { step: 2, field: 'guests' },
  optionalServiceIds: { step: 3, field: 'optionalServices' },
  optionalServices: { step: 3, field: 'optionalServices' },
  menu: { step: 3, field: 'menu' },
  childCount: { step: 3, field: 'childCount' },
  customerName: { step: 4, field: 'customerName' },
  customerPhone: { step: 4, field: 'customerPhone' },
  customerEmail: { step: 4, field: 'customerEmail' },
  specialRequests: { step: 4, field: 'specialRequests' },
  occasion: REVIEW,
  hallId: REVIEW,
  totalAmount: REVIEW,
  acceptedTermsId: REVIEW,
  cnic: REVIEW,
  clientMutationId: REVIEW,
};

/** What the server refused, until the person changes it. */
export interface Refusal extends Place {
  message: string;
  refused: string;
}

/** A time is refused as a whole: another day or end may be fine. */
const TIMES: readonly FormField[] = ['date', 'startTime', 'endTime'];

function serializeValues(field: FormField | null, values: WizardValues): string {
  if (field === null) return JSON.stringify(values);
  const watched = TIMES.includes(field) ? TIMES : [field];
  return JSON.stringify(watched.map((each) => values[each]));
}

function isPlaced(field: string): field is keyof RequestBookingInput {
  return field in PLACES;
}

/** Puts the server's messages where they belong in the wizard, the earliest step first. */
export function placeRefusals(errors: readonly FieldError[], values: WizardValues): Refusal[] {
  return errors
    .flatMap(({ field, message }) => {
      const root = field.replace(/^input\./, '').split(/[.[]/)[0] ?? '';
      if (!isPlaced(root)) return [];
      const place = PLACES[root];
      return [{ ...place, message, refused: serializeValues(place.field, values) }];
    })
    .sort((one, other) => one.step - other.step);
}

/** The refusals that still hold for these values. */
function findOpenRefusals(refusals: readonly Refusal[], values: WizardValues): Refusal[] {
  return refusals.filter(({ field, refused }) => serializeValues(field, values) === refused);
}

/** What stands for a field where the request is refused as a whole. */
const WHOLE = '';

/** The refusals that still hold, by field: the form shows them there, and lets the person go on. */
export function fieldRefusals(refusals: readonly Refusal[], values: WizardValues): Record<string, string> {
  const open = findOpenRefusals(refusals, values).map(({ field, message }) => [field ?? WHOLE, message] as const);
  // The first message of a field is its own.
  return Object.fromEntries(open.reverse());
}

/** What the server said against a field of the form, or against the request as a whole (null). */
export function useRefusal(field: FormField | null): string | undefined {
  return useContext(FieldRefusals)[field ?? WHOLE];
}

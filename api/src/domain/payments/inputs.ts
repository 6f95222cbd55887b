import { object, type InferType } from 'yup';
import { CHARGE_MESSAGES } from '../bookings/charges-after.js';
import { HALL_LIMITS } from '../halls/limits.js';
import {
  choice,
  flag,
  list,
  money,
  numeric,
  optionalDay,
  optionalId,
  optionalMoney,
  optionalNumeric,
} from '../input/fields.js';
import { idempotencyKey } from '../input/idempotency-key.js';
import { atMost, optionalText, text } from '../text/text.js';
import { LEDGER_MESSAGES, movesMoney, PaymentKind, PaymentMethod, RECORDED_KINDS } from './ledger.js';
import { PAYMENT_LIMITS } from './limits.js';
import { DueRule } from './plan.js';
import { PROOF_MESSAGES } from './proofs.js';

const limits = PAYMENT_LIMITS;

/** Messages about the inputs of payments. */
export const PAYMENT_MESSAGES = {
  kindUnknown: 'Kind is not known',
  amountRequired: 'Amount is required',
  amountPositive: 'Amount must be more than 0',
  dayInvalid: 'Day is not a day',
  reasonRequired: 'Please say why it is corrected',
  labelRequired: 'Name is required',
  dueUnknown: 'Choose from when the days are counted',
  daysInvalid: `Days must be a whole number from 0 to ${limits.dueDaysMax}`,
  percentInvalid: 'Percent must be more than 0 and at most 100',
  eitherOr: 'Give a percentage or an amount, not both',
  isRest: 'The last part is the rest: it has no percentage or amount of its own',
  tooMuch: 'The percentages before the last part must stay below 100',
  hallUnknown: 'Hall is not known',
  partsRequired: 'Add at least one part',
} as const;

interface EntrySiblings {
  kind?: string;
  extraGuests?: number | null;
  extraHours?: number | null;
}

const reference = optionalText({ max: atMost('Reference', limits.referenceMaxCharacters) });
const entryDay = optionalDay(PAYMENT_MESSAGES.dayInvalid);

const EXTRA_HOURS_MAX = 24;

function extraCount(message: string, max: number) {
  return optionalNumeric({ required: message, min: [0, message], max: [max, message], whole: message });
}

const extras = {
  extraGuests: extraCount(CHARGE_MESSAGES.guests, HALL_LIMITS.capacityMax),
  extraHours: extraCount(CHARGE_MESSAGES.hours, EXTRA_HOURS_MAX),
};

/** What came beyond what was agreed. */
export const chargeSchema = object({
  ...extras,
  extraGuests: extras.extraGuests.test(
    'some',
    CHARGE_MESSAGES.some,
    (guests, { parent }) => Boolean(guests) || Boolean((parent as EntrySiblings).extraHours),
  ),
});

function onlyCharged(count: number | null | undefined, { parent }: { parent: unknown }): boolean {
  return !count || (parent as EntrySiblings).kind === PaymentKind.CHARGE;
}

/** A receipt, refund or charge. */
export const recordPaymentSchema = object({
  kind: choice(RECORDED_KINDS, PAYMENT_MESSAGES.kindUnknown),
  amount: money(PAYMENT_MESSAGES.amountRequired, PAYMENT_MESSAGES.amountPositive),
  method: choice(Object.values(PaymentMethod), LEDGER_MESSAGES.methodRequired)
    .nullable()
    .optional()
    .test('method', LEDGER_MESSAGES.methodRequired, (method, context) => {
      const { kind } = context.parent as EntrySiblings;
      return Boolean(method) || !movesMoney(kind as PaymentKind);
    }),
  reference,
  day: entryDay,
  note: optionalText({ max: atMost('Note', limits.noteMaxCharacters) }).test(
    'note',
    LEDGER_MESSAGES.noteRequired,
    (note, { parent }) => {
      const { kind, extraGuests, extraHours } = parent as EntrySiblings;
      return Boolean(note) || kind !== PaymentKind.CHARGE || Boolean(extraGuests) || Boolean(extraHours);
    },
  ),
  extraGuests: extras.extraGuests.test('charge', CHARGE_MESSAGES.onlyCharges, onlyCharged),
  extraHours: extras.extraHours.test('charge', CHARGE_MESSAGES.onlyCharges, onlyCharged),
  overpayment: flag('Overpayment').nullable().optional(),
  clientMutationId: idempotencyKey,
});

/** What takes back an entry. */
export const correctPaymentSchema = object({
  reason: text({ required: PAYMENT_MESSAGES.reasonRequired, max: atMost('Reason', limits.noteMaxCharacters) }),
  clientMutationId: idempotencyKey,
});

/** A proof of payment, whose file was uploaded before. */
export const submitProofSchema = object({
  filename: text({ required: PROOF_MESSAGES.fileRequired, max: atMost('File name', 100) }),
  amount: money(PAYMENT_MESSAGES.amountRequired, PAYMENT_MESSAGES.amountPositive),
  method: choice(Object.values(PaymentMethod), LEDGER_MESSAGES.methodRequired),
  reference,
  day: entryDay,
  clientMutationId: idempotencyKey,
});

/** How a proof is recorded: as it was sent, unless amount or day are corrected. */
export const acceptProofSchema = object({
  amount: optionalMoney().test(
    'positive',
    PAYMENT_MESSAGES.amountPositive,
    (amount) => amount === null || amount === undefined || amount > 0,
  ),
  day: entryDay,
  overpayment: flag('Overpayment').nullable().optional(),
});

/** The same on screen, where the amount that is recorded always stands in its field. */
export const checkedProofSchema = acceptProofSchema.shape({
  amount: money(PAYMENT_MESSAGES.amountRequired, PAYMENT_MESSAGES.amountPositive),
});

/** Why a proof is rejected. */
export const rejectProofSchema = object({
  reason: text({ required: PROOF_MESSAGES.reasonRequired, max: atMost('Reason', limits.noteMaxCharacters) }),
});

const days = {
  required: PAYMENT_MESSAGES.daysInvalid,
  min: [0, PAYMENT_MESSAGES.daysInvalid],
  max: [limits.dueDaysMax, PAYMENT_MESSAGES.daysInvalid],
  whole: PAYMENT_MESSAGES.daysInvalid,
} as const;

const planPart = object({
  label: text({ required: PAYMENT_MESSAGES.labelRequired, max: atMost('Name', limits.labelMaxCharacters) }),
  percent: optionalNumeric({
    required: PAYMENT_MESSAGES.percentInvalid,
    min: [0.01, PAYMENT_MESSAGES.percentInvalid],
    max: [100, PAYMENT_MESSAGES.percentInvalid],
    twoDecimals: PAYMENT_MESSAGES.percentInvalid,
  }),
  amount: optionalMoney(),
  due: choice(Object.values(DueRule), PAYMENT_MESSAGES.dueUnknown),
  days: numeric(days),
});

type EnteredPart = InferType<typeof planPart>;

const hasShare = ({ percent, amount }: EnteredPart) => typeof percent === 'number' || typeof amount === 'number';

/** The first problem of a list of valid parts, or null. */
function planProblem(parts: readonly EnteredPart[]): string | null {
  const shares = parts.slice(0, -1);
  if (parts.some(({ percent, amount }) => typeof percent === 'number' && typeof amount === 'number')) {
    return PAYMENT_MESSAGES.eitherOr;
  }
  const last = parts.at(-1);
  if (last && hasShare(last)) return PAYMENT_MESSAGES.isRest;
  if (!shares.every(hasShare)) return PAYMENT_MESSAGES.eitherOr;
  return shares.reduce((sum, { percent }) => sum + (percent ?? 0), 0) < 100 ? null : PAYMENT_MESSAGES.tooMuch;
}

const planParts = list(planPart, 'Parts', limits.planPartsMax).test('plan', (parts, context) => {
  const problem = parts ? planProblem(parts) : null;
  return problem === null || context.createError({ message: problem });
});

/** A plan: empty for none; each part but the last has a percentage or an amount. */
export const paymentPlanSchema = object({
  hallId: optionalId(PAYMENT_MESSAGES.hallUnknown),
  parts: planParts,
});

/** How what isn't paid yet of a booking is split. */
export const bookingPlanSchema = object({ parts: planParts.min(1, PAYMENT_MESSAGES.partsRequired) });

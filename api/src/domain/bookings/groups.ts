import { object, type ISchema, type InferType } from 'yup';
import type { CurrencyCode } from '../currency/currencies.js';
import { DomainError } from '../input/errors.js';
import { choice, idList, list } from '../input/fields.js';
import type { Hundredths } from '../money/money.js';
import { atMost, text } from '../text/text.js';
import { FUNCTION_NAMES, GroupEnd, GROUP_ACTIONS, GroupStatus, OPEN_GROUP } from './functions.js';
import { quoteSchema, requestBookingSchema, serviceChoices, serviceIds } from './inputs.js';
import { BOOKING_LIMITS, GROUP_LIMITS } from './limits.js';

/** Messages about groups. */
export const GROUP_MESSAGES = {
  nameRequired: 'Please name the request, for example by the couple',
  functionRequired: 'Please choose the function',
  tooFew: `Ask for at least ${GROUP_LIMITS.functionsMin} functions together`,
  tooManyWaiting: `At most ${GROUP_LIMITS.waitingMax} requests for several functions can wait for answers at once`,
  askedTooOften: 'You have asked for this time with other functions several times already',
  notFound: 'Request for several functions not found',
  late: 'The time to answer this request for several functions is over',
  alreadyAccepted: 'You have accepted this function already',
  partOfGroup: 'This is one of several functions that were requested together: cancel all of them, or none',
  ended: (status: GroupStatus): string =>
    status === GroupStatus.CONFIRMED ? 'All functions are confirmed already' : 'This request has ended already',
} as const;

/** What the state of a group depends on. */
export interface GroupState {
  status: GroupStatus;
  answerBy: Date;
}

/** Whether owners can still answer: a group whose deadline is over has ended, whether or not a job has written it. */
export function isAnswerable({ status, answerBy }: GroupState, now: Date): boolean {
  return status === OPEN_GROUP && answerBy > now;
}

/** The state of a group now. */
export function currentGroup<Group extends GroupState & { endReason: GroupEnd | null }>(
  group: Group,
  now: Date,
): Group {
  if (group.status !== OPEN_GROUP || isAnswerable(group, now)) return group;
  return { ...group, status: GroupStatus.ENDED, endReason: GroupEnd.EXPIRED };
}

/**
 * The new state of a group.
 * @throws DomainError FINAL_STATUS unless it waits for answers
 */
export function changeGroup({ status }: Pick<GroupState, 'status'>, action: keyof typeof GROUP_ACTIONS): GroupStatus {
  if (status === OPEN_GROUP) return GROUP_ACTIONS[action];
  const details = { status: status.toLowerCase() };
  throw new DomainError('FINAL_STATUS', GROUP_MESSAGES.ended(status), { field: 'status', details });
}

const HOUR_MS = 3_600_000;

/**
 * Until when owners can answer, and every function holds its time: as long as the limit, but at most half of the time until the
 * first function.
 * @param starts when the functions start, all after `now`
 */
export function getAnswerBy(starts: readonly Date[], now: Date): Date {
  const first = Math.min(...starts.map((start) => start.getTime()));
  const half = Math.floor((now.getTime() + first) / 2);
  return new Date(Math.min(now.getTime() + GROUP_LIMITS.answerHours * HOUR_MS, half));
}

/** A sum in one currency. */
export interface CurrencyTotal {
  currency: CurrencyCode;
  total: Hundredths;
}

/** The exact sum of prices in each currency, in the order in which the currencies appear. Nothing is converted. */
export function sumByCurrency(prices: readonly { currency: CurrencyCode; totalPrice: Hundredths }[]): CurrencyTotal[] {
  const sums = new Map<CurrencyCode, number>();
  for (const { currency, totalPrice } of prices) sums.set(currency, (sums.get(currency) ?? 0) + totalPrice);
  return [...sums].map(([currency, total]) => ({ currency, total: total as Hundredths }));
}

/** Two to six functions. */
function functions<Each>(each: ISchema<Each>) {
  return list(each, 'Functions', GROUP_LIMITS.functionsMax).min(GROUP_LIMITS.functionsMin, GROUP_MESSAGES.tooFew);
}

const { hallId, shiftId, date, startTime, endTime, guestCount, ...others } = requestBookingSchema.fields;
const { customerName, customerPhone, customerEmail, specialRequests, cnic, clientMutationId } = others;

/** One function of a request; its fields are those of a booking request, with fewer services. */
const functionSchema = object({
  functionName: choice(FUNCTION_NAMES, GROUP_MESSAGES.functionRequired),
  ...{ hallId, shiftId, date, startTime, endTime, guestCount, specialRequests },
  optionalServiceIds: serviceIds(GROUP_LIMITS.servicesMax),
  optionalServices: serviceChoices(GROUP_LIMITS.servicesMax),
  ...{ menu: others.menu, childCount: others.childCount },
  totalAmount: others.totalAmount,
});

/** A group's name. */
export const groupNameRules = {
  required: GROUP_MESSAGES.nameRequired,
  max: atMost('Name', BOOKING_LIMITS.nameMaxCharacters),
};

/** A request for several functions: a name, the contact, and the functions. */
export const requestBookingsSchema = object({
  name: text(groupNameRules),
  ...{ customerName, customerPhone, customerEmail },
  functions: functions(functionSchema),
  acceptedTermsIds: idList('Terms', GROUP_LIMITS.functionsMax),
  cnic,
  clientMutationId,
});
export type RequestBookingsInput = InferType<typeof requestBookingsSchema>;

/** A request for the price of several functions. */
export const quoteBookingsSchema = object({ functions: functions(quoteSchema) });

import { FUNCTION_LABELS, GroupEnd, type FunctionName } from '../../domain/bookings/functions.js';
import { sumByCurrency } from '../../domain/bookings/groups.js';
import type { CurrencyCode } from '../../domain/currency/currencies.js';
import type { Hundredths } from '../../domain/money/money.js';
import { normalizeEmail } from '../../domain/text/text.js';
import { moment, period, say, sum } from '../notifications/mail.text.js';
import type { Mail } from '../notifications/outbox.service.js';
import { toCustomerText, type CustomerTexts, type Fact } from '../bookings/booking-mail.parts.js';

/** What happened to a group of functions, as its customer is told. */
export type GroupEvent = { kind: 'requested' } | { kind: 'confirmed' } | { kind: 'ended'; reason: GroupEnd };

interface GroupSubject {
  id: number;
  name: string;
  answerBy: string;
}

interface FunctionSubject {
  functionName: FunctionName | null;
  hallTitle: string;
  startTime: Date;
  endTime: Date;
  timeZone: string;
  currency: CurrencyCode;
  totalPrice: Hundredths;
  customerName: string;
  customerEmail: string;
  accountEmail: string | null;
}

const ENDS: Readonly<Record<GroupEnd, string>> = {
  [GroupEnd.DECLINED]:
    'An owner declined one of the functions, so none of them is booked and all times are free again.',
  [GroupEnd.CANCELLED]: 'You cancelled all functions together. All times are free again.',
  [GroupEnd.EXPIRED]:
    'Not all owners answered in time, so none of the functions is booked and all times are free again.',
  [GroupEnd.CLOSED]: 'One of the halls is no longer available on Mehfil, so none of the functions is booked.',
};

function toTexts(event: GroupEvent, { name, answerBy }: GroupSubject, timeZone: string): Omit<CustomerTexts, 'guest'> {
  switch (event.kind) {
    case 'requested':
      return {
        subject: say`We received your request for ${name}`,
        paragraphs: [
          say`Each owner accepts or declines until ${moment(new Date(answerBy), timeZone)}. Until then all halls are held for you: nobody else can book those times.`,
          'All functions are booked once every owner has accepted. If one of them cannot be had, none is booked.',
        ],
        neutral: {
          subject: 'We received a request for several functions',
          paragraph:
            'Several functions were requested on Mehfil with this e-mail address. The owners review them, and we write again once they are answered.',
        },
      };
    case 'confirmed':
      return {
        subject: say`All functions of ${name} are confirmed`,
        paragraphs: ['Every owner has accepted. Further details will come from the hall owners.'],
        neutral: {
          subject: 'Your functions are confirmed',
          paragraph: 'The functions that were requested on Mehfil with this e-mail address are all confirmed.',
        },
      };
    case 'ended':
      return {
        subject: say`Your functions for ${name} are not booked`,
        paragraphs: [
          ENDS[event.reason],
          ...(event.reason === GroupEnd.CANCELLED
            ? []
            : ['In My Bookings you can ask for the others again, with another hall or date beside them.']),
        ],
        neutral: {
          subject: 'Your functions are not booked',
          paragraph: 'The functions that were requested on Mehfil with this e-mail address are not booked.',
        },
      };
  }
}

function toFacts(functions: readonly FunctionSubject[], isOwn: boolean): Fact[] {
  return [
    ...functions.map(({ functionName, hallTitle, startTime, endTime, timeZone }): Fact => {
      const when = period(startTime, endTime, timeZone);
      return [
        FUNCTION_LABELS[functionName ?? 'OTHER'],
        isOwn ? { kind: 'hall-and-period', hall: hallTitle, period: when } : when,
      ];
    }),
    ...sumByCurrency(functions).map(({ currency, total }): Fact => ['Total', sum(total, currency)]),
  ];
}

/** The mail about a group to its customer. A closed account gets none. */
export function createGroupMails(
  event: GroupEvent,
  group: GroupSubject,
  functions: readonly FunctionSubject[],
): Mail[] {
  const [first] = functions;
  if (!first) return [];
  const { customerEmail, customerName, accountEmail, timeZone } = first;
  const isOwnEmail = accountEmail !== null && normalizeEmail(customerEmail) === normalizeEmail(accountEmail);
  const facts = toFacts(functions, isOwnEmail);
  const text = toCustomerText({ customerName, isOwnEmail }, toTexts(event, group, timeZone), facts);
  const kind = `functions-${event.kind}`;
  return [{ to: customerEmail, kind, text, dedupeKey: `${kind}:${group.id}:customer` }];
}

import { CancellationReason } from '../../domain/bookings/transitions.js';
import { moment, say, type MailValue } from '../notifications/mail.text.js';
import type { Mail } from '../notifications/outbox.service.js';
import { toCustomer, toTeam, type MailSubject } from './booking-mail.parts.js';

/** An event of a function while its group waits: the mails about the group tell its customer (booking-group.mails.ts). */
type FunctionEvent =
  | { kind: 'requested' | 'accepted' | 'hold-reminder' }
  | { kind: 'confirmed'; instantly: boolean }
  | { kind: 'cancelled'; reason: CancellationReason; by: 'customer' | 'other' };

const ENDS: Readonly<Partial<Record<CancellationReason, string>>> = {
  [CancellationReason.WITHDRAWN]: 'The customer cancelled all functions that were requested together.',
  [CancellationReason.GROUP_ENDED]:
    'Another of the functions that were requested together could not be had, so this one was cancelled.',
  [CancellationReason.ACCOUNT_DELETED]: 'The customer’s account was closed, and this request with it.',
};

/** Whether an event of a grouped booking belongs to its group: later ones are those of any booking. */
export function isOfGroup(event: FunctionEvent | { kind: string }): event is FunctionEvent {
  if ('reason' in event) return event.reason in ENDS || event.reason === CancellationReason.DECLINED;
  return ['requested', 'accepted', 'confirmed', 'hold-reminder'].includes(event.kind);
}

function createRequestMails(booking: MailSubject, isReminder: boolean): Mail[] {
  const { hallTitle, functionName, group, timeZone } = booking;
  if (!group) return [];
  const until = moment(new Date(group.answerBy), timeZone);
  const what: MailValue = { kind: 'function', name: functionName ?? 'OTHER' };
  const terms = say`It is one of ${group.functions.length} functions that a customer requested together, and holds its time until ${until}. If you accept, it becomes final once the other halls have accepted too; if one of them declines, all times are free again.`;
  return isReminder
    ? toTeam(booking, 'booking-hold-reminder', say`A request for ${hallTitle} waits for your answer`, [
        say`Half of the time to answer this request for a ${what} has passed. Please accept or decline it.`,
        terms,
      ])
    : toTeam(booking, 'booking-requested', say`New booking request for ${hallTitle}`, [
        say`A customer would like to book ${hallTitle} for a ${what}. Please accept or decline the request.`,
        terms,
      ]);
}

/** Mails about one of several functions: to its team, and to its customer when its owner accepts. */
export function createFunctionMails(event: FunctionEvent, booking: MailSubject): Mail[] {
  const { hallTitle, businessName } = booking;
  switch (event.kind) {
    case 'requested':
    case 'hold-reminder':
      return createRequestMails(booking, event.kind === 'hold-reminder');
    case 'accepted':
      return [
        toCustomer(booking, 'booking-accepted', {
          subject: say`${hallTitle} is accepted for your functions`,
          paragraphs: [
            say`${businessName} accepted your request. The hall stays held for you; everything is confirmed once the other halls have accepted too.`,
          ],
          neutral: {
            subject: 'One of your functions is accepted',
            paragraph:
              'One of the functions that were requested on Mehfil with this e-mail address is accepted. Everything is confirmed once the other halls have accepted too.',
          },
          guest: '',
        }),
      ];
    case 'confirmed':
      return toTeam(booking, 'booking-confirmed', say`The booking of ${hallTitle} is confirmed`, [
        'All functions that were requested together are accepted, so this booking is final and in your calendar.',
      ]);
    case 'cancelled': {
      const words = ENDS[event.reason];
      const isTold =
        words !== undefined && !(event.reason === CancellationReason.ACCOUNT_DELETED && event.by === 'other');
      return isTold
        ? toTeam(booking, `booking-${event.reason.replaceAll('_', '-')}`, say`A request for ${hallTitle} has ended`, [
            `${words} Its time is free again.`,
          ])
        : [];
    }
  }
}

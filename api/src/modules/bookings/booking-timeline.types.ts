import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime, Money } from '../../graphql/scalars.js';
import { BookingStep } from '../../domain/bookings/next-step.js';
import { BookingEventKind, BookingEventSide } from '../../domain/bookings/timeline.js';
import { CancellationReason } from '../../domain/bookings/transitions.js';
import type { Hundredths } from '../../domain/money/money.js';
import type { MailStatus } from '../../domain/notifications/transitions.js';
import { BookingChangeView } from './open-change.types.js';

registerEnumType(BookingEventKind, {
  name: 'BookingEventKind',
  description: 'What happened to a booking.',
  valuesConfig: {
    REQUESTED: { description: 'Its customer requested it.' },
    SEEN: { description: 'Somebody of the business opened it for the first time, while it waited for an answer.' },
    ENTERED: { description: 'The business entered it for a guest.' },
    HELD: { description: 'It held its time.' },
    HOLD_ENDED: { description: 'It held its time no longer, and wasn’t answered yet.' },
    ACCEPTED: { description: 'Its owner accepted it: until its first payment, or as one of several functions.' },
    CONFIRMED: { description: 'It was confirmed.' },
    CANCELLED: { description: 'It was cancelled.' },
    CHANGE_PROPOSED: { description: 'A side proposed a change.' },
    CHANGED: { description: 'A change was accepted, or made at once.' },
    CHANGE_REFUSED: { description: 'The other side refused a change.' },
    CHANGE_WITHDRAWN: { description: 'The side that had proposed a change took it back.' },
    CHANGE_EXPIRED: { description: 'Nobody answered a change in time.' },
    CHANGE_DROPPED: { description: 'It was answered or cancelled while a change waited.' },
    PAID: { description: 'The business recorded a payment.' },
    REFUNDED: { description: 'The business recorded that money was given back.' },
    CHARGED: { description: 'The business charged something more.' },
    PAYMENT_CORRECTED: { description: 'The business took back an entry of its payments.' },
    PROOF_SENT: { description: 'Its customer sent a proof of payment.' },
    PROOF_ACCEPTED: { description: 'The business accepted a proof, which is a payment now.' },
    PROOF_REJECTED: { description: 'The business rejected a proof of payment.' },
    PROOF_WITHDRAWN: { description: 'Its customer took back a proof of payment.' },
    TERMS_ACCEPTED: { description: 'The terms of the business were accepted.' },
    TERMS_SIGNED: { description: 'The business recorded that its terms were signed on paper.' },
    MAILED: { description: 'A mail about it was written.' },
    NOTED: { description: 'The business changed its notes.' },
    LABELED: { description: 'The business changed its labels.' },
  },
});

registerEnumType(BookingStep, {
  name: 'BookingStep',
  description: 'What comes next in a booking, for one of its readers.',
  valuesConfig: {
    ANSWER_CHANGE: { description: 'The viewer accepts or refuses a change that the other side proposed.' },
    ANSWER: { description: 'The viewer approves or declines the request.' },
    AWAIT_ANSWER: { description: 'The business answers the request.' },
    AWAIT_DISCOUNT: { description: 'The owner allows its discount.' },
    AWAIT_FUNCTIONS: { description: 'The other functions of its group are answered.' },
    PAY: { description: 'The viewer pays the first part of an accepted request, which confirms it.' },
    RECORD_PAYMENT: { description: 'The viewer records the first payment of an accepted request.' },
    AWAIT_PAYMENT: { description: 'The first payment of an accepted request is recorded.' },
    AWAIT_CHANGE: { description: 'The other side answers a change, or an offer.' },
    PREPARE: { description: 'It takes place.' },
    REVIEW: { description: 'The viewer reviews the hall.' },
    FIND_ANOTHER: { description: 'The viewer looks for another hall.' },
    NONE: { description: 'Nothing more.' },
  },
});

registerEnumType(BookingEventSide, {
  name: 'BookingEventSide',
  description: 'Who did something to a booking, or got a mail about it.',
  valuesConfig: {
    CUSTOMER: { description: 'Its customer.' },
    BUSINESS: { description: 'The owner or a member of the hall’s business.' },
    STAFF: { description: 'The platform’s staff.' },
    PLATFORM: { description: 'Nobody: the time, another booking, a rule.' },
  },
});

@ObjectType('BookingMail', { simpleResolvers: true, description: 'A mail about a booking.' })
export class TimelineMailView {
  @Field(() => BookingEventSide, { description: 'To whom it was written.' })
  to: BookingEventSide;

  @Field({ description: 'Its subject, in the language of its reader.' })
  subject: string;

  @Field(() => String, { description: 'Its status: waiting, sent, failed, kept (no mail server), demo (never sent).' })
  status: MailStatus;
}

@ObjectType('BookingEvent', { simpleResolvers: true, description: 'Something that happened to a booking.' })
export class BookingEventView {
  @Field({ description: 'Identifies it among the events of its booking.' })
  key: string;

  @Field(() => BookingEventKind, { description: 'What happened.' })
  kind: BookingEventKind;

  @Field(() => DateTime, { description: 'When.' })
  at: Date;

  @Field(() => BookingEventSide, { description: 'Who did it.' })
  side: BookingEventSide;

  @Field(() => String, {
    nullable: true,
    description:
      'The name of who did it, as far as the viewer may know it: to customers the business, to the business its member, to staff everyone.',
  })
  actorName: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Of a hold or a proposed change: until when.' })
  until: Date | null;

  @Field(() => CancellationReason, { nullable: true, description: 'Of a cancellation: why.' })
  reason: CancellationReason | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Why, in the words of who cancelled it, rejected a proof or corrected a payment; of a charge what for.',
  })
  note: string | null;

  @Field(() => Money, { nullable: true, description: 'Of a payment or a proof: how much, in the booking’s currency.' })
  amount: Hundredths | null;

  @Field(() => BookingChangeView, { nullable: true, description: 'Of a change: what it changes.' })
  change: BookingChangeView | null;

  @Field(() => TimelineMailView, { nullable: true, description: 'Of a mail: the mail.' })
  mail: TimelineMailView | null;
}

/** An event before it is shown to somebody: `name` is that of the account that acted. */
export type KnownEvent = Pick<BookingEventView, 'key' | 'kind' | 'at' | 'side'> &
  Partial<Omit<BookingEventView, 'actorName'>> & { name?: string | null };

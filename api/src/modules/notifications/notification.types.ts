import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { createConnectionType } from '../../graphql/paging.js';
import { DateTime } from '../../graphql/scalars.js';
import { NotificationAudience, NotificationKind } from '../../domain/notifications/kinds.js';

registerEnumType(NotificationKind, {
  name: 'NotificationKind',
  description: 'What a notification tells.',
  valuesConfig: {
    BOOKING_REQUESTED: { description: 'A customer would like to book.' },
    BOOKING_ACCEPTED: { description: 'A request is accepted, and confirmed by its first payment.' },
    BOOKING_CONFIRMED: { description: 'A booking is confirmed.' },
    BOOKING_DECLINED: { description: 'The business declined a request.' },
    BOOKING_CANCELLED: { description: 'A request or booking was cancelled.' },
    CHANGE_PROPOSED: { description: 'The other side proposes a change of a booking.' },
    BOOKING_CHANGED: { description: 'The other side accepted or made a change of a booking.' },
    GUESTS_CHANGED: { description: 'The customer set the final number of guests of a booking.' },
    CHANGE_REFUSED: { description: 'The other side refused a change.' },
    CHANGE_WITHDRAWN: { description: 'The other side withdrew its change.' },
    CHANGE_EXPIRED: { description: 'The other side did not answer a change in time.' },
    OFFER_MADE: { description: 'The business answers a request with an offer.' },
    OFFER_ACCEPTED: { description: 'The customer accepted an offer.' },
    OFFER_REFUSED: { description: 'The customer refused an offer.' },
    OFFER_WITHDRAWN: { description: 'The business withdrew its offer.' },
    OFFER_EXPIRED: { description: 'The customer did not answer an offer in time.' },
    MESSAGE_RECEIVED: { description: 'The other side wrote about a booking or an enquiry; further messages renew it.' },
    ENQUIRY_FOLLOW_UP: { description: 'The business wanted to ask about an enquiry again on this day.' },
    TASK_DUE: { description: 'The day of a task of a booking has come.' },
    WORK_WAITING: { description: 'Messages, requests, proofs of payment or tasks have waited for the business.' },
    PROOF_SENT: { description: 'A customer sent a proof of payment.' },
    PROOF_ACCEPTED: { description: 'The business accepted a proof of payment.' },
    PROOF_REJECTED: { description: 'The business rejected a proof of payment.' },
    PAYMENT_DUE: { description: 'A payment is due soon.' },
    PAYMENT_OVERDUE: { description: 'A payment is overdue.' },
    VISIT_PROPOSED: { description: 'The other side proposes a visit of the hall, or another time for one.' },
    VISIT_CONFIRMED: { description: 'The other side confirmed a visit.' },
    VISIT_DECLINED: { description: 'The other side declined a visit.' },
    VISIT_CANCELLED: { description: 'The other side cancelled a visit, or took back its proposal.' },
    VISIT_SOON: { description: 'A visit is within a day.' },
    VISIT_CALLED_OFF: { description: 'Staff ended the conversation, and with it its visit.' },
    REPORT_RECEIVED: { description: 'A thread of a business was reported to staff; further reports renew it.' },
    REPORT_UPHELD: { description: 'Staff acted on the viewer’s report of a thread.' },
    REPORT_DISMISSED: { description: 'Staff found nothing against the rules in a thread that the viewer reported.' },
    THREAD_WARNED: { description: 'Staff ask the viewer’s side of a thread to keep to the rules.' },
    BOOKING_SOON: { description: 'A confirmed booking begins within a day.' },
    REVIEW_REQUESTED: { description: 'A booking is over: the customer may write a review.' },
    APPLICATION_RECEIVED: { description: 'A venue owner applied.' },
  },
});

registerEnumType(NotificationAudience, {
  name: 'NotificationAudience',
  description: 'As whom somebody is notified.',
  valuesConfig: {
    CUSTOMER: { description: 'As the customer of a booking.' },
    BUSINESS: { description: 'As the owner of a business, or a member of its team.' },
    STAFF: { description: 'As a member of staff.' },
  },
});

@ObjectType('Notification', { simpleResolvers: true, description: 'Something that the viewer is told of in the app.' })
export class NotificationView {
  @Field(() => Int, { description: 'The notification.' })
  id: number;

  @Field(() => NotificationKind, { description: 'What it tells.' })
  kind: NotificationKind;

  @Field(() => NotificationAudience, { description: 'As whom the viewer is told.' })
  audience: NotificationAudience;

  @Field(() => Int, { nullable: true, description: 'The booking that it is about.' })
  bookingId: number | null;

  @Field(() => Int, { nullable: true, description: 'The enquiry that it is about.' })
  enquiryId: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The business whose application, or whose waiting work, it is about.',
  })
  businessId: number | null;

  @Field(() => String, { nullable: true, description: 'The hall of the booking or enquiry.' })
  hallTitle: string | null;

  @Field(() => String, { nullable: true, description: 'The name of the hall in Urdu, where it has one.' })
  hallNameUrdu: string | null;

  @Field(() => Boolean, { description: 'Whether the booking was confirmed: what ended before was a request.' })
  wasConfirmed: boolean;

  @Field(() => DateTime, { nullable: true, description: 'When the booking starts.' })
  startTime: Date | null;

  @Field(() => String, { nullable: true, description: 'The hall’s time zone.' })
  timeZone: string | null;

  @Field(() => String, { nullable: true, description: 'The customer of the booking or enquiry, for its business.' })
  customerName: string | null;

  @Field(() => String, { nullable: true, description: 'The business.' })
  businessName: string | null;

  @Field(() => DateTime, { description: 'When it happened last.' })
  createdAt: Date;

  @Field(() => DateTime, { nullable: true, description: 'When the viewer read it.' })
  readAt: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'A page of notifications, newest first.' })
export class NotificationConnection extends createConnectionType(NotificationView, 'notifications') {}

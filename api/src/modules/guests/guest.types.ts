import { Field, Int, ObjectType } from 'type-graphql';
import { createConnectionType } from '../../graphql/paging.js';
import { LocalDate, Money } from '../../graphql/scalars.js';
import type { CurrencyCode } from '../../domain/currency/currencies.js';
import type { Hundredths } from '../../domain/money/money.js';
import { ContactLinks } from '../halls/hall-detail.types.js';

@ObjectType({ simpleResolvers: true, description: 'The sums of a guest’s bookings in a currency.' })
export class GuestSums {
  @Field(() => String, { description: 'The currency.' })
  currency: CurrencyCode;

  @Field(() => Money, {
    description: 'Totals of confirmed bookings, and charges; requests that wait for an answer aren’t owed.',
  })
  owed: Hundredths;

  @Field(() => Money, { description: 'Receipts without refunds and what corrections took back.' })
  paid: Hundredths;

  @Field(() => Money, { description: 'What of it was paid for requests that wait for an answer.' })
  paidForRequests: Hundredths;

  @Field(() => Money, {
    description: 'What is owed and not paid, without what was paid for requests; negative where more was paid.',
  })
  balance: Hundredths;

  @Field(() => Money, { description: 'What is to be paid by the end of today.' })
  due: Hundredths;
}

@ObjectType('GuestSecondPhone', {
  simpleResolvers: true,
  description: 'A second phone of a guest: of the other family, say. Bookings belong to the first one.',
})
export class GuestSecondPhoneView {
  @Field({ description: 'Whose number it is.' })
  name: string;

  @Field({ description: 'The number in international format (E.164).' })
  phone: string;

  @Field({ description: 'The number as it was typed.' })
  phoneAsGiven: string;

  @Field(() => ContactLinks, { nullable: true, description: 'Links to call or message it.' })
  contact: ContactLinks | null;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'A guest of a business: everybody whose bookings have the same phone number, with or without an account.',
})
export class GuestRecord {
  @Field({ description: 'The phone number in international format (E.164), which identifies the guest.' })
  phone: string;

  @Field({ description: 'The name in the latest booking.' })
  name: string;

  @Field({ description: 'The phone number as given in the latest booking.' })
  phoneAsGiven: string;

  @Field(() => ContactLinks, { nullable: true, description: 'Links to call or message the guest.' })
  contact: ContactLinks | null;

  @Field({ description: 'The e-mail address in the latest booking; empty without one.' })
  email: string;

  @Field(() => Int, { description: 'All bookings and requests, cancelled ones included.' })
  bookingCount: number;

  @Field(() => Int, { description: 'Confirmed bookings.' })
  confirmedCount: number;

  @Field(() => LocalDate, { nullable: true, description: 'The day of the next confirmed booking; null without one.' })
  nextDate: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'The day of the last confirmed booking; null without one.' })
  lastDate: string | null;

  @Field(() => String, { nullable: true, description: 'The business’s private notes on the guest.' })
  notes: string | null;

  @Field(() => GuestSecondPhoneView, {
    nullable: true,
    description: 'A second number by which the guest is found, too; null without one.',
  })
  secondPhone: GuestSecondPhoneView | null;

  /** Loaded on demand, for all guests of a response at once. */
  @Field(() => [GuestSums], { description: 'What is owed and was paid, by currency; empty before anything is.' })
  readonly sums: Promise<GuestSums[]>;
}

@ObjectType({ simpleResolvers: true, description: 'A page of guests.' })
export class GuestConnection extends createConnectionType(GuestRecord, 'guests') {}

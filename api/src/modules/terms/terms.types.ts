import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { createConnectionType } from '../../graphql/paging.js';
import { DateTime, LocalDate } from '../../graphql/scalars.js';
import { AcceptanceKind } from '../../domain/terms/acceptance.js';
import { TERMS_LIMITS } from '../../domain/terms/limits.js';

registerEnumType(AcceptanceKind, {
  name: 'AcceptanceKind',
  description: 'How terms were accepted.',
  valuesConfig: {
    REQUEST: { description: 'With the request.' },
    CHANGE: { description: 'Anew, by accepting a change of the booking.' },
    PAPER: { description: 'By a signature on paper, which a member of the business recorded.' },
  },
});

@ObjectType('BusinessTerms', { simpleResolvers: true, description: 'A version of the terms of a business.' })
export class BusinessTermsView {
  @Field(() => Int, { description: 'What requests accept it by.' })
  id: number;

  @Field(() => Int, { description: 'Its number within the business, from 1.' })
  version: number;

  @Field({ description: 'Whose they are.' })
  businessName: string;

  @Field({ description: 'The text in English; paragraphs are separated by empty lines.' })
  text: string;

  @Field(() => String, { nullable: true, description: 'The text in Urdu.' })
  textUrdu: string | null;

  @Field({ description: 'SHA-256 of the texts in UTF-8, the Urdu one behind U+001E, in hexadecimal digits.' })
  sha256: string;

  @Field(() => DateTime, { description: 'Since when it counts.' })
  createdAt: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A saved version of the terms of the viewer’s business.' })
export class BusinessTermsVersion {
  @Field(() => Int, { description: 'The version, as a new one names it.' })
  termsId: number;

  @Field(() => Int, { description: 'Its number within the business, from 1.' })
  version: number;

  @Field(() => BusinessTermsView, { nullable: true, description: 'The terms; null where it ended them.' })
  terms: BusinessTermsView | null;

  @Field({ description: 'Who saved it.' })
  savedBy: string;

  @Field(() => DateTime, { description: 'When it was saved.' })
  createdAt: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A page of versions.' })
export class BusinessTermsVersionConnection extends createConnectionType(BusinessTermsVersion, 'versions') {}

@ObjectType('TermsAcceptance', { simpleResolvers: true, description: 'That terms were accepted for a booking.' })
export class TermsAcceptanceView {
  @Field(() => Int, { description: 'The acceptance.' })
  id: number;

  @Field(() => AcceptanceKind, { description: 'How.' })
  kind: AcceptanceKind;

  @Field(() => Int, { description: 'The accepted terms.' })
  termsId: number;

  @Field(() => Int, { description: 'The number of the accepted version.' })
  version: number;

  @Field({ description: 'The hash of the accepted texts.' })
  sha256: string;

  @Field(() => String, {
    nullable: true,
    description: 'Who accepted; null to the customer where a member of the business did.',
  })
  name: string | null;

  @Field({ description: 'Whether the business accepted: a change that its customer had proposed.' })
  isByBusiness: boolean;

  @Field(() => LocalDate, { nullable: true, description: 'When a paper was signed.' })
  day: string | null;

  @Field(() => String, { nullable: true, description: 'A note about a paper; for the business and staff.' })
  note: string | null;

  @Field(() => String, { nullable: true, description: 'Who recorded a paper; for the business and staff.' })
  recordedBy: string | null;

  @Field(() => DateTime, { description: 'When it was accepted, or recorded.' })
  createdAt: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A version of terms that can have been signed on paper.' })
export class SignableTerms {
  @Field(() => Int, { description: 'The version, as a record of a signature names it.' })
  termsId: number;

  @Field(() => Int, { description: 'Its number within the business, from 1.' })
  version: number;

  @Field(() => DateTime, { description: 'Since when it counts.' })
  createdAt: Date;
}

@ObjectType({ simpleResolvers: true, description: 'The terms of a booking, as its contract shows them.' })
export class BookingContract {
  @Field(() => Int, { description: 'The booking.' })
  bookingId: number;

  @Field(() => BusinessTermsView, {
    nullable: true,
    description: 'The terms that were accepted last, else those of the business now; null without any.',
  })
  terms: BusinessTermsView | null;

  @Field(() => [TermsAcceptanceView], { description: 'The acceptances, in their order.' })
  acceptances: TermsAcceptanceView[];

  @Field({ description: 'Whether the viewer can record that terms were signed on paper.' })
  viewerCanRecordSignature: boolean;

  @Field(() => [SignableTerms], {
    description: `The terms whose signature the viewer can record: the last ${TERMS_LIMITS.signableShown} versions with a text, latest first.`,
  })
  signableTerms: SignableTerms[];

  @Field({ description: 'Whether a CNIC was given for the contract.' })
  isCnicGiven: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'The CNIC, as in 35202-1234567-1, for the customer, the owner and managers; null to others, to programs, and where the server’s secret has changed since.',
  })
  cnic: string | null;

  @Field({ description: 'Whether the viewer can give a CNIC, or change the one that was given.' })
  viewerCanGiveCnic: boolean;

  @Field({ description: 'Whether the viewer can remove the CNIC.' })
  viewerCanRemoveCnic: boolean;
}

import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { BusinessStatus } from '../../domain/businesses/transitions.js';
import { BusinessRight, TeamRole } from '../../domain/businesses/team.js';

registerEnumType(TeamRole, {
  name: 'TeamRole',
  description: 'What a person is in a business.',
  valuesConfig: {
    OWNER: { description: 'Applied for the business; may do everything. One per business.' },
    MANAGER: { description: 'May do everything but seller details, integrations, the team and the application.' },
    CLERK: { description: 'Answers requests and reviews, keeps the calendar, sees the halls.' },
  },
});

registerEnumType(BusinessRight, {
  name: 'BusinessRight',
  description: 'What somebody may do for a business, by area.',
  valuesConfig: {
    BOOKINGS: {
      description:
        'See bookings and the calendar, approve, decline, enter them for guests, record payments, take notes.',
    },
    CALENDAR: { description: 'Block days and hours.' },
    REVIEWS: { description: 'See and answer reviews.' },
    VIEW_HALLS: { description: 'See the halls, online or not, and the business’s status.' },
    REFUNDS: { description: 'Record that money was given back.' },
    CNICS: { description: 'See the CNICs of contracts.' },
    HALLS: { description: 'Change halls, prices, services and pictures.' },
    FIGURES: { description: 'See revenue and statements, export bookings.' },
    SETTINGS: { description: 'See and change the general settings.' },
    SELLER: { description: 'Change what invoices say: name, address, phone, tax number.' },
    INTEGRATIONS: { description: 'API keys, webhooks and calendar feeds.' },
    TEAM: { description: 'Members and invitations.' },
    APPLICATION: { description: 'Apply, and hand in documents.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description: 'The business that an account is a member of, and what it may do there.',
})
export class BusinessMembership {
  @Field(() => Int, { description: 'The business.' })
  businessId: number;

  @Field({ description: 'Its name.' })
  businessName: string;

  @Field(() => BusinessStatus, { description: 'Its status; members act for it only while it is approved.' })
  status: BusinessStatus;

  @Field({ description: 'The currency of its prices.' })
  currency: string;

  @Field({ description: 'Its IANA time zone.' })
  timeZone: string;

  @Field(() => TeamRole, { description: 'What the account is there.' })
  role: TeamRole;

  @Field(() => [BusinessRight], { description: 'What the account may do there.' })
  rights: readonly BusinessRight[];

  @Field({ description: 'Whether new requests are mailed to the account.' })
  requestMails: boolean;
}

import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, Right, Scope } from '../../graphql/auth.js';
import { Role } from '../../domain/accounts/roles.js';
import { BusinessRight } from '../../domain/businesses/team.js';
import { ApiKeyScope } from '../../domain/integrations/inputs.js';
import { BookingChangeQuote } from '../booking-changes/booking-change-quote.types.js';
import { OfferEnquiryInput } from '../booking-changes/booking-change.inputs.js';
import { BookingView } from '../bookings/booking.types.js';
import * as offers from './enquiry-offer.service.js';

const ENQUIRY = { description: 'The enquiry, which a customer asked in the app.' };
const OFFER = { description: 'The offer.' };

/** Offers to enquiries. */
@Resolver()
export class EnquiryOfferResolver {
  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.READ)
  @Query(() => BookingChangeQuote, {
    description:
      'What an offer to an enquiry at a hall of the viewer’s business would be, and cost; its terms before and after are the same. A key needs the scope messages, too.',
  })
  quoteEnquiryOffer(
    @Arg('id', () => Int, ENQUIRY) id: number,
    @Arg('input', () => OfferEnquiryInput, OFFER) input: OfferEnquiryInput,
    @Ctx() ctx: RequestContext,
  ): Promise<BookingChangeQuote> {
    return offers.quoteOfferForEnquiry(ctx, id, input);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.BOOKINGS)
  @Scope(ApiKeyScope.BOOKINGS)
  @Mutation(() => BookingView, {
    description:
      'Answers an enquiry at a hall of the viewer’s business with an offer, which is a booking of its customer that they haven’t requested: accepting the offer requests it and accepts it. Another offer in its place is made of that booking. A key needs the scope messages, too.',
  })
  offerEnquiry(
    @Arg('id', () => Int, ENQUIRY) id: number,
    @Arg('input', () => OfferEnquiryInput, OFFER) input: OfferEnquiryInput,
    @Ctx() ctx: RequestContext,
  ): Promise<BookingView> {
    return offers.offerEnquiry(ctx, id, input);
  }
}

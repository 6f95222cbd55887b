import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { Auth, Right, Scope, SIGNED_IN, STAFF } from '../../graphql/auth.js';
import { toPageRequest, PagingInput, type Connection } from '../../graphql/paging.js';
import { Role } from '../../domain/accounts/roles.js';
import { BusinessRight } from '../../domain/businesses/team.js';
import { ApiKeyScope } from '../../domain/integrations/inputs.js';
import { ReviewOrder } from '../../domain/reviews/inputs.js';
import {
  AnswerReviewInput,
  ChangeReviewInput,
  OwnReviewFilter,
  ReviewFilter,
  ReviewReasonInput,
  WriteReviewInput,
} from './review.inputs.js';
import * as service from './review.service.js';
import { HallReviews, ManagedReview, ManagedReviewConnection, ReviewEntry } from './review.types.js';

const ID = { description: 'The review.' };
const PAGING = { nullable: true, description: 'The page.' } as const;
const FILTER = { nullable: true, description: 'The filter.' } as const;

@Resolver()
export class ReviewResolver {
  @Query(() => HallReviews, { description: 'The reviews of a hall, newest first, with average and histogram.' })
  hallReviews(
    @Arg('hallId', () => Int, { description: 'The hall.' }) hallId: number,
    @Ctx() ctx: RequestContext,
    @Arg('paging', () => PagingInput, PAGING) paging?: PagingInput | null,
  ) {
    return service.getHallReviews(ctx, hallId, toPageRequest(paging));
  }

  @Auth(...SIGNED_IN)
  @Query(() => ReviewEntry, { nullable: true, description: 'The viewer’s review of a hall; null without one.' })
  viewerReview(
    @Arg('hallId', () => Int, { description: 'The hall.' }) hallId: number,
    @Ctx() ctx: RequestContext,
  ): Promise<ReviewEntry | null> {
    return service.getViewerReview(ctx, hallId);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.REVIEWS)
  @Scope(ApiKeyScope.READ)
  @Query(() => ManagedReviewConnection, { description: 'Visible reviews of the viewer’s halls.' })
  ownReviews(
    @Ctx() ctx: RequestContext,
    @Arg('order', () => ReviewOrder, { defaultValue: ReviewOrder.NEWEST, description: 'The order.' })
    order: ReviewOrder,
    @Arg('filter', () => OwnReviewFilter, FILTER) filter?: OwnReviewFilter | null,
    @Arg('paging', () => PagingInput, PAGING) paging?: PagingInput | null,
  ): Promise<Connection<ManagedReview>> {
    return service.listViewerReviews(ctx, filter ?? {}, order, toPageRequest(paging));
  }

  @Auth(...STAFF)
  @Query(() => ManagedReviewConnection, { description: 'Reviews of all halls, newest first, for staff.' })
  reviews(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => ReviewFilter, FILTER) filter?: ReviewFilter | null,
    @Arg('paging', () => PagingInput, PAGING) paging?: PagingInput | null,
  ): Promise<Connection<ManagedReview>> {
    return service.listReviews(ctx, filter ?? {}, toPageRequest(paging));
  }

  @Auth(Role.ADMIN)
  @Query(() => ManagedReviewConnection, {
    description: 'The reviews that a person wrote, hidden or not, newest first.',
  })
  reviewsOfPerson(
    @Arg('id', () => Int, { description: 'The account’s id.' }) id: number,
    @Ctx() ctx: RequestContext,
    @Arg('paging', () => PagingInput, PAGING) paging?: PagingInput | null,
  ): Promise<Connection<ManagedReview>> {
    return service.listReviewsOfPerson(ctx, id, toPageRequest(paging));
  }

  @Auth(Role.USER)
  @Mutation(() => ReviewEntry, { description: 'Creates the viewer’s review of a hall; one per hall.' })
  writeReview(
    @Arg('input', () => WriteReviewInput, { description: 'The review.' }) input: WriteReviewInput,
    @Ctx() ctx: RequestContext,
  ): Promise<ReviewEntry> {
    return service.writeReview(ctx, input);
  }

  @Auth(Role.USER)
  @Mutation(() => ReviewEntry, { description: 'Updates one of the viewer’s reviews.' })
  changeReview(
    @Arg('id', () => Int, ID) id: number,
    @Arg('input', () => ChangeReviewInput, { description: 'The changes.' }) input: ChangeReviewInput,
    @Ctx() ctx: RequestContext,
  ): Promise<ReviewEntry> {
    return service.changeReview(ctx, id, input);
  }

  @Auth(Role.BUSINESS)
  @Right(BusinessRight.REVIEWS)
  @Mutation(() => ReviewEntry, {
    description:
      'Answers a review of one of the viewer’s halls, once; after its author changed it, another answer replaces it.',
  })
  answerReview(
    @Arg('id', () => Int, ID) id: number,
    @Arg('input', () => AnswerReviewInput, { description: 'The answer.' }) input: AnswerReviewInput,
    @Ctx() ctx: RequestContext,
  ): Promise<ReviewEntry> {
    return service.answerReview(ctx, id, input);
  }

  @Auth(...SIGNED_IN)
  @Mutation(() => ReviewEntry, {
    description: 'Reports a review to staff, once per account until its author changes it.',
  })
  reportReview(
    @Arg('id', () => Int, ID) id: number,
    @Arg('input', () => ReviewReasonInput, { description: 'Why.' }) input: ReviewReasonInput,
    @Ctx() ctx: RequestContext,
  ): Promise<ReviewEntry> {
    return service.reportReview(ctx, id, input);
  }

  @Auth(...STAFF)
  @Mutation(() => ManagedReview, { description: 'Hides a review, so that it is neither shown nor counted.' })
  hideReview(
    @Arg('id', () => Int, ID) id: number,
    @Arg('input', () => ReviewReasonInput, { description: 'The reason, shown to its author.' })
    input: ReviewReasonInput,
    @Ctx() ctx: RequestContext,
  ): Promise<ManagedReview> {
    return service.hideReview(ctx, id, input);
  }

  @Auth(...STAFF)
  @Mutation(() => ManagedReview, { description: 'Shows a hidden review again.' })
  showReview(@Arg('id', () => Int, ID) id: number, @Ctx() ctx: RequestContext): Promise<ManagedReview> {
    return service.showReview(ctx, id);
  }

  @Auth(...STAFF)
  @Mutation(() => ManagedReview, { description: 'Dismisses the open reports of a review, which stays visible.' })
  dismissReviewReports(@Arg('id', () => Int, ID) id: number, @Ctx() ctx: RequestContext): Promise<ManagedReview> {
    return service.dismissReviewReports(ctx, id);
  }
}

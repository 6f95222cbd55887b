import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { createConnectionType } from '../../graphql/paging.js';
import { DateTime } from '../../graphql/scalars.js';

/** A review, for readers. */
@ObjectType('Review', { simpleResolvers: true, description: 'A customer’s review of a hall.' })
export class ReviewEntry {
  @Field(() => Int, { description: 'The review’s id.' })
  id: number;

  @Field(() => Int, { description: 'The hall.' })
  hallId: number;

  @Field(() => Int, { description: '1 to 5 stars.' })
  rating: number;

  @Field(() => String, { nullable: true, description: 'Comment, at most 500 characters.' })
  comment: string | null;

  @Field({ description: 'Its author’s name; Anonymous User for a deleted account.' })
  userName: string;

  @Field({ description: 'Whether the author has a confirmed, past booking of the hall.' })
  isVerifiedBooking: boolean;

  @Field(() => DateTime, { description: 'When it was written.' })
  createdAt: Date;

  @Field(() => DateTime, { description: 'When it was last changed.' })
  updatedAt: Date;

  @Field(() => String, { nullable: true, description: 'The owner’s answer.' })
  answer: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When the owner answered.' })
  answeredAt: Date | null;

  @Field({
    description: 'Whether its author changed it after the owner had answered: the answer is to an earlier version.',
  })
  isChangedSinceAnswer: boolean;

  @Field({ description: 'Whether staff hid it; shown to its author and staff only.' })
  isHidden: boolean;

  @Field(() => String, { nullable: true, description: 'Why staff hid it; shown to its author and staff only.' })
  hiddenReason: string | null;

  @Field({ description: 'Whether the viewer wrote it and may change it.' })
  viewerIsAuthor: boolean;

  @Field({ description: 'Whether the viewer owns the hall and hasn’t answered this version yet.' })
  viewerCanAnswer: boolean;

  @Field({ description: 'Whether the viewer may report it: signed in, not its author, not reported yet.' })
  viewerCanReport: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'The number of reviews with a rating.' })
export class RatingCount {
  @Field(() => Int, { description: '1 to 5 stars.' })
  rating: number;

  @Field(() => Int, { description: 'The number of reviews.' })
  count: number;
}

/** The reviews of a hall with statistics. */
@ObjectType({
  simpleResolvers: true,
  description: 'A page of a hall’s reviews, newest first, with statistics of all reviews.',
})
export class HallReviews extends createConnectionType(ReviewEntry, 'reviews') {
  @Field(() => Float, { description: 'Average of all reviews with two decimals, 0 without any.' })
  averageRating: number;

  @Field(() => Int, { description: 'The total number of reviews.' })
  totalReviews: number;

  @Field(() => [RatingCount], { description: 'The number of reviews with 5, 4, 3, 2 and 1 stars.' })
  histogram: RatingCount[];
}

/** Filters reviews for staff. */
export const ReviewState = {
  ALL: 'ALL',
  REPORTED: 'REPORTED',
  HIDDEN: 'HIDDEN',
} as const;
export type ReviewState = keyof typeof ReviewState;

registerEnumType(ReviewState, {
  name: 'ReviewState',
  description: 'Filters reviews for staff.',
  valuesConfig: {
    ALL: { description: 'All reviews.' },
    REPORTED: { description: 'Reviews with open reports.' },
    HIDDEN: { description: 'Hidden reviews.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'A report of a review, for staff.' })
export class ReviewComplaint {
  @Field({ description: 'Why it was reported.' })
  reason: string;

  @Field({ description: 'Who reported it.' })
  reporterName: string;

  @Field(() => DateTime, { description: 'When.' })
  createdAt: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A review, for staff and the hall’s owner.' })
export class ManagedReview extends ReviewEntry {
  @Field({ description: 'The hall’s name.' })
  hallTitle: string;

  @Field({ description: 'The business’s name.' })
  businessName: string;

  @Field(() => [ReviewComplaint], {
    description: 'Open reports, oldest first; shown to staff only.',
  })
  openReports: ReviewComplaint[];
}

@ObjectType({ simpleResolvers: true, description: 'A page of reviews with their halls.' })
export class ManagedReviewConnection extends createConnectionType(ManagedReview, 'reviews') {}

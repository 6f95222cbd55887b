import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ConnectionOf } from '../../graphql/paging.js';
import { DateTime } from '../../graphql/scalars.js';

/** A review as people read it. */
@ObjectType('Review', { description: 'What a customer says about a hall.' })
export class ReviewEntry {
  @Field(() => Int, { description: 'The review’s number.' })
  id: number;

  @Field(() => Int, { description: 'The hall.' })
  hallId: number;

  @Field(() => Int, { description: '1 to 5 stars.' })
  rating: number;

  @Field(() => String, { nullable: true, description: 'In words, at most 500 characters.' })
  comment: string | null;

  @Field({ description: 'Its author’s name, Anonymous User where there is none any more.' })
  userName: string;

  @Field({ description: 'Whether the author has a confirmed, past booking of the hall.' })
  isVerifiedBooking: boolean;

  @Field(() => DateTime, { description: 'When it was written.' })
  createdAt: Date;

  @Field(() => DateTime, { description: 'When it was changed the last time.' })
  updatedAt: Date;

  @Field(() => String, { nullable: true, description: 'The owner’s answer.' })
  answer: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When the owner answered.' })
  answeredAt: Date | null;

  @Field({ description: 'Hidden by staff: neither shown nor counted. Told to its author and to staff.' })
  isHidden: boolean;

  @Field(() => String, { nullable: true, description: 'Why staff hid it; told to its author and to staff.' })
  hiddenReason: string | null;

  @Field({ description: 'Whether the viewer wrote it, and so may change it.' })
  viewerIsAuthor: boolean;

  @Field({ description: 'Whether the viewer owns the hall and hasn’t answered yet.' })
  viewerCanAnswer: boolean;

  @Field({ description: 'Whether the viewer may report it: signed in, not its author, not reported yet.' })
  viewerCanReport: boolean;
}

@ObjectType({ description: 'How many reviews gave so many stars.' })
export class RatingCount {
  @Field(() => Int, { description: '1 to 5 stars.' })
  rating: number;

  @Field(() => Int, { description: 'How many reviews.' })
  count: number;
}

/** The reviews of a hall with what they come to. */
@ObjectType({ description: 'A page of a hall’s reviews, the newest first, with what all of them come to.' })
export class HallReviews extends ConnectionOf(ReviewEntry, 'reviews') {
  @Field(() => Float, { description: 'Average of all reviews with two decimals, 0 without any.' })
  averageRating: number;

  @Field(() => Int, { description: 'How many reviews the hall has.' })
  totalReviews: number;

  @Field(() => [RatingCount], { description: 'How many gave 5, 4, 3, 2 and 1 stars.' })
  histogram: RatingCount[];
}

/** Which reviews staff look at. */
export enum ReviewState {
  ALL = 'all',
  REPORTED = 'reported',
  HIDDEN = 'hidden',
}

registerEnumType(ReviewState, {
  name: 'ReviewState',
  description: 'Which reviews staff look at.',
  valuesConfig: {
    ALL: { description: 'Every review.' },
    REPORTED: { description: 'Those with a report that nobody has dealt with.' },
    HIDDEN: { description: 'Those that staff have hidden.' },
  },
});

@ObjectType({ description: 'Somebody’s report of a review, for staff.' })
export class ReviewComplaint {
  @Field({ description: 'Why it was reported.' })
  reason: string;

  @Field({ description: 'Who reported it.' })
  reporterName: string;

  @Field(() => DateTime, { description: 'When.' })
  createdAt: Date;
}

@ObjectType({ description: 'A review as staff and the hall’s owner work on it.' })
export class ManagedReview extends ReviewEntry {
  @Field({ description: 'What its hall goes by.' })
  hallTitle: string;

  @Field({ description: 'The business’s name.' })
  businessName: string;

  @Field(() => [ReviewComplaint], {
    description: 'Reports that nobody has dealt with, the oldest first; told to staff only.',
  })
  openReports: ReviewComplaint[];
}

@ObjectType({ description: 'A page of reviews with their halls.' })
export class ManagedReviewConnection extends ConnectionOf(ManagedReview, 'reviews') {}

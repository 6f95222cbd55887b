import { Field, InputType, Int, registerEnumType } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import {
  changeReviewSchema,
  hideSchema,
  ownReviewFilterSchema,
  reviewFilterSchema,
  ReviewOrder,
  reviewReplySchema,
  reviewSchema,
} from '../../domain/reviews/inputs.js';
import { ReviewState } from './review.types.js';

@InputType({ description: 'A review of a hall.' })
@Rules(reviewSchema)
export class WriteReviewInput {
  @Field(() => Int, { description: 'The hall.' })
  hallId: number;

  @Field(() => Int, { description: '1 to 5 stars.' })
  rating: number;

  @Field(() => String, { nullable: true, description: 'In words, at most 500 characters.' })
  comment?: string | null;
}

@InputType({ description: 'An own review as it shall read; what is left out stays.' })
@Rules(changeReviewSchema)
export class ChangeReviewInput {
  @Field(() => Int, { description: '1 to 5 stars.' })
  rating: number;

  @Field(() => String, { nullable: true, description: 'In words, at most 500 characters; null or empty removes them.' })
  comment?: string | null;
}

@InputType({ description: 'The owner’s one answer to a review.' })
@Rules(reviewReplySchema)
export class AnswerReviewInput {
  @Field({ description: 'The answer, at most 1000 characters.' })
  reply: string;
}

@InputType({ description: 'Why a review is reported or hidden.' })
@Rules(hideSchema)
export class ReviewReasonInput {
  @Field({ description: 'The reason, at most 500 characters.' })
  reason: string;
}

@Rules(reviewFilterSchema)
@InputType({ description: 'Which reviews staff look at.' })
export class ReviewFilter {
  @Field(() => String, { nullable: true, description: 'Part of the comment, the hall’s or the author’s name.' })
  text?: string | null;

  @Field(() => ReviewState, { nullable: true, description: 'All of them unless said.' })
  state?: ReviewState | null;

  @Field(() => Int, { nullable: true, description: 'Of one hall.' })
  hallId?: number | null;
}

registerEnumType(ReviewOrder, {
  name: 'ReviewOrder',
  description: 'The order of an owner’s reviews.',
  valuesConfig: {
    NEWEST: { description: 'The newest first.' },
    OLDEST: { description: 'The oldest first.' },
    LOWEST: { description: 'The fewest stars first.' },
    HIGHEST: { description: 'The most stars first.' },
  },
});

@InputType({ description: 'Which reviews of the own halls.' })
@Rules(ownReviewFilterSchema)
export class OwnReviewFilter {
  @Field(() => Int, { nullable: true, description: 'Of one hall.' })
  hallId?: number | null;

  @Field(() => Int, { nullable: true, description: 'Only those with so many stars, 1 to 5.' })
  rating?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'True: only those without an answer.' })
  unanswered?: boolean | null;
}

import { Field, InputType, Int, registerEnumType } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { DateTime } from '../../graphql/scalars.js';
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

  @Field(() => String, { nullable: true, description: 'Comment, at most 500 characters.' })
  comment?: string | null;
}

@InputType({ description: 'Changes to the viewer’s review; omitted fields stay as they are.' })
@Rules(changeReviewSchema)
export class ChangeReviewInput {
  @Field(() => Int, { description: '1 to 5 stars.' })
  rating: number;

  @Field(() => String, { nullable: true, description: 'Comment, at most 500 characters; null or empty removes it.' })
  comment?: string | null;
}

@InputType({ description: 'The owner’s answer to a review.' })
@Rules(reviewReplySchema)
export class AnswerReviewInput {
  @Field({ description: 'The answer, at most 1000 characters.' })
  reply: string;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'The updatedAt of the review that this answers: if it was changed since, it is refused with `CONFLICT`. If omitted, any is answered.',
  })
  basedOn?: Date | null;
}

@InputType({ description: 'The reason for reporting or hiding a review.' })
@Rules(hideSchema)
export class ReviewReasonInput {
  @Field({ description: 'The reason, at most 500 characters.' })
  reason: string;
}

@Rules(reviewFilterSchema)
@InputType({ description: 'Filters reviews for staff.' })
export class ReviewFilter {
  @Field(() => String, { nullable: true, description: 'Text in the comment, the hall’s or the author’s name.' })
  text?: string | null;

  @Field(() => ReviewState, { nullable: true, description: 'Defaults to all.' })
  state?: ReviewState | null;

  @Field(() => Int, { nullable: true, description: 'Only reviews of this hall.' })
  hallId?: number | null;
}

registerEnumType(ReviewOrder, {
  name: 'ReviewOrder',
  description: 'The order of an owner’s reviews.',
  valuesConfig: {
    NEWEST: { description: 'Newest first.' },
    OLDEST: { description: 'Oldest first.' },
    LOWEST: { description: 'Lowest rating first.' },
    HIGHEST: { description: 'Highest rating first.' },
  },
});

@InputType({ description: 'Filters reviews of the viewer’s halls.' })
@Rules(ownReviewFilterSchema)
export class OwnReviewFilter {
  @Field(() => Int, { nullable: true, description: 'Only reviews of this hall.' })
  hallId?: number | null;

  @Field(() => Int, { nullable: true, description: 'Only reviews with this rating, 1 to 5.' })
  rating?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Only reviews without an answer, if true.' })
  unanswered?: boolean | null;
}

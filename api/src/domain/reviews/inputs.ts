import { mixed, object } from 'yup';
import type { InferType } from 'yup';
import { SEARCH_LIMITS } from '../halls/limits.js';
import { id, numeric, optionalId, optionalNumeric } from '../input/fields.js';
import { REVIEW_LIMITS } from './limits.js';

import { atMost, optionalText, text } from '../text/text.js';

const limits = REVIEW_LIMITS;

/** Sentences of the review forms. */
export const REVIEW_MESSAGES = {
  ratingRequired: 'Please select a rating',
  replyRequired: 'Reply is required',
  reasonRequired: 'Reason is required',
} as const;

/** A review: one to five stars, and a comment of at most 500 characters. */
export const reviewSchema = object({
  hallId: id('Hall is required'),
  rating: numeric({
    required: REVIEW_MESSAGES.ratingRequired,
    min: [limits.ratingMin, REVIEW_MESSAGES.ratingRequired],
    max: [limits.ratingMax, REVIEW_MESSAGES.ratingRequired],
    whole: REVIEW_MESSAGES.ratingRequired,
  }),
  comment: optionalText({ max: atMost('Comment', limits.commentMaxCharacters), multiline: true }),
});
export type ReviewInput = InferType<typeof reviewSchema>;

/** A change of an own review; its hall stays. */
export const changeReviewSchema = reviewSchema.omit(['hallId']);
export type ChangeReviewInput = InferType<typeof changeReviewSchema>;

/** The owner's one answer to a review. */
export const reviewReplySchema = object({
  reply: text({
    required: REVIEW_MESSAGES.replyRequired,
    max: atMost('Reply', limits.replyMaxCharacters),
    multiline: true,
  }),
});
export type ReviewReplyInput = InferType<typeof reviewReplySchema>;

/** Hiding or reporting a review or comment: whoever does it has to say why. */
export const hideSchema = object({
  reason: text({
    required: REVIEW_MESSAGES.reasonRequired,
    max: atMost('Reason', limits.hideReasonMaxCharacters),
    multiline: true,
  }),
});
export type HideInput = InferType<typeof hideSchema>;

/** What staff search reviews by. */
export const reviewFilterSchema = object({
  text: optionalText({ max: atMost('Search', SEARCH_LIMITS.textMaxCharacters) }),
  state: mixed<string>().nullable().optional(),
  hallId: optionalId('Hall is not known'),
});

/** The orders of an owner's reviews. */
export const ReviewOrder = {
  NEWEST: 'NEWEST',
  OLDEST: 'OLDEST',
  LOWEST: 'LOWEST',
  HIGHEST: 'HIGHEST',
} as const;
export type ReviewOrder = keyof typeof ReviewOrder;

const RATING_MESSAGE = `Rating must be a whole number between ${limits.ratingMin} and ${limits.ratingMax}`;

/** What an owner looks for among the reviews of the own halls. */
export const ownReviewFilterSchema = object({
  hallId: optionalId('Hall is not known'),
  rating: optionalNumeric({
    required: RATING_MESSAGE,
    min: [limits.ratingMin, RATING_MESSAGE],
    max: [limits.ratingMax, RATING_MESSAGE],
    whole: RATING_MESSAGE,
  }),
  unanswered: mixed<boolean>().nullable().optional(),
});

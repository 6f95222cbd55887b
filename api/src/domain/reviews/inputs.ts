import { mixed, object } from 'yup';
import type { InferType } from 'yup';
import { SEARCH_LIMITS } from '../halls/limits.js';
import { id, numeric, optionalId, optionalInstant, optionalNumeric } from '../input/fields.js';
import { REVIEW_LIMITS } from './limits.js';

import { atMost, optionalText, text } from '../text/text.js';

const limits = REVIEW_LIMITS;

/** Messages of the review forms. */
export const REVIEW_MESSAGES = {
  ratingRequired: 'Please select a rating',
  replyRequired: 'Reply is required',
  reasonRequired: 'Reason is required',
  /** Said to an owner whose answer is to what a review no longer says. */
  changed: 'Its author changed this review meanwhile. Copy what you wrote, read the review again and answer it then.',
} as const;

/** A review: one to five stars, and a comment of up to 500 characters. */
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

/** A change of a review by its author; the hall can't change. */
export const changeReviewSchema = reviewSchema.omit(['hallId']);
export type ChangeReviewInput = InferType<typeof changeReviewSchema>;

/** The owner's answer to a review. */
export const reviewReplySchema = object({
  reply: text({
    required: REVIEW_MESSAGES.replyRequired,
    max: atMost('Reply', limits.replyMaxCharacters),
    multiline: true,
  }),
  basedOn: optionalInstant(),
});
export type ReviewReplyInput = InferType<typeof reviewReplySchema>;

/** The reason for hiding or reporting a review or comment; required. */
export const hideSchema = object({
  reason: text({
    required: REVIEW_MESSAGES.reasonRequired,
    max: atMost('Reason', limits.hideReasonMaxCharacters),
    multiline: true,
  }),
});
export type HideInput = InferType<typeof hideSchema>;

/** The review filter for staff. */
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

/** The filter of an owner's reviews. */
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

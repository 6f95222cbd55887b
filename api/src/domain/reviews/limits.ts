export const REVIEW_LIMITS = {
  ratingMin: 1,
  ratingMax: 5,
  commentMaxCharacters: 500,
  replyMaxCharacters: 1000,
  hideReasonMaxCharacters: 500,
} as const;

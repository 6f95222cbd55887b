/** What a hall's recommendation is made of. */
export interface Recommendation {
  /** 0 to 5 */
  rating: number;
  reviewCount: number;
  /** In how many hours its business answers most requests; null while there are too few to say. */
  answerHours: number | null;
  /** How complete its listing is, in percent. */
  completeness: number;
}

/** How the score of a hall is worked out (docs/decisions/0055-results.md). Points are hundredths of a star. */
const RECOMMENDATION = {
  /** Every hall begins with so many reviews of that rating, so that one happy guest doesn't outweigh a hundred. */
  assumedReviews: 5,
  assumedRating: 3.5,
  /** Points for answering within so many hours, the quickest first. */
  answers: [
    { withinHours: 4, points: 30 },
    { withinHours: 24, points: 20 },
    { withinHours: 72, points: 10 },
  ],
  /** Points for a complete listing; part of them for part of one. */
  completePoints: 30,
} as const;

/** How much a hall is recommended, in hundredths of a star: its weighed rating, points for quick answers and for a complete listing. */
export function scoreHall({ rating, reviewCount, answerHours, completeness }: Recommendation): number {
  const { assumedReviews, assumedRating, answers, completePoints } = RECOMMENDATION;
  const weighed = (rating * reviewCount + assumedRating * assumedReviews) / (reviewCount + assumedReviews);
  const answer = answerHours === null ? undefined : answers.find(({ withinHours }) => answerHours <= withinHours);
  return Math.round(weighed * 100 + (answer?.points ?? 0) + (completePoints * completeness) / 100);
}

import type { RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { measureCompleteness } from '../../domain/halls/completeness.js';
import { scoreHall } from '../../domain/halls/recommendation.js';
import type { Jobs } from '../../jobs/queue.js';
import { findHallsToScore, storeScores, type ScoredHall } from './hall-score.queries.js';

function toScore(hall: ScoredHall): { id: number; score: number } {
  return { id: hall.id, score: scoreHall({ ...hall, completeness: measureCompleteness(hall).percent }) };
}

/** Works out how much each public hall is recommended, in portions of their own transactions. */
export async function scoreHalls(ctx: RequestContext): Promise<void> {
  let after = 0;
  for (;;) {
    const halls = await inTransaction(ctx.em, async (em) => {
      const portion = await findHallsToScore(em, after);
      if (portion.length > 0) await storeScores(em, portion.map(toScore));
      return portion;
    });
    const last = halls.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

/** Jobs of recommendations, for the queue. */
export const hallScoreJobs: Jobs = { 'score-halls': scoreHalls };

/** Hourly, and soon after a start that missed the last run. */
export const HALL_SCORE_CRONTAB = '37 * * * * score-halls ?fill=1h';

import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Database } from '../../database/tables.js';
import { HALL_TITLE } from '../../database/hall-columns.js';
import { ENQUIRY_LIMITS } from '../../domain/threads/enquiries.js';
import type { EnquirySums, EnquirySummary, HallEnquirySums } from './enquiry-work.types.js';
import { selectPipeline, type PipelineReader } from './pipeline.queries.js';

const DAY_MS = 86_400_000;

/** The row of a hall, or of all halls, whose hall is null. */
type SummaryRow = EnquirySums & { [Column in keyof HallEnquirySums]: HallEnquirySums[Column] | null };

/** The pipeline of a business in numbers, in all and by hall; one statement. */
export async function findSummary(em: EntityManager, reader: PipelineReader, now: Date): Promise<EnquirySummary> {
  const db = em.getKysely<Database>();
  const since = new Date(now.getTime() - ENQUIRY_LIMITS.summaryDays * DAY_MS);
  // SQL: Kysely knows no grouping sets.
  const { rows } = await sql<SummaryRow>`
    with entries as materialized (${selectPipeline(db, reader, now)}),
    recent as materialized (
      select id, (select a.created_at from messages a where a.thread_id = e.id and a.side = 'business' and not a.is_automatic
          order by a.sequence limit 1) - e."askedAt" as waited
        from entries e where e."askedAt" >= ${since}),
    sums as (
      select e."hallId", count(*)::int as "all",
          count(*) filter (where stage = 'NEW')::int as "new",
          count(*) filter (where stage = 'ANSWERED')::int as answered,
          count(*) filter (where stage = 'HELD')::int as held,
          count(*) filter (where stage = 'WON')::int as won,
          count(*) filter (where stage = 'LOST')::int as lost,
          count(*) filter (where "isFollowUpDue")::int as "followUpDue",
          count(r.id)::int as "recentlyAsked",
          count(r.id) filter (where stage = 'WON')::int as "recentlyWon",
          case when count(r.waited) > 0 then
            greatest(1, ceil(extract(epoch from percentile_cont(0.5) within group (order by r.waited)) / 60))::int
          end as "medianAnswerMinutes"
        from entries e left join recent r using (id)
        group by grouping sets ((), (e."hallId")))
    select s.*, case when h.id is not null then ${HALL_TITLE} end as "hallTitle", h.hall_name_urdu as "hallNameUrdu"
      from sums s left join halls h on h.id = s."hallId"
      order by s."hallId" is not null, s."all" desc, s."hallId" limit ${ENQUIRY_LIMITS.summaryHallsMax + 1}`.execute(
    db,
  );
  const [total, ...halls] = rows;
  if (!total) throw new Error('Sums of all halls are one row');
  return {
    total,
    halls: halls.flatMap(({ hallId, hallTitle, ...sums }) =>
      hallId === null || hallTitle === null ? [] : [{ ...sums, hallId, hallTitle }],
    ),
  };
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Database } from '../../database/tables.js';
import { HALL_TITLE } from '../../database/hall-columns.js';
import { ENQUIRY_LIMITS, ENQUIRY_SOURCES, EnquirySource } from '../../domain/threads/enquiries.js';
import { ANSWER_WAIT } from '../../database/thread-columns.js';
import type { EnquirySums, EnquirySummary, HallEnquirySums } from './enquiry-work.types.js';
import { selectPipeline, type PipelineReader } from './pipeline.queries.js';

const DAY_MS = 86_400_000;

/** The row of a hall or of a source, or of all, which has neither. */
type SummaryRow = EnquirySums & { [Column in keyof HallEnquirySums]: HallEnquirySums[Column] | null } & {
  source: EnquirySource | null;
};

/** Of a source from which nothing came. */
const NONE: EnquirySums = {
  ...{ new: 0, answered: 0, offered: 0, held: 0, won: 0, lost: 0, followUpDue: 0 },
  ...{ recentlyAsked: 0, recentlyWon: 0, medianAnswerMinutes: null },
};

function toSummary(rows: readonly SummaryRow[]): EnquirySummary {
  const total = rows.find(({ hallId, source }) => hallId === null && source === null);
  if (!total) throw new Error('Sums of everything are one row');
  return {
    total,
    halls: rows
      .flatMap(({ hallId, hallTitle, ...sums }) =>
        hallId === null || hallTitle === null ? [] : [{ ...sums, hallId, hallTitle }],
      )
      .slice(0, ENQUIRY_LIMITS.summaryHallsMax),
    sources: ENQUIRY_SOURCES.map((source) => ({ ...(rows.find((row) => row.source === source) ?? NONE), source })),
  };
}

/** The pipeline of a business in numbers, in all, by hall and by source; one statement. */
export async function findSummary(em: EntityManager, reader: PipelineReader, now: Date): Promise<EnquirySummary> {
  const db = em.getKysely<Database>();
  const since = new Date(now.getTime() - ENQUIRY_LIMITS.summaryDays * DAY_MS);
  // SQL: Kysely knows no grouping sets.
  const { rows } = await sql<SummaryRow>`
    with entries as materialized (${selectPipeline(db, reader, now)}),
    recent as materialized (
      select id, least((select a.created_at from messages a where a.thread_id = e.id and a.side = 'business' and not a.is_automatic
          order by a.sequence limit 1), (select t.first_offered_at from threads t where t.id = e.id)) - e."askedAt" as waited
        from entries e where e."askedAt" >= ${since}),
    counted as (
      select e.id, e."hallId", e.source, e.stage, e."isFollowUpDue", r.id as "recentId", r.waited
        from entries e left join recent r using (id)
      union all
      -- What customers ask about their bookings, without what they had asked before: no entries, but answered like them.
      select null, b.hall_id, ${EnquirySource.APP}::text, null, null, null, ${ANSWER_WAIT}
        from threads t join bookings b on b.id = t.booking_id
        where t.business_id = ${reader.businessId} and t.last_message_at >= ${since} and t.created_at >= ${since}
          and t.created_at >= b.created_at and b.user_id is distinct from ${reader.userId}),
    sums as (
      select "hallId", source, count(id)::int as "all",
          count(*) filter (where stage = 'NEW')::int as "new",
          count(*) filter (where stage = 'ANSWERED')::int as answered,
          count(*) filter (where stage = 'OFFERED')::int as offered,
          count(*) filter (where stage = 'HELD')::int as held,
          count(*) filter (where stage = 'WON')::int as won,
          count(*) filter (where stage = 'LOST')::int as lost,
          count(*) filter (where "isFollowUpDue")::int as "followUpDue",
          count("recentId")::int as "recentlyAsked",
          count("recentId") filter (where stage = 'WON')::int as "recentlyWon",
          percentile_cont(0.5) within group (order by waited) as waited
        from counted
        group by grouping sets ((), ("hallId"), (source)))
    select s.*, case when s.waited is not null then greatest(1, ceil(extract(epoch from s.waited) / 60))::int end as "medianAnswerMinutes",
        case when h.id is not null then ${HALL_TITLE} end as "hallTitle", h.hall_name_urdu as "hallNameUrdu"
      from sums s
      left join halls h on h.id = s."hallId"
      where s."hallId" is null or s."all" > 0 or s.waited is not null
      order by s."hallId" is not null, s."all" desc, s."hallId"
      limit ${ENQUIRY_LIMITS.summaryHallsMax + ENQUIRY_SOURCES.length + 1}`.execute(db);
  return toSummary(rows);
}

import { Migration } from '@mikro-orm/migrations';

/**
 * The number of public halls by term, class of capacity and class of rating (docs/decisions/0022-read-models.md). Like
 * `list_counts`: statements add what they change, and now and then fold what they touched.
 */
export class HallCounts extends Migration {
  override up(): void {
    // Ranges of the search share their ends, so the ends are classes of their own.
    this.addSql(`
      create function hall_capacity_class(capacity int) returns smallint language sql immutable strict parallel safe
        return case when capacity < 100 then 0 when capacity = 100 then 1 when capacity < 300 then 2 when capacity = 300 then 3
          when capacity < 500 then 4 when capacity = 500 then 5 else 6 end::smallint`);
    this.addSql(`
      create table hall_counts (
        id bigint generated always as identity primary key,
        term text collate "C" not null,
        capacity_class smallint not null,
        rating_class smallint not null,
        count int not null
      )`);
    this.addSql('create index hall_counts_term on hall_counts (term, capacity_class, rating_class) include (count)');
    // One snapshot sees each writer's terms and counts together, so adding this repairs the counts without a lock.
    this.addSql(`
      create view hall_count_differences as
      select term, capacity_class, rating_class, sum(count)::int as count
        from (
          select ${CLASSES}, 1 as count from hall_terms
          union all select term, capacity_class, rating_class, -count from hall_counts) d
        group by term, capacity_class, rating_class having sum(count) <> 0`);
    this.counting();
    // A known word was found together with the words that begin with it.
    this.addSql(wordsLike('likely', KNOWN_WORD));
    this.addSql(`
      insert into hall_counts (term, capacity_class, rating_class, count)
        select term, capacity_class, rating_class, count from hall_count_differences`);
  }

  private counting(): void {
    this.addSql(`
      create function fold_hall_counts(terms text[]) returns void language sql as $$
        with gone as (
          delete from hall_counts where term = any(terms) returning term, capacity_class, rating_class, count)
        insert into hall_counts (term, capacity_class, rating_class, count)
          select term, capacity_class, rating_class, sum(count) from gone
            group by term, capacity_class, rating_class having sum(count) <> 0
        $$`);
    for (const [event, { rows, tables }] of Object.entries(EVENTS)) {
      this.addSql(`
        create function hall_terms_${event}_counts() returns trigger language plpgsql as $$
        begin
          insert into hall_counts (term, capacity_class, rating_class, count)
            select term, capacity_class, rating_class, sum(count) from (${rows}) r
              group by term, capacity_class, rating_class having sum(count) <> 0;
          if random() < 0.02 and pg_try_advisory_xact_lock(hashtext('hall_counts'), 0) then
            perform fold_hall_counts(array(select distinct term from (${rows}) r));
          end if;
          return null;
        end $$`);
      this.addSql(`
        create trigger hall_terms_${event}_counted after ${event} on hall_terms referencing ${tables}
          for each statement execute function hall_terms_${event}_counts()`);
    }
  }

  override down(): void {
    this.addSql(
      wordsLike(
        'found',
        `perform from search_words where kind = wanted_kind and word = wanted;
        if found then return array[wanted_kind || ':' || wanted]; end if;`,
      ),
    );
    for (const event of Object.keys(EVENTS)) {
      this.addSql(`drop trigger hall_terms_${event}_counted on hall_terms`);
      this.addSql(`drop function hall_terms_${event}_counts()`);
    }
    this.addSql('drop function fold_hall_counts(text[])');
    this.addSql('drop view hall_count_differences');
    this.addSql('drop table hall_counts');
    this.addSql('drop function hall_capacity_class(int)');
  }
}

/** A word that is known stands for itself. */
export const KNOWN_WORD = `if exists (select from search_words where kind = wanted_kind and word = wanted) then
          return array[wanted_kind || ':' || wanted];
        end if;`;

/** The variable's name decides whether `known` works: PostgreSQL's own `found` is hidden by one of that name. */
export function wordsLike(name: string, known: string, words = 'search_words'): string {
  return `
  create or replace function search_words_like(wanted_kind varchar, wanted text) returns text[] language plpgsql stable as $$
    declare
      ${name} text[];
      tolerance int := case when length(wanted) < 4 then 0 when length(wanted) < 5 then 1 else 2 end;
    begin
      ${known}
      if length(wanted) > 1 then
        ${name} := array(
          select kind || ':' || word from ${words}
            where kind = wanted_kind and word >= wanted and word < wanted || chr(1114111)
            order by length(word), word limit 24);
        if cardinality(${name}) > 0 then return ${name}; end if;
      end if;
      ${name} := array(
        select kind || ':' || word from (
          select kind, word, rank() over (order by levenshtein(word, wanted)) as nearness from ${words}
            where kind = wanted_kind and (left(word, 1) = left(wanted, 1) or word % wanted)
              and length(word) between length(wanted) - tolerance and length(wanted) + tolerance
              and levenshtein_less_equal(word, wanted, tolerance) <= tolerance
              and (similarity(word, wanted) >= 0.25 or levenshtein_less_equal(word, wanted, 1) <= 1)) near
          where nearness = 1 order by word limit 8);
      if cardinality(${name}) > 0 then return ${name}; end if;
      return array(
        select kind || ':' || word from ${words}
          where kind = wanted_kind and word % wanted and similarity(word, wanted) >= 0.4
          order by similarity(word, wanted) desc, word limit 1);
    end $$`;
}

/** What a term is counted by; half stars, since ranks are hundredths. */
const CLASSES = 'term, hall_capacity_class(capacity) as capacity_class, (rank / 50)::smallint as rating_class';
const ADDED = `select ${CLASSES}, 1 as count from after`;
const REMOVED = `select ${CLASSES}, -1 as count from before`;

const EVENTS = {
  insert: { rows: ADDED, tables: 'new table as after' },
  update: { rows: `${ADDED} union all ${REMOVED}`, tables: 'old table as before new table as after' },
  delete: { rows: REMOVED, tables: 'old table as before' },
} as const;

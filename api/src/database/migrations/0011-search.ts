import { Migration } from '@mikro-orm/migrations';

/**
 * The read model of the hall search (docs/decisions/0010-search.md): finished cards of the public halls, and one row for
 * each thing a hall can be found by, in the order of the listing. Statement triggers keep both in the writing transaction.
 */
export class Search extends Migration {
  override up(): void {
    this.addSql('create extension if not exists fuzzystrmatch');
    this.words();
    this.cards();
    this.terms();
    this.addSql(refreshHallCards('perform from halls where id = any(ids) order by id for no key update;'));
    for (const statement of createCardTriggers()) this.addSql(statement);
    this.likeness();
    this.freeness();
    this.addSql('select refresh_hall_cards(array(select id from halls where is_public))');
  }

  /** A text as the words that it is searched by. */
  private words(): void {
    this.addSql(`
      create function search_words(value text) returns text[]
        language sql immutable strict parallel safe
        return array(
          select distinct left(word, 60)
            from regexp_split_to_table(search_form(value), '[[:space:][:punct:]]+') as word
            where word <> '')`);
  }

  private cards(): void {
    this.addSql(`
      create table hall_cards (
        hall_id int primary key,
        business_id int not null,
        category_id int not null,
        type_id int not null,
        hall_name varchar(255),
        hall_number varchar(50) not null,
        profile_image varchar(500),
        location varchar(255) not null,
        city varchar(100),
        latitude double precision,
        longitude double precision,
        capacity int not null,
        price_per_person numeric(14,2) not null,
        price_per_hour numeric(14,2) not null,
        services text[] not null,
        business_name varchar(100) not null,
        business_currency varchar(3) not null,
        instant_confirmation boolean not null,
        is_featured boolean not null,
        rating numeric(3,2) not null,
        review_count int not null,
        constraint hall_cards_hall_fkey foreign key (hall_id) references halls (id) on delete cascade
      )`);
    this.addSql('create index hall_cards_place on hall_cards (latitude, longitude) where latitude is not null');
    this.addSql('create index hall_cards_listing on hall_cards (((rating * 100)::smallint) desc, hall_id desc)');
    // What every card should be: the triggers copy it, a check compares it.
    this.addSql(hallCardSources());
  }

  private terms(): void {
    this.addSql(`
      create table hall_terms (
        hall_id int not null,
        term text collate "C" not null,
        rank smallint not null,
        capacity int not null,
        price bigint not null,
        currency varchar(3) not null,
        constraint hall_terms_pkey primary key (hall_id, term),
        constraint hall_terms_card_fkey foreign key (hall_id) references hall_cards (hall_id) on delete cascade
      )`);
    this.addSql(`
      create index hall_terms_listing on hall_terms (term, rank desc, hall_id desc)
        include (capacity, price, currency)`);
    // '*' is every hall, 'f' the featured ones; the others name what they are: place, service, category, type.
    this.addSql(hallTermSources('c.price_per_person'));
    this.addSql(`
      create table search_words (
        kind varchar(1) not null,
        word text collate "C" not null,
        constraint search_words_pkey primary key (kind, word)
      )`);
    this.addSql('create index search_words_likeness on search_words using gin (word gin_trgm_ops)');
  }

  /**
   * Known words for a word that somebody typed: the word itself; else words that begin with it; else the nearest ones by
   * spelling. The steps exclude each other, so that a word that is known never finds its neighbours.
   */
  private likeness(): void {
    this.addSql(`
      create function search_words_like(wanted_kind varchar, wanted text) returns text[] language plpgsql stable as $$
      declare
        found text[];
        tolerance int := case when length(wanted) < 4 then 0 when length(wanted) < 5 then 1 else 2 end;
      begin
        perform from search_words where kind = wanted_kind and word = wanted;
        if found then return array[wanted_kind || ':' || wanted]; end if;
        if length(wanted) > 1 then
          found := array(
            select kind || ':' || word from search_words
              where kind = wanted_kind and word >= wanted and word < wanted || chr(1114111)
              order by length(word), word limit 24);
          if cardinality(found) > 0 then return found; end if;
        end if;
        found := array(
          select kind || ':' || word from (
            select kind, word, rank() over (order by levenshtein(word, wanted)) as nearness from search_words
              where kind = wanted_kind and (left(word, 1) = left(wanted, 1) or word % wanted)
                and length(word) between length(wanted) - tolerance and length(wanted) + tolerance
                and levenshtein_less_equal(word, wanted, tolerance) <= tolerance
                and (similarity(word, wanted) >= 0.25 or levenshtein_less_equal(word, wanted, 1) <= 1)) near
            where nearness = 1 order by word limit 8);
        if cardinality(found) > 0 then return found; end if;
        return array(
          select kind || ':' || word from search_words
            where kind = wanted_kind and word % wanted and similarity(word, wanted) >= 0.4
            order by similarity(word, wanted) desc, word limit 1);
      end $$`);
  }

  /**
   * Whether a hall can be booked for a day and hours in its own zone: within notice and advance, open, and free with the
   * buffer. The same rules as domain/availability/availability.ts, where a single hall is asked.
   */
  private freeness(): void {
    this.addSql(HALL_IS_FREE);
  }

  override down(): void {
    this.addSql('drop function hall_is_free(int, date, time, time, timestamptz)');
    this.addSql('drop function search_words_like(varchar, text)');
    for (const statement of dropCardTriggers()) this.addSql(statement);
    this.addSql('drop function refresh_hall_cards(int[])');
    this.addSql('drop table search_words');
    this.addSql('drop view hall_term_sources');
    this.addSql('drop table hall_terms');
    this.addSql('drop view hall_card_sources');
    this.addSql('drop table hall_cards');
    this.addSql('drop function search_words(text)');
  }
}

/**
 * The view of what cards should be.
 * @param more further columns, which later migrations add
 * @param joined what they are selected from
 */
export const hallCardSources = (more = '', joined = ''): string => `
      create or replace view hall_card_sources as
      select h.id as hall_id, h.business_id, h.category_id, h.type_id, h.hall_name, h.hall_number, h.profile_image,
          h.location, h.city, h.latitude, h.longitude, h.capacity, h.price_per_person, h.price_per_hour,
          array(
            select s.name::text from hall_fixed_services l join fixed_services s on s.id = l.service_id
              where l.hall_id = h.id order by s.id) as services,
          b.name as business_name, b.currency as business_currency, b.instant_confirmation, h.is_featured, h.rating,
          h.review_count${more}
        from halls h join businesses b on b.id = h.business_id${joined}
        where h.is_public`;

/**
 * The view of what terms should be.
 * @param price the column of a card (`c`) by which searches compare
 * @param more further text of a card that is searched like its place, which later migrations add
 */
export const hallTermSources = (price: string, more = ''): string => `
      create or replace view hall_term_sources as
      select c.hall_id, t.term collate "C" as term, (c.rating * 100)::smallint as rank, c.capacity,
          (${price} * 100)::bigint as price, c.business_currency as currency
        from hall_card_sources c cross join lateral (
          select '*' as term
          union all select 'f' where c.is_featured
          union all select 'c:' || c.category_id
          union all select 't:' || c.type_id
          union all select 'p:' || word from unnest(search_words(c.location || ' ' || coalesce(c.city, '')${more})) as word
          union all select 's:' || word from unnest(search_words(array_to_string(c.services, ' '))) as word) t`;

const ADD_UNIQUE_WORDS = `
          insert into search_words (kind, word)
            select distinct left(term, 1), substr(term, 3) from wanted where left(term, 2) in ('p:', 's:') order by 1, 2
            on conflict do nothing`;

/** {@link Search.freeness}; later migrations replace it. */
export const HALL_IS_FREE = `
  create function hall_is_free(wanted_hall int, day date, starts time, ends time, at timestamptz) returns boolean
  language plpgsql stable cost 1000 as $$
  declare
    hall record;
    wanted tstzrange;
  begin
    select b.id as business_id, b.time_zone, coalesce(s.buffer_time, 0) as buffer_time,
        coalesce(s.max_advance_booking_days, 90) as advance_days, coalesce(s.min_advance_booking_hours, 2) as notice_hours,
        s.slot_duration, coalesce(s.allow_multiple_slots, true) as allow_multiple_slots
      into hall
      from halls h join businesses b on b.id = h.business_id left join business_time_slots s on s.business_id = b.id
      where h.id = wanted_hall;
    wanted := tstzrange(
      (day + starts) at time zone hall.time_zone,
      (day + case when ends <= starts then 1 else 0 end + ends) at time zone hall.time_zone);
    if lower(wanted) < at + make_interval(hours => hall.notice_hours)
      or day > (at at time zone hall.time_zone)::date + hall.advance_days
      or (not hall.allow_multiple_slots
        and upper(wanted) - lower(wanted) <> make_interval(mins => hall.slot_duration))
    then
      return false;
    end if;
    if exists (select from business_operating_hours o where o.business_id = hall.business_id) and not coalesce((
      select range_agg(tstzrange(
          (d.day + o.opening_time::time) at time zone hall.time_zone,
          (d.day + case when o.closing_time <= o.opening_time then 1 else 0 end + o.closing_time::time)
            at time zone hall.time_zone))
        from unnest(array[day - 1, day, day + 1]) as d(day)
          join business_operating_hours o
            on o.business_id = hall.business_id and o.is_active and o.day_of_week = extract(dow from d.day)), '{}')
      @> wanted
    then
      return false;
    end if;
    return not exists (
      select from hall_unit_links l join occupancies o on o.unit_id = l.unit_id
        where l.hall_id = wanted_hall
          and o.period && tstzrange(lower(wanted), upper(wanted) + make_interval(mins => hall.buffer_time))
          and (o.kind <> 'hold' or o.expires_at > at));
  end $$`;

/** Halls that are refreshed by one round of statements. */
const PORTION = 500;

const CARD_COLUMNS = [
  'hall_id',
  'business_id',
  'category_id',
  'type_id',
  'hall_name',
  'hall_number',
  'profile_image',
  'location',
  'city',
  'latitude',
  'longitude',
  'capacity',
  'price_per_person',
  'price_per_hour',
  'services',
  'business_name',
  'business_currency',
  'instant_confirmation',
  'is_featured',
  'rating',
  'review_count',
];

const HALL_COLUMNS = [
  'is_public',
  ...CARD_COLUMNS.filter(
    (name) => !/^(hall_id|services|business_name|business_currency|instant_confirmation)$/.test(name),
  ),
];

function row(table: string, columns: readonly string[]): string {
  return `(${columns.map((name) => `${table}.${name}`).join(', ')})`;
}

/** Which halls' cards a change touches, as a select over the statement's rows `before` and `after`. */
const REFRESHED_BY: { table: string; ids: Partial<Record<'insert' | 'update' | 'delete', string>> }[] = [
  {
    table: 'halls',
    ids: {
      insert: 'select id from after where is_public',
      update: `
        select after.id from after join before on before.id = after.id
          where ${row('after', HALL_COLUMNS)} is distinct from ${row('before', HALL_COLUMNS)}`,
    },
  },
  {
    table: 'businesses',
    ids: {
      update: `
        select h.id from after join before on before.id = after.id join halls h on h.business_id = after.id
          where h.is_public and (after.name, after.currency, after.instant_confirmation)
            is distinct from (before.name, before.currency, before.instant_confirmation)`,
    },
  },
  {
    table: 'hall_fixed_services',
    ids: {
      insert: 'select distinct hall_id from after',
      update: 'select hall_id from before union select hall_id from after',
      delete: 'select distinct hall_id from before',
    },
  },
  {
    table: 'fixed_services',
    ids: {
      update: `
        select distinct l.hall_id from after join before on before.id = after.id
          join hall_fixed_services l on l.service_id = after.id where after.name <> before.name`,
    },
  },
];

/**
 * Brings the cards of some halls up to date. What stands for their data is locked first and read by later statements, so that of
 * two writers the second one sees what the first has written. Portions keep the plans of a large change those of a small one.
 * Words are only ever added: a word without halls finds none.
 * @param more further columns of cards, which later migrations add
 */
export function refreshHallCards(lock: string, addWords = ADD_UNIQUE_WORDS, more: readonly string[] = []): string {
  const names = [...CARD_COLUMNS, ...more];
  const columns = names.join(', ');
  return `
    create or replace function refresh_hall_cards(ids int[]) returns void language plpgsql as $$
    declare
      portion int[];
    begin
      ${lock}
      for begun in 1 .. coalesce(cardinality(ids), 0) by ${PORTION} loop
        portion := ids[begun : begun + ${PORTION - 1}];
        delete from hall_cards c
          where c.hall_id = any(portion) and not exists (select from halls h where h.id = c.hall_id and h.is_public);
        insert into hall_cards as c (${columns}) select ${columns} from hall_card_sources where hall_id = any(portion)
          on conflict (hall_id) do update set (${columns}) = (${names.map((name) => `excluded.${name}`).join(', ')})
          where c is distinct from excluded;
        with wanted as materialized (select * from hall_term_sources where hall_id = any(portion)),
        gone as (
          delete from hall_terms t where t.hall_id = any(portion) and (t.hall_id, t.term) not in (select hall_id, term from wanted)),
        met as (${addWords})
        insert into hall_terms as t (hall_id, term, rank, capacity, price, currency)
          select hall_id, term, rank, capacity, price, currency from wanted
          on conflict (hall_id, term) do update
            set rank = excluded.rank, capacity = excluded.capacity, price = excluded.price, currency = excluded.currency
            where (t.rank, t.capacity, t.price, t.currency)
              is distinct from (excluded.rank, excluded.capacity, excluded.price, excluded.currency);
      end loop;
    end $$`;
}

/** The statement triggers that refresh cards. */
export function createCardTriggers(): string[] {
  return REFRESHED_BY.flatMap(({ table, ids }) =>
    Object.entries(ids).flatMap(([event, select]) => {
      const before = event === 'insert' ? '' : 'old table as before';
      const after = event === 'delete' ? '' : 'new table as after';
      return [
        `create function ${table}_${event}_refreshes_cards() returns trigger language plpgsql as $$
         begin
           perform refresh_hall_cards(array(${select}));
           return null;
         end $$`,
        `create trigger ${table}_${event}_cards after ${event} on ${table} referencing ${before} ${after}
           for each statement execute function ${table}_${event}_refreshes_cards()`,
      ];
    }),
  );
}

export function dropCardTriggers(): string[] {
  return REFRESHED_BY.flatMap(({ table, ids }) =>
    Object.keys(ids).flatMap((event) => [
      `drop trigger ${table}_${event}_cards on ${table}`,
      `drop function ${table}_${event}_refreshes_cards()`,
    ]),
  );
}

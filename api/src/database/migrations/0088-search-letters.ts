import { Migration } from '@mikro-orm/migrations';
import { FOLDED, UNTYPED } from '../../domain/text/fold.js';

const FORM = `translate(regexp_replace(search_form(value), '${UNTYPED}', '', 'g'), '${FOLDED.from}', '${FOLDED.to}')`;

/** The form before: fewer marks and letters (`urdu_form` in sql/text.sql). */
const FORM_BEFORE = `translate(regexp_replace(search_form(value),
              '[\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u200b-\u200f\u2060-\u2064\ufeff]', '', 'g'),
              'يىئكةهۀۂأإٱؤۓ۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩،؛؟۔', 'یییکہہہہاااوے01234567890123456789    ')`;

const ARTICLES = `title || ' ' || coalesce(excerpt, '') || ' ' || coalesce(title_urdu, '') || ' ' || coalesce(excerpt_urdu, '')`;

/** Codes and initials are one word however they are written: `E-11`, `E 11`, `G.T.`, `G. T.` */
const JOIN_CODES = `regexp_replace(regexp_replace(value,
  '\\m([a-z])[[:space:].]+(?=[a-z]\\M)', '\\1', 'g'),
  '\\m([a-z]{1,2})[[:space:].-]+(?=[0-9]{1,3}\\M)', '\\1', 'g')`;

const SPLIT = '[[:space:][:punct:]]+';

/** One spelling of every letter for searches, and words that are found joined and split (docs/decisions/0010-search.md). */
export class SearchLetters extends Migration {
  override up(): void {
    this.urduForm(FORM);
    this.addSql(`
      create function join_codes(value text) returns text
        language sql immutable strict parallel safe return ${JOIN_CODES}`);
    this.addSql(`
      create or replace function search_words(value text) returns text[]
        language sql immutable strict parallel safe
        return array(
          select distinct left(word, 60)
            from (select urdu_form(value) as form) f,
              lateral regexp_split_to_table(form || ' ' || join_codes(form), '${SPLIT}') as word
            where word <> '')`);
    this.addSql(TYPED_WORDS);
    this.addSql(REFRESH);
  }

  override down(): void {
    this.addSql('drop function search_typed_words(varchar, text)');
    this.addSql(`
      create or replace function search_words(value text) returns text[]
        language sql immutable strict parallel safe
        return array(
          select distinct left(word, 60) from regexp_split_to_table(${FORM_BEFORE}, '${SPLIT}') as word where word <> '')`);
    this.addSql('drop function join_codes(text)');
    this.urduForm(FORM_BEFORE);
    this.addSql(REFRESH);
  }

  /** What articles are searched in follows. */
  private urduForm(form: string): void {
    this.addSql('alter table blog_posts drop column search_text');
    this.addSql(`
      create or replace function urdu_form(value text) returns text
        language sql immutable strict parallel safe
        return regexp_replace(${form}, '[[:space:]]+', ' ', 'g')`);
    this.addSql(`
      alter table blog_posts
        add column search_text text not null generated always as (' ' || urdu_form(${ARTICLES})) stored`);
    this.addSql(`
      create index blog_posts_search on blog_posts using gin (search_text gin_trgm_ops)
        with (gin_pending_list_limit = 64)`);
  }
}

const REFRESH = 'select refresh_hall_cards(array(select id from halls where is_public))';

/**
 * The words of a typed text. Two that nobody uses apart are one where halls have it joined (`faisal abad`); one that nobody uses is two
 * where halls have both (`modeltown`).
 */
const TYPED_WORDS = `
  create function search_typed_words(wanted_kind varchar, value text) returns text[] language plpgsql stable as $$
  declare
    typed text[] := array(
      select left(word, 60) from regexp_split_to_table(join_codes(urdu_form(value)), '${SPLIT}') with ordinality as w (word, n)
        where word <> '' order by n);
    wanted text[] := '{}';
    known text[];
    cut int;
    at int := 1;
  begin
    known := array(select word from search_words s where s.kind = wanted_kind and s.word = any(typed));
    while at <= cardinality(typed) loop
      if at < cardinality(typed) and not (typed[at] = any(known) and typed[at + 1] = any(known))
        and exists (select from search_words s where s.kind = wanted_kind and s.word = typed[at] || typed[at + 1])
      then
        wanted := wanted || (typed[at] || typed[at + 1]);
        at := at + 2;
        continue;
      end if;
      cut := null;
      if length(typed[at]) >= 6 and not typed[at] = any(known)
        and not exists (select from search_words s where s.kind = wanted_kind and s.word >= typed[at] and s.word < typed[at] || chr(1114111))
      then
        select c into cut from generate_series(3, length(typed[at]) - 3) as c
          where exists (select from search_words s where s.kind = wanted_kind and s.word = left(typed[at], c))
            and exists (select from search_words s where s.kind = wanted_kind and s.word = substr(typed[at], c + 1))
          limit 1;
      end if;
      wanted := wanted || case when cut is null then array[typed[at]] else array[left(typed[at], cut), substr(typed[at], cut + 1)] end;
      at := at + 1;
    end loop;
    return array(select distinct word from unnest(wanted) as word);
  end $$`;

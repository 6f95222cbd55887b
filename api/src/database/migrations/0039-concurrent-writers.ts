import { Migration } from '@mikro-orm/migrations';
import { refreshHallCards } from './0011-search.js';
import { KNOWN_WORD, wordsLike } from './0034-hall-counts.js';
import { LOCK_BUSINESSES } from './0035-hall-pages.js';

/**
 * Writers of different businesses don't wait for each other where they use the same new word, and a business without a page gets
 * one when it is locked (docs/decisions/0022-read-models.md).
 */
export class ConcurrentWriters extends Migration {
  override up(): void {
    // Two that add a word at the same time each add it: a unique key would make one of them wait for the other's end.
    this.addSql('alter table search_words drop constraint search_words_pkey');
    this.addSql('alter table search_words add column id bigint generated always as identity');
    this.addSql('alter table search_words add constraint search_words_pkey primary key (id)');
    this.addSql('create index search_words_word on search_words (kind, word)');
    this.addSql(wordsLike('likely', KNOWN_WORD, '(select distinct kind, word from search_words) w'));
    this.addSql(refreshHallCards(LOCK_BUSINESSES, ADD_NEW_WORDS));
    this.addSql(
      lockBusinessPages(`
        insert into business_pages (business_id, page) select s.business_id, s.page from business_page_sources s
          where s.business_id = any(ids) and not exists (select from business_pages p where p.business_id = s.business_id)
          on conflict do nothing;`),
    );
  }

  override down(): void {
    this.addSql(lockBusinessPages(''));
    this.addSql(refreshHallCards(LOCK_BUSINESSES));
    this.addSql(wordsLike('likely', KNOWN_WORD));
    this.addSql('drop index search_words_word');
    this.addSql(
      'delete from search_words w using search_words k where (k.kind, k.word) = (w.kind, w.word) and k.id < w.id',
    );
    this.addSql('alter table search_words drop constraint search_words_pkey');
    this.addSql('alter table search_words drop column id');
    this.addSql('alter table search_words add constraint search_words_pkey primary key (kind, word)');
  }
}

/** SQL: words that nobody has added yet; two writers may both add one. */
export const ADD_NEW_WORDS = `
  insert into search_words (kind, word)
    select distinct left(w.term, 1), substr(w.term, 3) from wanted w where left(w.term, 2) in ('p:', 's:')
      and not exists (select from search_words k where k.kind = left(w.term, 1) and k.word = substr(w.term, 3))`;

function lockBusinessPages(insertMissing: string): string {
  return `
    create or replace function lock_business_pages(ids int[]) returns void language plpgsql as $$
    begin
      ${insertMissing}
      perform from business_pages where business_id = any(ids) order by business_id for no key update;
    end $$`;
}

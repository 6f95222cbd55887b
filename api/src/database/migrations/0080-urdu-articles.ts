import { Migration } from '@mikro-orm/migrations';
import { URDU_FORM } from './0079-urdu-halls.js';

/** Articles have an Urdu version and their categories an Urdu name; both are searched alike (docs/decisions/0041-urdu-content.md). */
export class UrduArticles extends Migration {
  override up(): void {
    this.addSql(`
      alter table blog_posts
        add column title_urdu varchar(255),
        add column excerpt_urdu text,
        add column content_urdu text,
        add constraint blog_posts_urdu_complete check (
          (title_urdu is null) = (content_urdu is null) and (excerpt_urdu is null or title_urdu is not null))`);
    this.addSql('alter table blog_categories add column name_urdu varchar(100)');
    this.addSql(`
      create function urdu_form(value text) returns text
        language sql immutable strict parallel safe
        return regexp_replace(${URDU_FORM}, '[[:space:]]+', ' ', 'g')`);
    this.searchText(
      `urdu_form(title || ' ' || coalesce(excerpt, '') || ' ' || coalesce(title_urdu, '') || ' ' || coalesce(excerpt_urdu, ''))`,
    );
  }

  override down(): void {
    this.searchText(`search_form(title || ' ' || coalesce(excerpt, ''))`);
    this.addSql('drop function urdu_form(text)');
    this.addSql('alter table blog_categories drop column name_urdu');
    this.addSql(`
      alter table blog_posts
        drop constraint blog_posts_urdu_complete,
        drop column title_urdu, drop column excerpt_urdu, drop column content_urdu`);
  }

  /** What articles are searched in, behind a space so that the start of a word can be searched for (0015, 0017). */
  private searchText(form: string): void {
    this.addSql(`
      alter table blog_posts drop column search_text,
        add column search_text text not null generated always as (' ' || ${form}) stored`);
    this.addSql(`
      create index blog_posts_search on blog_posts using gin (search_text gin_trgm_ops)
        with (gin_pending_list_limit = 64)`);
  }
}

import { Migration } from '@mikro-orm/migrations';
import { hallCardSources, hallTermSources, refreshHallCards } from './0011-search.js';
import { createPageTrigger, hallPageSources, hallUpdates, LOCK_BUSINESSES } from './0035-hall-pages.js';
import { ADD_NEW_WORDS } from './0039-concurrent-writers.js';
import { cardVersion } from './0040-read-model-versions.js';
import { SHIFTS_OF_PAGE } from './0041-shifts.js';
import { CHEAPEST_OF_HALL, FROM_PRICE, PRICE_COLUMNS } from './0047-prices-of-shifts.js';
import { OWN_SETTINGS_OF_PAGE, REFRESH_PAGES } from './0059-hall-hours.js';

/** Halls have a name and a description in Urdu, and are found by that name (docs/decisions/0041-urdu-content.md). */
export class UrduHalls extends Migration {
  override up(): void {
    this.addSql('alter table halls add column hall_name_urdu varchar(255), add column description_urdu text');
    this.addSql('alter table hall_cards drop column version, add column hall_name_urdu varchar(255)');
    this.addSql(`
      alter table hall_cards
        add column version bigint not null generated always as (content_version(${cardVersion(COLUMNS)})) stored`);
    this.addSql(searchWords(URDU_FORM));
    this.addSql(hallCardSources(`${FROM_PRICE}, h.hall_name_urdu`, CHEAPEST_OF_HALL));
    this.addSql(hallTermSources('c.guest_price', ` || ' ' || coalesce(c.hall_name_urdu, '')`));
    this.addSql(refreshHallCards(LOCK_BUSINESSES, ADD_NEW_WORDS, COLUMNS));
    this.addSql(hallPageSources(SHIFTS_OF_PAGE + OWN_SETTINGS_OF_PAGE + URDU_OF_PAGE));
    this.addSql(REFRESH_PAGES);
    this.addSql(hallTrigger(' hall_name_urdu description_urdu'));
    // Only words in Arabic script are spelled otherwise now.
    this.addSql(REFRESH_RESPELLED);
  }

  override down(): void {
    this.addSql(hallTrigger());
    this.addSql(hallPageSources(SHIFTS_OF_PAGE + OWN_SETTINGS_OF_PAGE));
    this.addSql(REFRESH_PAGES);
    this.addSql(refreshHallCards(LOCK_BUSINESSES, ADD_NEW_WORDS, PRICE_COLUMNS));
    this.addSql('drop view hall_term_sources');
    this.addSql('drop view hall_card_sources');
    this.addSql(hallCardSources(FROM_PRICE, CHEAPEST_OF_HALL));
    this.addSql(hallTermSources('c.guest_price'));
    this.addSql(searchWords('search_form(value)'));
    this.addSql(
      'select refresh_hall_cards(array(select id from halls where is_public and hall_name_urdu is not null))',
    );
    this.addSql(REFRESH_RESPELLED);
    this.addSql(`
      alter table hall_cards drop column version, drop column hall_name_urdu,
        add column version bigint not null generated always as (content_version(${cardVersion(PRICE_COLUMNS)})) stored`);
    this.addSql('alter table halls drop column hall_name_urdu, drop column description_urdu');
  }
}

const COLUMNS = [...PRICE_COLUMNS, 'hall_name_urdu'];

const URDU_OF_PAGE = `, 'hallNameUrdu', h.hall_name_urdu, 'descriptionUrdu', h.description_urdu`;

const REFRESH_RESPELLED = `
  select refresh_hall_cards(array(
    select hall_id from hall_cards
      where location || ' ' || coalesce(city, '') || ' ' || array_to_string(services, ' ') ~ '[\u0600-\u06ff]'))`;

/** Marks of vowels, the long stroke and characters without a width: nobody types them when searching. */
const UNTYPED = '[\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u200b-\u200f\u2060-\u2064\ufeff]';

/** Letters that keyboards of Arabic and Urdu write differently, with what stands for them; then figures; then marks between words. */
const ARABIC = '\u064a\u0649\u0626\u0643\u0629\u0647\u06c0\u06c2\u0623\u0625\u0671\u0624\u06d3';
const URDU = '\u06cc\u06cc\u06cc\u06a9\u06c1\u06c1\u06c1\u06c1\u0627\u0627\u0627\u0648\u06d2';
const FIGURES =
  '\u06f0\u06f1\u06f2\u06f3\u06f4\u06f5\u06f6\u06f7\u06f8\u06f9\u0660\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668\u0669';
const MARKS = '\u060c\u061b\u061f\u06d4';

/** A text as it is searched, in one spelling of Urdu. Composed letters come first, so that a mark that belongs to one stays. */
export const URDU_FORM = `translate(regexp_replace(search_form(value), '${UNTYPED}', '', 'g'),
              '${ARABIC}${FIGURES}${MARKS}', '${URDU}01234567890123456789    ')`;

function searchWords(form: string): string {
  return `
      create or replace function search_words(value text) returns text[]
        language sql immutable strict parallel safe
        return array(
          select distinct left(word, 60)
            from regexp_split_to_table(${form}, '[[:space:][:punct:]]+') as word
            where word <> '')`;
}

/** The function of the trigger on updated halls. */
function hallTrigger(more = ''): string {
  const [create = ''] = createPageTrigger(hallUpdates(more));
  return create.replace('create function', 'create or replace function');
}

import { readFileSync } from 'node:fs';
import { Migration } from '@mikro-orm/migrations';

const readSql = (name: string): string => readFileSync(new URL(`../sql/${name}.sql`, import.meta.url), 'utf8');

/** What the file of the read model defines between two of its lines. */
function readPart(from: string, to: string): string {
  const text = readSql('hall-search');
  return text.slice(text.indexOf(from), text.indexOf(to));
}

/** Equal ratings by number of reviews, and orders by recommendation and by number of reviews (docs/decisions/0055-results.md). */
export class HallOrders extends Migration {
  override up(): void {
    this.addSql(readSql('hall-orders'));
  }

  override down(): void {
    this.addSql('drop view hall_term_sources, hall_card_sources');
    this.addSql(`
      drop index hall_terms_listing, hall_terms_score, hall_terms_reviews, hall_cards_listing;
      alter table hall_terms drop column listing, drop column score, drop column review_count;
      alter table hall_cards drop column listing, drop column score;
      drop table hall_scores`);
    this.addSql(
      'create index hall_terms_listing on hall_terms (term, rank desc, hall_id desc) include (capacity, price, currency)',
    );
    this.addSql('create index hall_cards_listing on hall_cards (((rating * 100)::smallint) desc, hall_id desc)');
    this.addSql(readPart('create view hall_card_sources', '-- What the counts should be'));
    this.addSql('drop function refresh_hall_cards(int[])');
    this.addSql(readPart('create function refresh_hall_cards', '-- Known words for a word'));
  }
}

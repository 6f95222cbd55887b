import { Migration } from '@mikro-orm/migrations';

/**
 * Cards and pages have the hash of their content, by which a server recognizes what it has at hand
 * (docs/decisions/0022-read-models.md, Versions).
 */
export class ReadModelVersions extends Migration {
  override up(): void {
    // Immutable in fact: texts are always printed alike. 53 bits, so that it is a number in JavaScript.
    this.addSql(`
      create function content_version(variadic parts text[]) returns bigint language sql immutable parallel safe
        return hashtextextended(parts::text, 0) & 9007199254740991`);
    for (const [table, parts] of Object.entries(VERSIONED)) {
      this.addSql(
        `alter table ${table} add column version bigint not null generated always as (content_version(${parts})) stored`,
      );
    }
  }

  override down(): void {
    for (const table of Object.keys(VERSIONED)) this.addSql(`alter table ${table} drop column version`);
    this.addSql('drop function content_version(text[])');
  }
}

const VERSIONED = {
  hall_pages: 'page::text',
  business_pages: 'page::text',
  hall_cards: cardVersion(),
};

/** SQL: what the version of a card is made of. @param more further columns, which later migrations add */
export function cardVersion(more: readonly string[] = []): string {
  const columns = [
    ...['hall_id', 'business_id', 'category_id', 'type_id', 'hall_name', 'hall_number', 'profile_image', 'location'],
    ...['city', 'latitude', 'longitude', 'capacity', 'price_per_person', 'price_per_hour', 'business_name'],
    ...['business_currency', 'instant_confirmation', 'is_featured', 'rating', 'review_count'],
    'content_version(variadic services)',
    ...more,
  ];
  return columns.map((value) => `${value}::text`).join(', ');
}

import { Migration } from '@mikro-orm/migrations';

/** What owners set up for their halls: categories, types, services, amenities. */
export class Catalogue extends Migration {
  override up(): void {
    for (const table of ['hall_categories', 'hall_types']) {
      this.addSql(pricedTable(table, ['fixed', 'per_hour', 'per_person', 'percentage'], 'default 0'));
    }
    this.addSql(
      pricedTable(
        'fixed_services',
        ['fixed', 'per_hour', 'per_person'],
        'default 0',
        'is_included boolean not null default true,',
      ),
    );
    this.addSql(pricedTable('optional_services', ['fixed', 'per_hour', 'per_person'], ''));
    this.addSql(`
      create table amenities (
        id serial primary key,
        business_id int not null,
        name varchar(100) not null,
        description text,
        icon varchar(50),
        created_at timestamptz(3) not null default current_timestamp,
        constraint amenities_business_fkey foreign key (business_id) references businesses (id) on delete restrict
      )`);
    for (const table of TABLES) this.addSql(`create index ${table}_business on ${table} (business_id, id)`);
  }

  override down(): void {
    for (const table of TABLES) this.addSql(`drop table ${table}`);
  }
}

const TABLES = ['hall_categories', 'hall_types', 'fixed_services', 'optional_services', 'amenities'];

/** A table of things with a price; a percentage stands in the price as it is, and is at most 100. */
function pricedTable(name: string, priceTypes: string[], priceDefault: string, more = ''): string {
  return `
    create table ${name} (
      id serial primary key,
      business_id int not null,
      name varchar(100) not null,
      description text,
      price numeric(14,2) not null ${priceDefault},
      price_type varchar(20) not null default 'fixed',
      ${more}
      created_at timestamptz(3) not null default current_timestamp,
      constraint ${name}_business_fkey foreign key (business_id) references businesses (id) on delete restrict,
      constraint ${name}_price_not_negative check (price >= 0),
      constraint ${name}_price_type_known check (price_type in (${priceTypes.map((type) => `'${type}'`).join(', ')})),
      constraint ${name}_share check (price_type <> 'percentage' or price <= 100)
    )`;
}

import { Migration } from '@mikro-orm/migrations';

/** What cities ask of functions, as staff keep it (docs/decisions/0031-city-rules.md). */
export class CityRules extends Migration {
  override up(): void {
    this.addSql(`
      create function city_key(value text) returns text
        language sql immutable strict parallel safe
        return btrim(regexp_replace(search_form(value), '\\s+', ' ', 'g'))`);
    this.addSql(`
      create table city_rules (
        id serial primary key,
        city varchar(100) not null,
        city_key text not null generated always as (city_key(city)) stored,
        kind varchar(20) not null,
        effect varchar(10) not null,
        closing_time varchar(5),
        first_day date not null,
        last_day date,
        source varchar(300) not null,
        created_at timestamptz(3) not null default current_timestamp,
        updated_at timestamptz(3) not null default current_timestamp,
        constraint city_rules_kind check (kind in ('closing_hour', 'one_dish')),
        constraint city_rules_effect check (effect in ('warn', 'refuse')),
        constraint city_rules_checkable check (kind = 'closing_hour' or effect = 'warn'),
        constraint city_rules_closing check ((kind = 'closing_hour') = (closing_time is not null)),
        constraint city_rules_closing_time check (closing_time ~ '^(0[0-5]|1[2-9]|2[0-3]):[0-5][0-9]$'),
        constraint city_rules_days check (last_day >= first_day),
        constraint city_rules_once exclude using gist (
          city_key with =, kind with =, daterange(first_day, last_day, '[]') with &&)
      )`);
  }

  override down(): void {
    this.addSql('drop table city_rules');
    this.addSql('drop function city_key(text)');
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Other prices of halls on some days, and what bookings keep of them (docs/decisions/0026-rates.md). */
export class Rates extends Migration {
  override up(): void {
    this.addSql(`
      create table hall_rates (
        id serial primary key,
        business_id int not null,
        hall_id int,
        name varchar(50),
        shift_name varchar(50),
        weekdays smallint[] not null,
        first_day date,
        last_day date,
        season_start varchar(5),
        season_end varchar(5),
        hijri_month smallint,
        percentage smallint,
        price numeric(14,2),
        price_type varchar(20),
        created_at timestamptz(3) not null default current_timestamp,
        constraint hall_rates_business_fkey foreign key (business_id) references businesses (id) on delete cascade,
        constraint hall_rates_hall_fkey foreign key (hall_id) references halls (id) on delete cascade,
        constraint hall_rates_weekdays_known check (
          cardinality(weekdays) <= 7 and weekdays <@ '{0,1,2,3,4,5,6}'::smallint[]),
        constraint hall_rates_dates check (
          (first_day is null) = (last_day is null) and last_day between first_day and first_day + 365),
        constraint hall_rates_season check (
          (season_start is null) = (season_end is null)
          and season_start ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'
          and season_end ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'),
        constraint hall_rates_hijri_month check (hijri_month between 1 and 12),
        constraint hall_rates_one_period check (num_nonnulls(first_day, season_start, hijri_month) <= 1),
        constraint hall_rates_some_days check (
          cardinality(weekdays) > 0 or num_nonnulls(first_day, season_start, hijri_month, shift_name) > 0),
        constraint hall_rates_change check (
          num_nonnulls(percentage, price) = 1 and (price is null) = (price_type is null)
          and percentage between -90 and 500 and percentage <> 0),
        constraint hall_rates_price_type_known check (price_type in ('fixed', 'per_hour', 'per_person')),
        constraint hall_rates_price_not_negative check (price >= 0)
      )`);
    this.addSql('create index hall_rates_business on hall_rates (business_id, id)');
    this.addSql('create index hall_rates_hall on hall_rates (hall_id) where hall_id is not null');
    this.addSql(`
      alter table bookings
        add column rate_reason varchar(200),
        add column rate_amount numeric(14,2) not null default 0,
        add constraint bookings_rate_complete check (
          (rate_reason is not null or rate_amount = 0) and rate_amount <= hall_base_price)`);
  }

  override down(): void {
    this.addSql('alter table bookings drop column rate_reason, drop column rate_amount');
    this.addSql('drop table hall_rates');
  }
}

import { Migration } from '@mikro-orm/migrations';

/**
 * Units, the occupancy ledger, and what holds it together: no two bookings of a unit overlap, and no booking is confirmed
 * without its rows (docs/decisions/0006-ledger.md).
 */
export class Ledger extends Migration {
  override up(): void {
    this.units();
    this.occupancies();
    this.confirmedMeansOccupied();
    this.availability();
  }

  private units(): void {
    this.addSql(`
      create table hall_units (
        id serial primary key,
        business_id int not null,
        name varchar(255) not null,
        constraint hall_units_business_fkey foreign key (business_id) references businesses (id) on delete restrict
      )`);
    this.addSql('create index hall_units_business on hall_units (business_id, id)');
    this.addSql(`
      create table hall_unit_links (
        hall_id int not null,
        unit_id int not null,
        constraint hall_unit_links_pkey primary key (hall_id, unit_id),
        constraint hall_unit_links_hall_fkey foreign key (hall_id) references halls (id) on delete cascade,
        constraint hall_unit_links_unit_fkey foreign key (unit_id) references hall_units (id) on delete restrict
      )`);
    this.addSql('create index hall_unit_links_unit on hall_unit_links (unit_id, hall_id)');

    // Every hall has a unit from its first moment; partitions are linked afterwards.
    this.addSql(`
      create function halls_add_unit() returns trigger language plpgsql as $$
      begin
        with unit as (
          insert into hall_units (business_id, name)
            values (new.business_id, coalesce(new.hall_name, 'Hall ' || new.hall_number))
            returning id)
        insert into hall_unit_links (hall_id, unit_id) select new.id, id from unit;
        return null;
      end $$`);
    this.addSql(`
      create trigger halls_unit after insert on halls for each row execute function halls_add_unit()`);
  }

  private occupancies(): void {
    this.addSql(`
      create table occupancies (
        id serial primary key,
        unit_id int not null,
        period tstzrange not null,
        kind varchar(20) not null,
        booking_id int,
        expires_at timestamptz(3),
        note text,
        created_by int,
        created_at timestamptz(3) not null default current_timestamp,
        constraint occupancies_unit_fkey foreign key (unit_id) references hall_units (id) on delete restrict,
        constraint occupancies_booking_fkey foreign key (booking_id) references bookings (id) on delete restrict,
        constraint occupancies_created_by_fkey foreign key (created_by) references users (id) on delete restrict,
        constraint occupancies_kind_known check (kind in ('hold', 'booking', 'block', 'external')),
        constraint occupancies_period_bounded check (
          not isempty(period) and not lower_inf(period) and not upper_inf(period)
          and lower_inc(period) and not upper_inc(period)),
        constraint occupancies_reason_complete check (case kind
          when 'booking' then booking_id is not null and expires_at is null
          when 'hold' then expires_at is not null
          else booking_id is null and expires_at is null end),
        constraint occupancies_no_overlap
          exclude using gist (unit_id with =, period with &&) where (kind in ('hold', 'booking'))
      )`);
    this.addSql('create index occupancies_period on occupancies using gist (unit_id, period)');
    this.addSql(`
      create unique index occupancies_booking_unique on occupancies (booking_id, unit_id, kind)
        where booking_id is not null`);
    this.addSql(`create index occupancies_expiry on occupancies (expires_at) where kind = 'hold'`);
    this.addSql('create index occupancies_created_by on occupancies (created_by) where created_by is not null');
  }

  /**
   * At commit, a confirmed booking has its row on every unit of its hall. Together with the exclusion constraint this makes
   * two overlapping confirmed bookings impossible, whatever the code forgets.
   */
  private confirmedMeansOccupied(): void {
    this.addSql(`
      create function bookings_assert_occupied() returns trigger language plpgsql as $$
      declare
        affected int;
      begin
        if tg_table_name = 'bookings' then
          affected := new.id;
        else
          affected := old.booking_id;
        end if;
        if exists (
          select from bookings b
            join hall_unit_links l on l.hall_id = b.hall_id
            left join occupancies o on o.booking_id = b.id and o.unit_id = l.unit_id and o.kind = 'booking'
              and o.period = tstzrange(b.start_time, b.end_time + make_interval(mins => b.buffer_minutes))
            where b.id = affected and b.status = 'confirmed' and o.id is null)
        then
          raise exception 'a confirmed booking has no row in the ledger'
            using errcode = 'check_violation', constraint = 'bookings_confirmed_occupies', table = 'bookings';
        end if;
        return null;
      end $$`);
    this.addSql(`
      create constraint trigger bookings_occupied
        after insert or update of status, hall_id, start_time, end_time, buffer_minutes on bookings
        deferrable initially deferred for each row when (new.status = 'confirmed')
        execute function bookings_assert_occupied()`);
    this.addSql(`
      create constraint trigger occupancies_kept after update or delete on occupancies
        deferrable initially deferred for each row when (old.kind = 'booking')
        execute function bookings_assert_occupied()`);
  }

  /**
   * The specification's hall_availability_slots: the taken hours of each hall, day by day in its own zone. A stretch past
   * midnight is one row a day; the end of a day is 24:00. Expired holds take nothing.
   */
  private availability(): void {
    this.addSql(`
      create view hall_availability_slots as
      select distinct
        l.hall_id,
        to_char(d.day, 'YYYY-MM-DD') as date,
        case when p.starts <= d.day then '00:00' else to_char(p.starts, 'HH24:MI') end as start_time,
        case when p.ends >= d.day + interval '1 day' then '24:00' else to_char(p.ends, 'HH24:MI') end as end_time,
        false as is_available,
        o.booking_id
      from occupancies o
        join hall_unit_links l on l.unit_id = o.unit_id
        join halls h on h.id = l.hall_id
        join businesses b on b.id = h.business_id
        cross join lateral (
          select lower(o.period) at time zone b.time_zone as starts, upper(o.period) at time zone b.time_zone as ends) p
        cross join lateral generate_series(
          date_trunc('day', p.starts), date_trunc('day', p.ends - interval '1 microsecond'), interval '1 day') as d(day)
      where o.kind <> 'hold' or o.expires_at > current_timestamp`);
  }

  override down(): void {
    this.addSql('drop view hall_availability_slots');
    this.addSql('drop trigger bookings_occupied on bookings');
    this.addSql('drop table occupancies');
    this.addSql('drop function bookings_assert_occupied()');
    this.addSql('drop trigger halls_unit on halls');
    this.addSql('drop function halls_add_unit()');
    this.addSql('drop table hall_unit_links');
    this.addSql('drop table hall_units');
  }
}

import { Migration } from '@mikro-orm/migrations';

/**
 * The units of a hall can change while it is being booked: links know since when they count, they are locked with their hall,
 * and what a hall takes is checked at commit (docs/decisions/0028-shared-space.md).
 */
export class SharedSpace extends Migration {
  override up(): void {
    this.addSql('alter table hall_unit_links add column since timestamptz(3)');
    this.addSql(
      assertOccupied('and (l.since is null or b.end_time + make_interval(mins => b.buffer_minutes) > l.since)'),
    );
    this.assertLinks();
    this.lockUnits();
  }

  /** At commit, a hall has a unit, units are of its business, and its confirmed bookings occupy them. */
  private assertLinks(): void {
    this.addSql(assertLink());
    this.addSql(`
      create constraint trigger hall_unit_links_valid after insert or update or delete on hall_unit_links
        deferrable initially deferred for each row execute function hall_unit_links_assert()`);
  }

  /**
   * Locks halls against a change of their units, then their units in the order of their ids. Each statement of the function sees
   * what was committed before it, so the units are those of the moment in which they are locked.
   */
  private lockUnits(): void {
    this.addSql(`
      create function lock_hall_units(hall_ids int[]) returns table (hall_id int, unit_id int) language plpgsql as $$
      #variable_conflict use_column
      begin
        perform from halls h where h.id = any(hall_ids) order by h.id for key share;
        perform from hall_units u
          where u.id in (select l.unit_id from hall_unit_links l where l.hall_id = any(hall_ids))
          order by u.id for no key update;
        return query select l.hall_id, l.unit_id from hall_unit_links l
          where l.hall_id = any(hall_ids) order by l.unit_id, l.hall_id;
      end $$`);
  }

  override down(): void {
    this.addSql('drop function lock_hall_units(int[])');
    this.addSql('drop trigger hall_unit_links_valid on hall_unit_links');
    this.addSql('drop function hall_unit_links_assert()');
    this.addSql(assertOccupied(''));
    this.addSql('alter table hall_unit_links drop column since');
  }
}

/** At commit, a confirmed booking has its row on the units of its hall for which a condition on the link (`l`) holds. */
function assertOccupied(condition: string): string {
  return `
    create or replace function bookings_assert_occupied() returns trigger language plpgsql as $$
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
          where b.id = affected and b.status = 'confirmed' and o.id is null ${condition})
      then
        raise exception 'a confirmed booking has no row in the ledger'
          using errcode = 'check_violation', constraint = 'bookings_confirmed_occupies', table = 'bookings';
      end if;
      return null;
    end $$`;
}

/**
 * At commit, a hall has a unit, units are of its business, and its confirmed bookings occupy them.
 * @param bound which bookings (`b`) of the link (`l`) are looked at besides, for an index
 */
export function assertLink(bound = ''): string {
  return `
      create or replace function hall_unit_links_assert() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' then
          if exists (select from halls h where h.id = old.hall_id)
            and not exists (select from hall_unit_links l where l.hall_id = old.hall_id)
          then
            raise exception 'a hall has no unit'
              using errcode = 'check_violation', constraint = 'halls_have_units', table = 'hall_unit_links';
          end if;
          return null;
        end if;
        if exists (
          select from hall_unit_links l
            join halls h on h.id = l.hall_id
            join hall_units u on u.id = l.unit_id
            where l.hall_id = new.hall_id and l.unit_id = new.unit_id and u.business_id <> h.business_id)
        then
          raise exception 'a hall takes a unit of another business'
            using errcode = 'check_violation', constraint = 'hall_unit_links_same_business', table = 'hall_unit_links';
        end if;
        if exists (
          select from hall_unit_links l
            join bookings b on b.hall_id = l.hall_id and b.status = 'confirmed'
              and (l.since is null or b.end_time + make_interval(mins => b.buffer_minutes) > l.since)${bound}
            left join occupancies o on o.booking_id = b.id and o.unit_id = l.unit_id and o.kind = 'booking'
            where l.hall_id = new.hall_id and l.unit_id = new.unit_id and o.id is null)
        then
          raise exception 'a confirmed booking has no row in the ledger'
            using errcode = 'check_violation', constraint = 'bookings_confirmed_occupies', table = 'hall_unit_links';
        end if;
        return null;
      end $$`;
}

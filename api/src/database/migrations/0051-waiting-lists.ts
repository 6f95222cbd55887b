import { Migration } from '@mikro-orm/migrations';

/**
 * Waiting lists: customers who wait for a time that is taken, and the holds of the times that they are offered
 * (docs/decisions/0029-holds-and-waiting-lists.md).
 */
export class WaitingLists extends Migration {
  override up(): void {
    this.entries();
    this.offers();
    this.addSql(lockHallUnits(WITH_WAITING));
  }

  private entries(): void {
    this.addSql(`
      create table waiting_entries (
        id serial primary key,
        user_id int not null,
        hall_id int not null,
        business_id int not null,
        start_time timestamptz(3) not null,
        end_time timestamptz(3) not null,
        shift_name varchar(50),
        guest_count int not null,
        state varchar(20) not null default 'waiting',
        offered_at timestamptz(3),
        offered_until timestamptz(3),
        ended_at timestamptz(3),
        created_at timestamptz(3) not null default current_timestamp,
        constraint waiting_entries_user_fkey foreign key (user_id) references users (id) on delete cascade,
        constraint waiting_entries_hall_fkey foreign key (hall_id) references halls (id) on delete cascade,
        constraint waiting_entries_business_fkey foreign key (business_id) references businesses (id) on delete cascade,
        constraint waiting_entries_state_known check (
          state in ('waiting', 'offered', 'requested', 'missed', 'left', 'ended')),
        constraint waiting_entries_period check (end_time > start_time and end_time <= start_time + interval '24 hours'),
        constraint waiting_entries_guests_positive check (guest_count > 0),
        constraint waiting_entries_offer_complete check (
          (offered_at is null) = (offered_until is null) and (state not in ('offered', 'requested', 'missed') or offered_at is not null)
          and (state <> 'waiting' or offered_at is null)),
        constraint waiting_entries_end_complete check ((ended_at is null) = (state in ('waiting', 'offered'))),
        constraint waiting_entries_once exclude using gist (
          user_id with =, hall_id with =, tstzrange(start_time, end_time) with &&) where (state in ('waiting', 'offered'))
      )`);
    this.addSql('create index waiting_entries_user on waiting_entries (user_id, id)');
    this.addSql('create index waiting_entries_hall on waiting_entries (hall_id, id)');
    this.addSql(`
      create index waiting_entries_open on waiting_entries (hall_id, id) where state in ('waiting', 'offered')`);
    this.addSql('create index waiting_entries_business on waiting_entries (business_id, start_time, id)');
    this.addSql('create index waiting_entries_end on waiting_entries (end_time)');
  }

  private offers(): void {
    this.addSql(`
      alter table occupancies add column waiting_id int,
        add constraint occupancies_waiting_fkey foreign key (waiting_id) references waiting_entries (id) on delete cascade,
        add constraint occupancies_waiting_complete check (waiting_id is null or (kind = 'hold' and booking_id is null))`);
    this.addSql(`
      create unique index occupancies_waiting_unique on occupancies (waiting_id, unit_id) where waiting_id is not null`);
  }

  override down(): void {
    this.addSql(lockHallUnits('hall_ids'));
    this.addSql('delete from occupancies where waiting_id is not null');
    this.addSql('alter table occupancies drop column waiting_id');
    this.addSql('drop table waiting_entries');
  }
}

/** The halls that are asked for, and those for which somebody waits and which share a unit with them. */
const WITH_WAITING = `hall_ids || array(
          select w.hall_id from waiting_entries w join hall_unit_links l on l.hall_id = w.hall_id
            where w.state in ('waiting', 'offered')
              and l.unit_id in (select k.unit_id from hall_unit_links k where k.hall_id = any(hall_ids)))`;

/**
 * Locks the units of halls in the order of their ids, as before, and of other halls besides: who frees or takes a time can then
 * offer it to those who wait for all of a marquee as well as for its half.
 * @param locked the ids of the halls whose units are locked
 */
function lockHallUnits(locked: string): string {
  return `
      create or replace function lock_hall_units(hall_ids int[])
        returns table (hall_id int, unit_id int) language plpgsql as $$
      #variable_conflict use_column
      declare
        locked_ids int[];
      begin
        locked_ids := ${locked};
        perform from halls h where h.id = any(locked_ids) order by h.id for key share;
        perform from hall_units u
          where u.id in (select l.unit_id from hall_unit_links l where l.hall_id = any(locked_ids))
          order by u.id for no key update;
        return query select l.hall_id, l.unit_id from hall_unit_links l
          where l.hall_id = any(hall_ids) order by l.unit_id, l.hall_id;
      end $$`;
}

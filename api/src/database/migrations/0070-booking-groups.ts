import { Migration } from '@mikro-orm/migrations';

/** Several functions that are requested together (docs/decisions/0035-several-functions.md). */
export class BookingGroups extends Migration {
  override up(): void {
    this.addSql(`
      create table booking_groups (
        id serial primary key,
        user_id int not null,
        name varchar(100) not null,
        status varchar(10) not null default 'waiting',
        answer_by timestamptz(3) not null,
        end_reason varchar(10),
        ended_at timestamptz(3),
        created_at timestamptz(3) not null default current_timestamp,
        constraint booking_groups_user_fkey foreign key (user_id) references users (id) on delete restrict,
        constraint booking_groups_status_known check (status in ('waiting', 'confirmed', 'ended')),
        constraint booking_groups_end_reason_known check (end_reason in ('declined', 'cancelled', 'expired', 'closed')),
        constraint booking_groups_end_complete check (
          (status = 'ended') = (end_reason is not null) and (status = 'waiting') = (ended_at is null)),
        constraint booking_groups_answer_period check (answer_by > created_at)
      )`);
    this.addSql('create index booking_groups_user on booking_groups (user_id, created_at, id)');
    this.addSql(`create index booking_groups_due on booking_groups (answer_by) where status = 'waiting'`);
    this.addSql(`
      alter table bookings
        add column group_id int,
        add column function_name varchar(10),
        add column accepted_at timestamptz(3),
        add column accepted_by int,
        add constraint bookings_group_fkey foreign key (group_id) references booking_groups (id) on delete restrict,
        add constraint bookings_accepted_by_fkey foreign key (accepted_by) references users (id) on delete restrict,
        add constraint bookings_function_name_known check (function_name in ('mehndi', 'baraat', 'walima', 'other')),
        add constraint bookings_group_complete check (
          (group_id is null) = (function_name is null) and (group_id is not null or accepted_at is null)
          and (accepted_at is not null or accepted_by is null)),
        drop constraint bookings_cancellation_reason_known,
        add constraint bookings_cancellation_reason_known check (cancellation_reason in (${REASONS}, 'group_ended'))`);
    this.addSql('create index bookings_group on bookings (group_id) where group_id is not null');
    this.addSql('create index bookings_accepted_by on bookings (accepted_by) where accepted_by is not null');
    this.assertWhole();
  }

  /** At commit, the functions of a group are confirmed together: a server of the version before can't confirm one of them. */
  private assertWhole(): void {
    this.addSql(`
      create function booking_groups_assert() returns trigger language plpgsql as $$
      declare
        affected int := case tg_table_name when 'bookings' then (to_jsonb(new) ->> 'group_id')::int else new.id end;
      begin
        if exists (
          select from booking_groups g
            join bookings b on b.group_id = g.id
            where g.id = affected and case g.status
              when 'waiting' then b.status = 'confirmed'
              when 'confirmed' then b.status = 'pending'
              else b.status <> 'cancelled' end)
        then
          raise exception 'the functions of a group are confirmed together'
            using errcode = 'check_violation', constraint = 'booking_groups_whole', table = 'booking_groups';
        end if;
        return null;
      end $$`);
    this.addSql(`
      create constraint trigger bookings_group_whole after insert or update of status, group_id on bookings
        deferrable initially deferred for each row when (new.group_id is not null)
        execute function booking_groups_assert()`);
    this.addSql(`
      create constraint trigger booking_groups_whole after update of status on booking_groups
        deferrable initially deferred for each row execute function booking_groups_assert()`);
  }

  /** The bookings stay, each on its own; what a group ended was declined to its customer. */
  override down(): void {
    this.addSql('drop trigger bookings_group_whole on bookings');
    this.addSql(`update bookings set cancellation_reason = 'declined' where cancellation_reason = 'group_ended'`);
    this.addSql(`
      alter table bookings
        drop constraint bookings_cancellation_reason_known,
        drop column group_id,
        drop column function_name,
        drop column accepted_at,
        drop column accepted_by,
        add constraint bookings_cancellation_reason_known check (cancellation_reason in (${REASONS}))`);
    this.addSql('drop table booking_groups');
    this.addSql('drop function booking_groups_assert()');
  }
}

const REASONS = `'declined', 'withdrawn', 'expired', 'slot_taken', 'business_suspended', 'account_deleted', 'cancelled_by_staff',
  'called_off'`;

import { Migration } from '@mikro-orm/migrations';

/** The security log: only added to; a job that says so deletes what is older than the retention. */
export class SecurityLog extends Migration {
  override up(): void {
    this.addSql(`
      create table security_events (
        id serial primary key,
        kind varchar(40) not null,
        account_id int,
        session_id int,
        address varchar(64),
        device varchar(100),
        details jsonb,
        at timestamptz(3) not null,
        constraint security_events_account_fkey foreign key (account_id) references users (id) on delete restrict
      )`);
    this.addSql('create index security_events_listing on security_events (at desc, id desc)');
    this.addSql('create index security_events_kind on security_events (kind, at desc, id desc)');
    this.addSql(`
      create index security_events_account on security_events (account_id, at desc, id desc) where account_id is not null`);
    this.addSql(`
      create function security_events_refuse_change() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and current_setting('mehfil.delete_old_security_events', true) = 'on' then
          return old;
        end if;
        raise exception 'the security log is only ever added to'
          using errcode = 'check_violation', constraint = 'security_events_append_only', table = 'security_events';
      end $$`);
    this.addSql(`
      create trigger security_events_append_only before update or delete on security_events
        for each row execute function security_events_refuse_change()`);
  }

  override down(): void {
    this.addSql('drop table security_events');
    this.addSql('drop function security_events_refuse_change()');
  }
}

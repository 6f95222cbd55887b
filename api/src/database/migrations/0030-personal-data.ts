import { Migration } from '@mikro-orm/migrations';

/** Suspended accounts; who did what the security log records, when it wasn't the account itself, and reads once an hour. */
export class PersonalData extends Migration {
  override up(): void {
    this.addSql(`
      alter table users add column suspended_at timestamptz(3), add column suspension_reason text,
          add column terms_version varchar(20), add column terms_accepted_at timestamptz(3),
          add constraint users_terms_complete check ((terms_version is null) = (terms_accepted_at is null)),
        add constraint users_suspension_complete check ((suspended_at is null) = (suspension_reason is null))`);
    this.addSql(`alter table sessions drop constraint sessions_end_reason_known`);
    this.addSql(`
      alter table sessions add constraint sessions_end_reason_known check (end_reason in ('signed_out', 'ended',
        'renewal_reused', 'password_changed', 'password_reset', 'role_changed', 'account_deleted', 'account_suspended'))`);
    this.addSql(`
      alter table security_events add column actor_id int,
        add constraint security_events_actor_fkey foreign key (actor_id) references users (id) on delete restrict`);
    this.addSql(
      'create index security_events_actor on security_events (actor_id, at desc, id desc) where actor_id is not null',
    );
    this.addSql(`
      create unique index security_events_one_read on security_events
        (actor_id, coalesce(account_id, 0), (details ->> 'data'), date_trunc('hour', at at time zone 'UTC'))
        where kind = 'personal_data_read'`);
  }

  override down(): void {
    this.addSql(`update sessions set end_reason = 'ended' where end_reason = 'account_suspended'`);
    this.addSql(`alter table sessions drop constraint sessions_end_reason_known`);
    this.addSql(`
      alter table sessions add constraint sessions_end_reason_known check (end_reason in ('signed_out', 'ended',
        'renewal_reused', 'password_changed', 'password_reset', 'role_changed', 'account_deleted'))`);
    this.addSql(
      'alter table users drop column suspended_at, drop column suspension_reason, drop column terms_version, drop column terms_accepted_at',
    );
    this.addSql('drop index security_events_one_read');
    this.addSql('alter table security_events drop column actor_id');
  }
}

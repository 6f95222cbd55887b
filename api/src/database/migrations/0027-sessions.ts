import { Migration } from '@mikro-orm/migrations';

/** Sessions: every token belongs to one, which can be ended, and which browsers renew. */
export class Sessions extends Migration {
  override up(): void {
    this.addSql(`
      create table sessions (
        id serial primary key,
        user_id int not null,
        created_at timestamptz(3) not null,
        last_used_at timestamptz(3) not null,
        signed_in_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        device varchar(100),
        address varchar(64),
        family_hash varchar(64),
        renewal_hash varchar(64),
        ended_at timestamptz(3),
        end_reason varchar(20),
        constraint sessions_user_fkey foreign key (user_id) references users (id) on delete cascade,
        constraint sessions_family_unique unique (family_hash),
        constraint sessions_renewal_complete check ((family_hash is null) = (renewal_hash is null)),
        constraint sessions_end_complete check ((ended_at is null) = (end_reason is null)),
        constraint sessions_end_reason_known check (end_reason in ('signed_out', 'ended', 'renewal_reused',
          'password_changed', 'password_reset', 'role_changed', 'account_deleted'))
      )`);
    this.addSql('create index sessions_user on sessions (user_id, last_used_at desc, id desc)');
    this.addSql('create index sessions_expiry on sessions (least(expires_at, ended_at))');
  }

  override down(): void {
    this.addSql('drop table sessions');
  }
}

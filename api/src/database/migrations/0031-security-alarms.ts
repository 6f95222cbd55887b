import { Migration } from '@mikro-orm/migrations';

/** Alarms raised from the security log. */
export class SecurityAlarms extends Migration {
  override up(): void {
    this.addSql(`
      create table security_alarms (
        id serial primary key,
        kind varchar(40) not null,
        count int not null,
        account_id int,
        address varchar(64),
        last_event_id int not null,
        raised_at timestamptz(3) not null,
        constraint security_alarms_account_fkey foreign key (account_id) references users (id) on delete cascade,
        constraint security_alarms_count_positive check (count > 0)
      )`);
    this.addSql('create index security_alarms_kind on security_alarms (kind, id desc)');
    this.addSql('create index security_alarms_listing on security_alarms (raised_at desc, id desc)');
    this.addSql('create index security_alarms_account on security_alarms (account_id) where account_id is not null');
  }

  override down(): void {
    this.addSql('drop table security_alarms');
  }
}

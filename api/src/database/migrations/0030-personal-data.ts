import { Migration } from '@mikro-orm/migrations';

/** Who did what the security log records, when it wasn't the account itself; reads of personal data once an hour. */
export class PersonalData extends Migration {
  override up(): void {
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
    this.addSql('drop index security_events_one_read');
    this.addSql('alter table security_events drop column actor_id');
  }
}

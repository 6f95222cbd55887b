import { Migration } from '@mikro-orm/migrations';

/** Suspended owners don't trade; mails to earlier addresses are found by their account; indexes of retention and erasure. */
export class OwnData extends Migration {
  override up(): void {
    this.addSql('alter table outbox_mails add column former_account_id int');
    this.addSql(`
      alter table outbox_mails add constraint outbox_mails_former_account_fkey
        foreign key (former_account_id) references users (id) on delete restrict`);
    this.addSql(
      'create index outbox_mails_former_account on outbox_mails (former_account_id) where former_account_id is not null',
    );
    this.addSql('create index outbox_mails_to_address on outbox_mails (to_address)');
    // A booking leaves them when its contact is removed.
    for (const [name, confirmed] of [
      ['bookings_request_contacts', 'is null'],
      ['bookings_agreed_contacts', 'is not null'],
    ] as const)
      this.addSql(`
        create index ${name} on bookings (end_time)
          where confirmed_at ${confirmed} and customer_email <> 'removed@deleted.invalid'`);
    this.addSql(setTrading('u.deleted_at is null and u.suspended_at is null'));
    this.addSql(spreadTrading('deleted_at, suspended_at', 'or old.suspended_at is distinct from new.suspended_at'));
    this.addSql(OF_SUSPENDED_OWNERS);
  }

  override down(): void {
    this.addSql(setTrading('u.deleted_at is null'));
    this.addSql(spreadTrading('deleted_at', ''));
    this.addSql(OF_SUSPENDED_OWNERS);
    for (const name of ['bookings_agreed_contacts', 'bookings_request_contacts', 'outbox_mails_to_address'])
      this.addSql(`drop index ${name}`);
    this.addSql('alter table outbox_mails drop column former_account_id');
  }
}

/** Judges these businesses anew. */
const OF_SUSPENDED_OWNERS = `
  update businesses set is_trading = is_trading
    where owner_id in (select id from users where suspended_at is not null)`;

function setTrading(condition: string): string {
  return `
    create or replace function businesses_set_trading() returns trigger language plpgsql as $$
    begin
      new.is_trading := new.status = 'approved' and new.suspended_at is null and exists (
        select from users u where u.id = new.owner_id and ${condition} for share);
      return new;
    end $$`;
}

function spreadTrading(columns: string, condition: string): string {
  return `
    create or replace trigger users_trading after update of ${columns} on users
      for each row when (old.deleted_at is distinct from new.deleted_at ${condition})
      execute function users_spread_trading()`;
}

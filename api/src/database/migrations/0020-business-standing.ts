import { Migration } from '@mikro-orm/migrations';

/**
 * `businesses.is_trading` is the one answer to whether a business may act and be seen: approved, not suspended, its owner's
 * account not deleted. Triggers keep it, and a hall's `is_public` follows it.
 */
export class BusinessStanding extends Migration {
  override up(): void {
    this.addSql('alter table businesses add column is_trading boolean not null default false');
    this.trading();
    // The lock on the business makes a hall that appears during a verdict wait for it.
    this.addSql(hallsSetPublic('b.is_trading'));
    this.addSql('drop trigger businesses_public on businesses');
    // Every row is judged anew: businesses whose owner's account was deleted before lose their public halls here.
    this.addSql('update businesses set is_trading = is_trading');
    this.addSql('update halls set is_public = is_public where is_public');
    this.addSql(`
      create trigger businesses_public after update on businesses
        for each row when (old.is_trading is distinct from new.is_trading)
        execute function businesses_spread_public()`);
  }

  private trading(): void {
    // The lock on the owner makes a verdict during a deletion of the account wait for it.
    this.addSql(`
      create function businesses_set_trading() returns trigger language plpgsql as $$
      begin
        new.is_trading := new.status = 'approved' and new.suspended_at is null and exists (
          select from users u where u.id = new.owner_id and u.deleted_at is null for share);
        return new;
      end $$`);
    this.addSql(`
      create trigger businesses_trading before insert or update of status, suspended_at, owner_id, is_trading
        on businesses for each row execute function businesses_set_trading()`);
    this.addSql(`
      create function users_spread_trading() returns trigger language plpgsql as $$
      begin
        update businesses set is_trading = is_trading where owner_id = new.id;
        return null;
      end $$`);
    this.addSql(`
      create trigger users_trading after update of deleted_at on users
        for each row when (old.deleted_at is distinct from new.deleted_at)
        execute function users_spread_trading()`);
  }

  override down(): void {
    this.addSql(hallsSetPublic(`b.status = 'approved'`));
    this.addSql('drop trigger businesses_public on businesses');
    this.addSql(`
      create trigger businesses_public after update of status on businesses
        for each row when (old.status is distinct from new.status)
        execute function businesses_spread_public()`);
    this.addSql('drop trigger users_trading on users');
    this.addSql('drop function users_spread_trading()');
    this.addSql('drop trigger businesses_trading on businesses');
    this.addSql('drop function businesses_set_trading()');
    this.addSql('alter table businesses drop column is_trading');
    this.addSql('update halls set is_public = is_public');
  }
}

function hallsSetPublic(condition: string): string {
  return `
    create or replace function halls_set_public() returns trigger language plpgsql as $$
    begin
      new.is_public := new.status = 'active' and new.deleted_at is null and exists (
        select from businesses b
          where b.id = new.business_id and ${condition}
          for share);
      return new;
    end $$`;
}

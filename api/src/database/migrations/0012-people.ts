import { Migration } from '@mikro-orm/migrations';

/** People by name, for the control panel's list of users. */
export class People extends Migration {
  override up(): void {
    this.addSql('create index users_by_name on users (lower(name), id) where deleted_at is null');
  }

  override down(): void {
    this.addSql('drop index users_by_name');
  }
}

import { Migration } from '@mikro-orm/migrations';

/** No statement looks for deleted accounts by their day: lists and their lengths leave them out (docs/decisions/0003-lists.md). */
export class GoneAccounts extends Migration {
  override up(): void {
    this.addSql('drop index users_gone');
  }

  override down(): void {
    this.addSql('create index users_gone on users (created_at) where deleted_at is not null');
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Where a trusted proxy says that a session was last used; null where none does. */
export class SessionPlaces extends Migration {
  override up(): void {
    this.addSql('alter table sessions add column place varchar(190)');
  }

  override down(): void {
    this.addSql('alter table sessions drop column place');
  }
}

import { Migration } from '@mikro-orm/migrations';

/** The language that an account has chosen; null until then. */
export class Locales extends Migration {
  override up(): void {
    this.addSql('alter table users add column locale varchar(8)');
    this.addSql("alter table users add constraint users_locale_check check (locale in ('en', 'ur'))");
  }

  override down(): void {
    this.addSql('alter table users drop column locale');
  }
}

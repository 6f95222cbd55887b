import { Migration } from '@mikro-orm/migrations';

/** A block of an owner's calendar covers several units at once, and is taken back as one. */
export class Blocks extends Migration {
  override up(): void {
    this.addSql('create sequence blocks_id as int');
    this.addSql('alter table occupancies add column block_id int');
    this.addSql(`update occupancies set block_id = nextval('blocks_id') where kind = 'block'`);
    this.addSql(`
      alter table occupancies add constraint occupancies_block_complete check ((kind = 'block') = (block_id is not null))`);
    this.addSql('create index occupancies_block on occupancies (block_id) where block_id is not null');
  }

  override down(): void {
    this.addSql('alter table occupancies drop column block_id');
    this.addSql('drop sequence blocks_id');
  }
}

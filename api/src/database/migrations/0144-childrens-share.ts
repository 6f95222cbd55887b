import { Migration } from '@mikro-orm/migrations';

/**
 * What a child costs of a menu, in percent (docs/decisions/0073-menus.md). How many children a booking has is part of its copy of the
 * menu, so that an older server next to this one needs no column.
 */
export class ChildrensShare extends Migration {
  override up(): void {
    this.addSql(`
      alter table menus add column children_share smallint,
        add constraint menus_children_share_percent check (children_share between 0 and 100)`);
  }

  override down(): void {
    this.addSql('alter table menus drop column children_share');
  }
}

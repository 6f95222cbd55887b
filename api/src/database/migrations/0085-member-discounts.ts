import { Migration } from '@mikro-orm/migrations';

/** How much less than the quoted price a member of a team may agree on, in percent; null for what its role may by default. */
export class MemberDiscounts extends Migration {
  override up(): void {
    this.addSql(`
      alter table business_members add column max_discount_percent int,
        add constraint business_members_discount_range check (max_discount_percent between 0 and 100)`);
  }

  override down(): void {
    this.addSql('alter table business_members drop column max_discount_percent');
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Private labels that owners put on bookings (docs/decisions/0027-owners-diary.md). */
export class BookingLabels extends Migration {
  override up(): void {
    this.addSql(`
      alter table bookings add column labels varchar(30)[] not null default '{}',
        add constraint bookings_labels_few check (cardinality(labels) <= 10)`);
    this.addSql(
      `create index bookings_labeled on bookings (business_id, id desc) include (labels) where labels <> '{}'`,
    );
  }

  override down(): void {
    this.addSql('alter table bookings drop column labels');
  }
}

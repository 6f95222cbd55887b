import { Migration } from '@mikro-orm/migrations';

/** When the customer of a booking was asked for a review, the day after it. */
export class ReviewRequests extends Migration {
  override up(): void {
    this.addSql('alter table bookings add column review_asked_at timestamptz(3)');
    this.addSql(`
      create index bookings_to_review on bookings (end_time)
        where status = 'confirmed' and user_id is not null and review_asked_at is null`);
  }

  override down(): void {
    this.addSql('alter table bookings drop column review_asked_at');
  }
}

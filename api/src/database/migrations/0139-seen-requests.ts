import { Migration } from '@mikro-orm/migrations';

/** What changes; requests join it first. */
const LOCK = 'lock table bookings in access exclusive mode';
/** The foreign key names it; requests may go on reading it. */
const LOCK_PEOPLE = 'lock table users in share row exclusive mode';
/** Dropping a foreign key keeps readers away from what it names, too. */
const LOCK_ALL = 'lock table bookings, users in access exclusive mode';

/** When and by whom a request was first seen (docs/decisions/0094-seen-requests.md). */
export class SeenRequests extends Migration {
  override up(): void {
    this.addSql(LOCK);
    this.addSql(LOCK_PEOPLE);
    // An older server next to this one writes neither: its readers leave no mark.
    this.addSql(`
      alter table bookings add column seen_at timestamptz(3), add column seen_by int,
        add constraint bookings_seen_whole check ((seen_at is null) = (seen_by is null)),
        add constraint bookings_seen_by_fkey foreign key (seen_by) references users(id) on delete restrict`);
    this.addSql('create index bookings_seen_by on bookings (seen_by) where seen_by is not null');
  }

  override down(): void {
    this.addSql(LOCK_ALL);
    this.addSql('alter table bookings drop column seen_at, drop column seen_by');
  }
}

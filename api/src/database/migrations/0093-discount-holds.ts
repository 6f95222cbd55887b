import { Migration } from '@mikro-orm/migrations';

const DUE = 'hold_due_at is null or held_until is not null and hold_due_at <= held_until';

const setCheck = (check: string): string => `
  alter table bookings drop constraint bookings_hold_complete, add constraint bookings_hold_complete check (${check})`;

/** Entries hold their time while they wait for the owner to allow their discount; nobody is reminded of those (docs/decisions/0050-discounts-wait.md). */
export class DiscountHolds extends Migration {
  override up(): void {
    this.addSql(setCheck(`(${DUE}) and (hold_due_at is null or user_id is not null)`));
  }

  override down(): void {
    this.addSql(`
      delete from occupancies o using bookings b where b.id = o.booking_id and o.kind = 'hold' and b.user_id is null`);
    this.addSql('update bookings set held_until = null where user_id is null and held_until is not null');
    this.addSql(setCheck(`(held_until is null or user_id is not null) and (${DUE})`));
  }
}

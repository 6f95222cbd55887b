import { Migration } from '@mikro-orm/migrations';

const DUE = 'hold_due_at is null or held_until is not null and hold_due_at <= held_until';

const setCheck = (check: string): string => `
  alter table bookings drop constraint bookings_hold_complete, add constraint bookings_hold_complete check (${check})`;

const DIGITS = `regexp_replace(phone, '[^0-9]', '', 'g')`;

const setUnique = (number: string): string => `
  create unique index users_phone_unique on users (${number}) where phone is not null and deleted_at is null`;

/** Sets a column to null where an earlier account has the same number. */
const clearLater = (column: string, number: string): string => `
  update users u set ${column} from (
    select id, row_number() over (partition by ${number} order by id) as place
      from users where phone is not null and deleted_at is null and ${number} is not null) n
    where n.id = u.id and n.place > 1`;

/**
 * Entries hold their time while they wait for the owner to allow their discount; nobody is reminded of those
 * (docs/decisions/0050-discounts-wait.md). One phone number belongs to one account, however it is spelled (docs/decisions/0004-errors.md).
 */
export class DiscountsAndPhones extends Migration {
  override up(): void {
    this.addSql(setCheck(`(${DUE}) and (hold_due_at is null or user_id is not null)`));
    this.addSql('lock table users in access exclusive mode');
    // Where several accounts have one number, the later ones keep theirs as typed: it is compared as before.
    this.addSql(clearLater('phone_e164 = null', 'phone_e164'));
    this.addSql('drop index users_phone_unique');
    this.addSql(setUnique(`coalesce(phone_e164, ${DIGITS})`));
  }

  override down(): void {
    this.addSql(`
      delete from occupancies o using bookings b where b.id = o.booking_id and o.kind = 'hold' and b.user_id is null`);
    this.addSql('update bookings set held_until = null where user_id is null and held_until is not null');
    this.addSql(setCheck(`(held_until is null or user_id is not null) and (${DUE})`));
    this.addSql('lock table users in access exclusive mode');
    // Digits that mean numbers of two countries: the version before allows them once.
    this.addSql(clearLater('phone = null, phone_e164 = null', DIGITS));
    this.addSql('drop index users_phone_unique');
    this.addSql(setUnique(DIGITS));
  }
}

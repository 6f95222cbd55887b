import { Migration } from '@mikro-orm/migrations';
import { toE164 } from '../../domain/text/phone.js';

/** Where a phone is kept: its table and column, and what tells the country of a number without a code. */
interface KeptPhone {
  table: string;
  column: string;
  /** SQL: currency and time zone of the row `r`. */
  place: string;
  from: string;
}

const KEPT: readonly KeptPhone[] = [
  { table: 'users', column: 'phone', place: `'PKR', 'Asia/Karachi'`, from: 'users r' },
  { table: 'businesses', column: 'phone', place: 'r.currency, r.time_zone', from: 'businesses r' },
  {
    table: 'bookings',
    column: 'customer_phone',
    place: 'r.currency, b.time_zone',
    from: 'bookings r join businesses b on b.id = r.business_id',
  },
];

/** In the order in which statements of the server read them: one that waits for another table can't wait for us. */
const LOCK = 'lock table bookings, businesses, users in access exclusive mode';

/** Rows of one statement. */
const PORTION = 1_000;

/** The digits of a phone, whatever its spelling. */
const toDigits = (column: string) =>
  `coalesce(substr(${column}_e164, 2), regexp_replace(${column}, '[^0-9]', '', 'g'), '')`;

const USERS = `name || ' ' || username || ' ' || email`;
const BUSINESSES = `name || ' ' || location`;
const BOOKINGS = `customer_name || E'\\n' || customer_email || E'\\n' || customer_phone || E'\\n' || hall_title`;

/** Phones are kept as dialed from everywhere (E.164) beside what was typed, and found by any spelling (docs/decisions/0004-errors.md). */
export class PhoneNumbers extends Migration {
  override async up(): Promise<void> {
    await this.execute(LOCK);
    for (const { table, column } of KEPT)
      await this.execute(`alter table ${table} add column ${column}_e164 varchar(16)`);
    for (const kept of KEPT) await this.fill(kept);
    this.panelText('users', `${USERS} || ' ' || ${toDigits('phone')}`);
    this.panelText('businesses', `${BUSINESSES} || ' ' || ${toDigits('phone')}`);
    this.bookingText(`${BOOKINGS} || E'\\n' || ${toDigits('customer_phone')}`);
  }

  override down(): void {
    this.addSql(LOCK);
    this.panelText('users', USERS);
    this.panelText('businesses', BUSINESSES);
    this.bookingText(BOOKINGS);
    for (const { table, column } of KEPT) this.addSql(`alter table ${table} drop column ${column}_e164`);
  }

  private async fill({ table, column, place, from }: KeptPhone): Promise<void> {
    let after = 0;
    for (;;) {
      const rows = (await this.execute(`
        select r.id, r.${column} as phone, (array[${place}])[1] as currency, (array[${place}])[2] as zone from ${from}
          where r.id > ${after} and r.${column} <> '' order by r.id limit ${PORTION}`)) as Row[];
      if (rows.length === 0) return;
      after = rows.at(-1)?.id ?? after;
      const known = rows.flatMap(({ id, phone, currency, zone }) => {
        const number = toE164(phone, { currency, timeZone: zone });
        return number === null ? [] : [`(${id}, '${number}')`];
      });
      if (known.length === 0) continue;
      await this.execute(`
        update ${table} r set ${column}_e164 = n.number from (values ${known.join(', ')}) as n(id, number) where r.id = n.id`);
    }
  }

  /** What staff search lists in, behind a space so that the start of a word can be searched for (0015, 0017). */
  private panelText(table: string, expression: string): void {
    this.addSql(`
      alter table ${table} drop column search_text,
        add column search_text text not null generated always as (' ' || search_form(${expression})) stored`);
    this.addSql(`
      create index ${table}_search on ${table} using gin (search_text gin_trgm_ops) with (gin_pending_list_limit = 64)`);
  }

  private bookingText(expression: string): void {
    this.addSql(`
      alter table bookings drop column search_text,
        add column search_text text generated always as (lower(${expression})) stored`);
    this.addSql('create index bookings_search on bookings using gin (business_id, search_text gin_trgm_ops)');
  }
}

interface Row {
  id: number;
  phone: string;
  currency: string;
  zone: string;
}

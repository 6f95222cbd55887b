import { Migration } from '@mikro-orm/migrations';

/** What gets a trigger, and what a foreign key names, is only not written meanwhile; threads last, as in requests. */
const LOCK = 'lock table bookings, halls, businesses, users, threads, messages in share row exclusive mode';
/** Dropping a trigger or a foreign key keeps readers away, too. */
const LOCK_ALL = 'lock table bookings, halls, businesses, users, messages in access exclusive mode';

const trigger = (name: string, body: string) => `
  create function ${name}() returns trigger language plpgsql as $$
  begin
    ${body}
    return null;
  end $$`;

const FUNCTIONS: Readonly<Record<string, string>> = {
  bookings_folded_thread: `
    update threads t set folded_text = thread_text(t.booking_id, null) where t.booking_id = new.id;`,
  // Bookings have the name that was given with the request.
  users_folded_thread: `
    update threads t set folded_text = thread_text(null, t.enquiry_id)
      where t.customer_id = new.id and t.enquiry_id is not null;`,
  // One statement would read every thread: each of these has its index.
  halls_folded_thread: `
    update threads t set folded_text = thread_text(null, t.enquiry_id)
      where t.enquiry_id in (select e.id from enquiries e where e.hall_id = new.id);
    update threads t set folded_text = thread_text(t.booking_id, null)
      where t.booking_id in (select b.id from bookings b where b.hall_id = new.id);`,
};

const isChanged = (...columns: string[]) =>
  columns.map((column) => `old.${column} is distinct from new.${column}`).join(' or ');

const TRIGGERS = [
  `create trigger bookings_folded_thread after update of customer_name, hall_title on bookings
    for each row when (${isChanged('customer_name', 'hall_title')}) execute function bookings_folded_thread()`,
  `create trigger users_folded_thread after update of name on users
    for each row when (${isChanged('name')}) execute function users_folded_thread()`,
  `create trigger halls_folded_thread after update of hall_name, hall_number, hall_name_urdu on halls
    for each row when (${isChanged('hall_name', 'hall_number', 'hall_name_urdu')}) execute function halls_folded_thread()`,
];

/** The search in conversations follows names (docs/decisions/0092-conversation-search.md). */
export class ConversationNames extends Migration {
  override up(): void {
    this.addSql(LOCK);
    this.addSql(`
      alter table messages
        add constraint messages_business_fkey foreign key (business_id) references businesses(id) on delete cascade`);
    for (const [name, body] of Object.entries(FUNCTIONS)) this.addSql(trigger(name, body));
    for (const statement of TRIGGERS) this.addSql(statement);
    // Who was renamed since 0135.
    this.addSql(`
      update threads t set folded_text = n.folded_text
        from (select id, thread_text(booking_id, enquiry_id) as folded_text from threads offset 0) n
        where n.id = t.id and t.folded_text is distinct from n.folded_text`);
  }

  override down(): void {
    this.addSql(LOCK_ALL);
    this.addSql('drop trigger halls_folded_thread on halls');
    this.addSql('drop trigger users_folded_thread on users');
    this.addSql('drop trigger bookings_folded_thread on bookings');
    for (const name of Object.keys(FUNCTIONS)) this.addSql(`drop function ${name}()`);
    this.addSql('alter table messages drop constraint messages_business_fkey');
  }
}

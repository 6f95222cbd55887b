import { Migration } from '@mikro-orm/migrations';

/** What gets a trigger, and what a foreign key names, is only not written meanwhile. */
const LOCK_NAMED = 'lock table bookings, halls, businesses, users in share row exclusive mode';
/** What changes, in the order in which reads of threads join it. */
const LOCK = 'lock table threads, messages in access exclusive mode';

/** Guest and hall of a booking or an enquiry, folded. */
const TEXT = `
  create function thread_text(booking int, enquiry int) returns text language sql stable as $$
    select ' ' || urdu_form(concat_ws(E'\\n', b.customer_name, b.hall_title, h.hall_name_urdu))
      from bookings b join halls h on h.id = b.hall_id where b.id = booking
    union all
    select ' ' || urdu_form(concat_ws(E'\\n', u.name, coalesce(h.hall_name, 'Hall ' || h.hall_number), h.hall_name_urdu))
      from enquiries e join halls h on h.id = e.hall_id join users u on u.id = e.user_id where e.id = enquiry
  $$`;

const trigger = (name: string, body: string) => `
  create function ${name}() returns trigger language plpgsql as $$
  begin
    ${body}
  end $$`;

const FUNCTIONS: Readonly<Record<string, string>> = {
  threads_folded: 'new.folded_text := thread_text(new.booking_id, new.enquiry_id); return new;',
  messages_business: `
    select t.business_id into new.business_id from threads t where t.id = new.thread_id;
    return new;`,
  bookings_folded_thread: `
    update threads t set folded_text = thread_text(t.booking_id, null) where t.booking_id = new.id;
    return null;`,
  // Bookings have the name that was given with the request.
  users_folded_thread: `
    update threads t set folded_text = thread_text(null, t.enquiry_id)
      where t.customer_id = new.id and t.enquiry_id is not null;
    return null;`,
  halls_folded_thread: `
    update threads t set folded_text = thread_text(t.booking_id, t.enquiry_id)
      where t.enquiry_id in (select e.id from enquiries e where e.hall_id = new.id)
        or t.booking_id in (select b.id from bookings b where b.hall_id = new.id);
    return null;`,
};

const isChanged = (...columns: string[]) =>
  columns.map((column) => `old.${column} is distinct from new.${column}`).join(' or ');

const TRIGGERS = [
  `create trigger threads_folded before insert or update of booking_id, enquiry_id on threads
    for each row execute function threads_folded()`,
  `create trigger messages_business before insert on messages for each row execute function messages_business()`,
  `create trigger bookings_folded_thread after update of customer_name, hall_title on bookings
    for each row when (${isChanged('customer_name', 'hall_title')}) execute function bookings_folded_thread()`,
  `create trigger users_folded_thread after update of name on users
    for each row when (${isChanged('name')}) execute function users_folded_thread()`,
  `create trigger halls_folded_thread after update of hall_name, hall_number, hall_name_urdu on halls
    for each row when (${isChanged('hall_name', 'hall_number', 'hall_name_urdu')}) execute function halls_folded_thread()`,
];

/** Search in conversations (docs/decisions/0092-conversation-search.md). */
export class ConversationSearch extends Migration {
  override up(): void {
    this.addSql(LOCK_NAMED);
    this.addSql(LOCK);
    this.addSql(TEXT);
    this.addSql('alter table threads add column folded_text text');
    this.addSql('update threads set folded_text = thread_text(booking_id, enquiry_id)');
    this.addSql('create index threads_folded on threads using gin (business_id, folded_text gin_trgm_ops)');
    this.addSql(`
      alter table messages
        add column business_id int,
        add column folded_text text generated always as (' ' || urdu_form(text)) stored,
        add constraint messages_business_fkey foreign key (business_id) references businesses(id) on delete cascade`);
    this.addSql('update messages m set business_id = t.business_id from threads t where t.id = m.thread_id');
    this.addSql('create index messages_business on messages (business_id, id)');
    this.addSql('create index messages_folded on messages using gin (business_id, folded_text gin_trgm_ops)');
    for (const [name, body] of Object.entries(FUNCTIONS)) this.addSql(trigger(name, body));
    for (const statement of TRIGGERS) this.addSql(statement);
  }

  override down(): void {
    this.addSql(LOCK_NAMED);
    this.addSql(LOCK);
    this.addSql('drop trigger halls_folded_thread on halls');
    this.addSql('drop trigger users_folded_thread on users');
    this.addSql('drop trigger bookings_folded_thread on bookings');
    this.addSql('drop trigger messages_business on messages');
    this.addSql('drop trigger threads_folded on threads');
    for (const name of Object.keys(FUNCTIONS)) this.addSql(`drop function ${name}()`);
    this.addSql('alter table messages drop column business_id, drop column folded_text');
    this.addSql('alter table threads drop column folded_text');
    this.addSql('drop function thread_text(int, int)');
  }
}

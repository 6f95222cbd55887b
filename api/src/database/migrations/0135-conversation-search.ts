import { Migration } from '@mikro-orm/migrations';

/** What changes, in the order in which reads of threads join it. The names' tables are left to 0137: this takes a while. */
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

const FOLDED = `
  create function threads_folded() returns trigger language plpgsql as $$
  begin
    new.folded_text := thread_text(new.booking_id, new.enquiry_id);
    return new;
  end $$`;

const BUSINESS = `
  create function messages_business() returns trigger language plpgsql as $$
  begin
    select t.business_id into new.business_id from threads t where t.id = new.thread_id;
    return new;
  end $$`;

const TRIGGERS = [
  `create trigger threads_folded before insert on threads for each row execute function threads_folded()`,
  // Each message sets the thread's subject to itself, which locks the row.
  `create trigger threads_folded_moved before update of booking_id, enquiry_id on threads
    for each row when (old.booking_id is distinct from new.booking_id or old.enquiry_id is distinct from new.enquiry_id)
    execute function threads_folded()`,
  `create trigger messages_business before insert on messages for each row execute function messages_business()`,
];

/** Search in conversations (docs/decisions/0092-conversation-search.md). */
export class ConversationSearch extends Migration {
  override up(): void {
    this.addSql(LOCK);
    this.addSql(TEXT);
    this.addSql('alter table threads add column folded_text text');
    this.addSql('update threads set folded_text = thread_text(booking_id, enquiry_id)');
    this.addSql('create index threads_folded on threads using gin (business_id, folded_text gin_trgm_ops)');
    this.addSql(`
      alter table messages
        add column business_id int,
        add column folded_text text generated always as (' ' || urdu_form(text)) stored`);
    this.addSql('update messages m set business_id = t.business_id from threads t where t.id = m.thread_id');
    this.addSql('create index messages_business on messages (business_id, id)');
    this.addSql('create index messages_folded on messages using gin (business_id, folded_text gin_trgm_ops)');
    for (const statement of [FOLDED, BUSINESS, ...TRIGGERS]) this.addSql(statement);
  }

  override down(): void {
    this.addSql(LOCK);
    this.addSql('drop trigger messages_business on messages');
    this.addSql('drop trigger threads_folded_moved on threads');
    this.addSql('drop trigger threads_folded on threads');
    this.addSql('drop function messages_business()');
    this.addSql('drop function threads_folded()');
    this.addSql('alter table messages drop column business_id, drop column folded_text');
    this.addSql('alter table threads drop column folded_text');
    this.addSql('drop function thread_text(int, int)');
  }
}

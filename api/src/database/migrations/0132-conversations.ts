import { Migration } from '@mikro-orm/migrations';

/** What the foreign keys name, and what gets a trigger, is only not written meanwhile. */
const LOCK_NAMED = 'lock table businesses, business_members, users in share row exclusive mode';
/** What changes, in the order in which reads of threads join it. */
const LOCK = 'lock table threads, messages in access exclusive mode';
/** Dropping a trigger or a foreign key keeps readers away, too. */
const LOCK_ALL = 'lock table businesses, business_members, users, threads, messages in access exclusive mode';

/** The latest message of a side that isn't deleted, of a thread `t`. */
const latestOf = (side: string) => `coalesce((select m.sequence from messages m
  where m.thread_id = t.id and m.side = '${side}' and m.deleted_at is null order by m.sequence desc limit 1), 0)`;

/** Whose a thread is. */
const WHOSE = `
  create function threads_whose() returns trigger language plpgsql as $$
  begin
    if new.booking_id is not null then
      select b.business_id, b.user_id into new.business_id, new.customer_id from bookings b where b.id = new.booking_id;
    else
      select h.business_id, e.user_id into new.business_id, new.customer_id
        from enquiries e join halls h on h.id = e.hall_id where e.id = new.enquiry_id;
    end if;
    return new;
  end $$`;

/** The latest message; the customer's opens what was done. */
const ADDED = `
  create function messages_latest() returns trigger language plpgsql as $$
  begin
    update threads t set
        last_message_at = greatest(t.last_message_at, a.at),
        last_customer_sequence = coalesce(a.customer, t.last_customer_sequence),
        last_business_sequence = coalesce(a.business, t.last_business_sequence),
        done_at = case when a.customer is null then t.done_at end
      from (select m.thread_id, max(m.created_at) as at, max(m.sequence) filter (where m.side = 'customer') as customer,
                max(m.sequence) filter (where m.side = 'business') as business
              from added m group by m.thread_id) a
      where t.id = a.thread_id;
    return null;
  end $$`;

/** A deleted message leaves the latest place of its side to the one before. */
const DELETED = `
  create function messages_latest_deleted() returns trigger language plpgsql as $$
  begin
    if new.side = 'customer' then
      update threads t set last_customer_sequence = ${latestOf('customer')}
        where t.id = new.thread_id and t.last_customer_sequence = new.sequence;
    else
      update threads t set last_business_sequence = ${latestOf('business')}
        where t.id = new.thread_id and t.last_business_sequence = new.sequence;
    end if;
    return null;
  end $$`;

/** Who left a team answers nobody any more. */
const LEFT = `
  create function business_members_unassign() returns trigger language plpgsql as $$
  begin
    update threads set assignee_id = null where assignee_id = old.user_id and business_id = old.business_id;
    return null;
  end $$`;

/** Threads as conversations of an inbox (docs/decisions/0090-conversations.md). */
export class Conversations extends Migration {
  override up(): void {
    this.addSql(LOCK_NAMED);
    this.addSql(LOCK);
    // Triggers fill them, for servers of the release before, too.
    this.addSql(`
      alter table threads
        add column business_id int,
        add column customer_id int,
        add column last_message_at timestamptz(3),
        add column last_customer_sequence int not null default 0,
        add column last_business_sequence int not null default 0,
        add column assignee_id int,
        add column done_at timestamptz(3),
        add constraint threads_business_fkey foreign key (business_id) references businesses(id) on delete cascade,
        add constraint threads_customer_fkey foreign key (customer_id) references users(id) on delete set null,
        add constraint threads_assignee_fkey foreign key (assignee_id) references users(id) on delete set null`);
    this.addSql(`
      update threads t set business_id = b.business_id, customer_id = b.user_id
        from bookings b where b.id = t.booking_id`);
    this.addSql(`
      update threads t set business_id = h.business_id, customer_id = e.user_id
        from enquiries e join halls h on h.id = e.hall_id where e.id = t.enquiry_id`);
    this.addSql(`
      update threads t set last_message_at = m.created_at, last_customer_sequence = ${latestOf('customer')},
          last_business_sequence = ${latestOf('business')}
        from messages m where m.thread_id = t.id and m.sequence = t.last_sequence`);
    this.addIndexes();
    this.addTriggers();
  }

  /** One for each list. */
  private addIndexes(): void {
    this.addSql('create index threads_business on threads (business_id, last_message_at, id)');
    this.addSql('create index threads_customer on threads (customer_id, last_message_at, id)');
    this.addSql('create index threads_open on threads (business_id, last_message_at, id) where done_at is null');
    this.addSql('create index threads_done on threads (business_id, last_message_at, id) where done_at is not null');
    this.addSql(`
      create index threads_unassigned on threads (business_id, last_message_at, id)
        where done_at is null and assignee_id is null`);
    this.addSql(`
      create index threads_assignee on threads (assignee_id, last_message_at, id) where assignee_id is not null`);
  }

  private addTriggers(): void {
    for (const statement of [WHOSE, ADDED, DELETED, LEFT]) this.addSql(statement);
    this.addSql(`
      create trigger threads_whose before insert on threads for each row execute function threads_whose()`);
    // Each message sets the thread's subject to itself, which locks the row.
    this.addSql(`
      create trigger threads_whose_moved before update of booking_id, enquiry_id on threads
        for each row when (old.booking_id is distinct from new.booking_id or old.enquiry_id is distinct from new.enquiry_id)
        execute function threads_whose()`);
    this.addSql(`
      create trigger messages_latest after insert on messages referencing new table as added
        for each statement execute function messages_latest()`);
    this.addSql(`
      create trigger messages_latest_deleted after update of deleted_at on messages
        for each row when (old.deleted_at is null and new.deleted_at is not null)
        execute function messages_latest_deleted()`);
    this.addSql(`
      create trigger business_members_unassign after delete on business_members
        for each row execute function business_members_unassign()`);
  }

  override down(): void {
    this.addSql(LOCK_ALL);
    this.addSql('drop trigger business_members_unassign on business_members');
    this.addSql('drop trigger messages_latest_deleted on messages');
    this.addSql('drop trigger messages_latest on messages');
    this.addSql('drop trigger threads_whose_moved on threads');
    this.addSql('drop trigger threads_whose on threads');
    for (const name of ['business_members_unassign', 'messages_latest_deleted', 'messages_latest', 'threads_whose']) {
      this.addSql(`drop function ${name}()`);
    }
    this.addSql(`
      alter table threads drop column business_id, drop column customer_id, drop column last_message_at,
        drop column last_customer_sequence, drop column last_business_sequence, drop column assignee_id,
        drop column done_at`);
  }
}

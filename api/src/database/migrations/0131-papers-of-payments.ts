import { Migration } from '@mikro-orm/migrations';
import { addKnownValues, removeKnownValues } from './known-values.js';

/** What only ever grows, in the order in which requests come to it. */
const APPEND_ONLY = [
  'business_terms',
  'payment_entries',
  'booking_expenses',
  'cash_closings',
  'terms_acceptances',
  'audit_events',
  'security_events',
];

const LOCK = 'lock table payment_reminders in access exclusive mode';
/** What gets a trigger is only not written meanwhile. */
const LOCK_GUARDED = `lock table ${APPEND_ONLY.join(', ')} in share row exclusive mode`;
/** Dropping a trigger keeps readers away, too. */
const LOCK_ALL = `lock table payment_reminders, ${APPEND_ONLY.join(', ')} in access exclusive mode`;

/**
 * What is overdue is published apart from the reminders of customers, and what is append-only isn't emptied either
 * (docs/decisions/0089-papers-of-payments.md).
 */
export class PapersOfPayments extends Migration {
  override up(): void {
    this.addSql(LOCK);
    this.addSql(LOCK_GUARDED);
    this.addSql(addKnownValues('payment_reminders', 'payment_reminders_kind_known', ['published']));
    // So far both were one.
    this.addSql(`
      insert into payment_reminders (booking_id, due_on, kind, created_at)
        select booking_id, due_on, 'published', created_at from payment_reminders where kind = 'overdue'`);
    // Only a demo is emptied, before it is filled again.
    this.addSql(`
      create function refuse_truncate() returns trigger language plpgsql as $$
      begin
        if current_setting('mehfil.clear_demo', true) = 'on' then
          return null;
        end if;
        raise exception '% is only ever added to', tg_table_name
          using errcode = 'check_violation', constraint = tg_table_name || '_append_only', table = tg_table_name;
      end $$`);
    for (const table of APPEND_ONLY) {
      this.addSql(`
        create trigger ${table}_no_truncate before truncate on ${table}
          for each statement execute function refuse_truncate()`);
    }
  }

  override down(): void {
    this.addSql(LOCK_ALL);
    for (const table of APPEND_ONLY) this.addSql(`drop trigger ${table}_no_truncate on ${table}`);
    this.addSql('drop function refuse_truncate()');
    this.addSql(`delete from payment_reminders where kind = 'published'`);
    this.addSql(removeKnownValues('payment_reminders', 'payment_reminders_kind_known', ['published']));
  }
}

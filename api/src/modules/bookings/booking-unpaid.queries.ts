import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { BookingStatus, CancellationReason, OCCUPYING_BOOKING } from '../../domain/bookings/transitions.js';
import { PaymentFilter } from '../../domain/bookings/filter.js';

/** Entries that no correction took back. */
const STANDS = sql<SqlBool>`not exists (select from payment_entries c where c.corrects_id = p.id)`;

/**
 * Whether it is known how a booking (`b`) was paid, which it isn't of one that was entered once it had begun until money is recorded:
 * the twin of `isUnknown`. SQL: a subquery beside a condition.
 */
const IS_KNOWN = sql<SqlBool>`(b.created_at < b.start_time or exists (
  select from payment_entries p where p.booking_id = b.id and p.kind in ('receipt', 'refund') and ${STANDS}))`;

/** Beyond every part of a plan: charges are paid after it. */
const AFTER_PLAN = 1000;

/**
 * A condition for bookings (`b`) of which something is due by the end of today, or overdue, and isn't paid: what `sumLedger` tells of
 * one, for lists, which are filtered before they are cut into pages. Payments fill the parts in their order, so a part is paid once
 * what was paid reaches the sum of it and those before it, and none is due before those. SQL: parts are JSON, and their sums run.
 */
function isUnpaid(filter: PaymentFilter, now: Date) {
  const today = sql`(${now}::timestamptz at time zone b.time_zone)::date`;
  const startDay = sql`(b.start_time at time zone b.time_zone)::date`;
  const confirmedDay = sql`(b.confirmed_at at time zone b.time_zone)::date`;
  const isPast =
    filter === PaymentFilter.DUE
      ? sql<SqlBool>`o.due_on <= ${today}`
      : sql<SqlBool>`(o.due_on < ${today} or (o.is_planned and o.due_on is not null and b.start_time <= ${now}))`;
  return sql<SqlBool>`b.status = ${OCCUPYING_BOOKING}
    and exists (
      select from (
        select u.due_on, u.is_planned, sum(u.amount) over (order by u.place) as reached
          from (
            select n.place, (n.part->>'amount')::numeric / 100 as amount, true as is_planned,
                max(case n.part->>'due'
                  when 'BEFORE_START' then least(greatest(${startDay} - (n.part->>'days')::int, ${confirmedDay}), ${startDay})
                  else least(${confirmedDay} + (n.part->>'days')::int, ${startDay})
                end) over (order by n.place) as due_on
              from jsonb_array_elements(case b.payment_plan
                when '[]' then jsonb_build_array(jsonb_build_object('amount', b.total_price * 100, 'due', 'BEFORE_START', 'days', 0))
                else b.payment_plan end) with ordinality n(part, place)
              where (n.part->>'amount')::numeric > 0
            union all
            select ${AFTER_PLAN} + p.id, p.amount, false, p.day
              from payment_entries p
              where p.booking_id = b.id and p.kind = 'charge' and ${STANDS}
          ) u
      ) o
      where ${isPast} and (not o.is_planned or ${IS_KNOWN})
        and o.reached > greatest(0, coalesce((
          select sum(case p.kind when 'receipt' then p.amount else 0 - p.amount end)
            from payment_entries p
            where p.booking_id = b.id and p.kind in ('receipt', 'refund') and ${STANDS}), 0)))`;
}

/** Receipts without refunds of a booking (`b`), of the entries for which a condition holds. */
function sumPaid(which: RawBuilder<SqlBool> = sql<SqlBool>`true`) {
  return sql`coalesce((
    select sum(case p.kind when 'receipt' then p.amount else 0 - p.amount end)
      from payment_entries p
      where p.booking_id = b.id and p.kind in ('receipt', 'refund') and ${which} and ${STANDS}), 0)`;
}

/**
 * A condition for cancelled bookings (`b`) of which more was paid than was charged and stays with the business: what `sumLedger` tells
 * of one by a balance below zero, for lists. SQL: the rules of a cancellation are JSON.
 */
export function isToBeRefunded() {
  const days = sql`(b.start_time at time zone b.time_zone)::date - (b.cancelled_at at time zone b.time_zone)::date`;
  const base = sql`least(greatest(${sumPaid(sql<SqlBool>`p.id <= coalesce(b.cancelled_after_entry_id, 0)`)}, 0), b.total_price)`;
  const percent = sql`coalesce((
    select (s.step->>'percent')::numeric from jsonb_array_elements(b.cancellation_rules) s(step)
      where (s.step->>'days')::int <= ${days}
      order by (s.step->>'days')::int desc limit 1), 0)`;
  const kept = sql`case when b.cancellation_reason = ${CancellationReason.CANCELLED_BY_CUSTOMER} and b.cancelled_at is not null
    then ${base} - round(${base} * ${percent} / 100, 2) else 0 end`;
  const charged = sql`coalesce((
    select sum(p.amount) from payment_entries p where p.booking_id = b.id and p.kind = 'charge' and ${STANDS}), 0)`;
  // Without a receipt nothing comes back. `case`, since `and` has no order: most have none, and are spared the rest.
  const isReceived = sql<SqlBool>`exists (select from payment_entries p where p.booking_id = b.id and p.kind = 'receipt')`;
  return sql<SqlBool>`b.status = ${BookingStatus.CANCELLED}
    and case when ${isReceived} then ${sumPaid()} > greatest(${kept}, 0) + ${charged} else false end`;
}

/** A condition for bookings (`b`) of which something is due, overdue or to be refunded. */
export function matchesPayment(filter: PaymentFilter, now: Date) {
  return filter === PaymentFilter.REFUND ? isToBeRefunded() : isUnpaid(filter, now);
}

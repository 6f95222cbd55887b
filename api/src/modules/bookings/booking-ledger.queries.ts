import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { enumName, hundredths, isOneOf, named, toEnumValue, type Database } from '../../database/tables.js';
import type { LedgerEntry, PaymentKind } from '../../domain/payments/ledger.js';
import { ProofStatus } from '../../domain/payments/proofs.js';

/** Whether a proof of payment that was sent for a booking before an instant waits for its business. */
export async function hasWaitingProof(em: EntityManager, bookingId: number, before: Date): Promise<boolean> {
  const row = await em
    .getKysely<Database>()
    .selectFrom('payment_proofs')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('status', '=', toEnumValue(ProofStatus.SUBMITTED))
    .where('submitted_at', '<', before)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The ledgers of bookings, as their sums depend on them; one statement. */
export async function findLedgers(
  em: EntityManager,
  bookingIds: readonly number[],
): Promise<Map<number, LedgerEntry[]>> {
  const ledgers = new Map<number, LedgerEntry[]>(bookingIds.map((id) => [id, []]));
  if (bookingIds.length === 0) return ledgers;
  const rows = await em
    .getKysely<Database>()
    .selectFrom('payment_entries as p')
    .select([enumName<PaymentKind>('p.kind').as('kind'), hundredths('p.amount').as('amount')])
    .select(sql<string>`to_char(p.day, 'YYYY-MM-DD')`.as('day'))
    .select(named('p', ['id', 'bookingId', 'note', 'correctsId']))
    .where(isOneOf('p.booking_id', bookingIds))
    .orderBy('p.id')
    .execute();
  for (const { bookingId, ...entry } of rows) ledgers.get(bookingId)?.push(entry);
  return ledgers;
}

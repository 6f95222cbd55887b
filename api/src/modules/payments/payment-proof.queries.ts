import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type InferResult } from 'kysely';
import { enumName, hundredths, isOneOf, named, toEnumValue, type Database } from '../../database/tables.js';
import { numericFromHundredths } from '../../database/types.js';
import type { Hundredths } from '../../domain/money/money.js';
import type { PaymentMethod } from '../../domain/payments/ledger.js';
import { ProofStatus } from '../../domain/payments/proofs.js';
import type { Claim } from '../media/claims.js';

/** What uses the file of a proof. */
export function toProofClaim(id: number): Claim {
  return `proof:${id}`;
}

function selectProofs(em: EntityManager) {
  return em
    .getKysely<Database>()
    .selectFrom('payment_proofs as p')
    .leftJoin('users as u', 'u.id', 'p.answered_by')
    .leftJoin('payment_entries as e', 'e.proof_id', 'p.id')
    .leftJoin('stored_files as f', (join) => join.on(sql<boolean>`f.claimed_by = 'proof:' || p.id`))
    .select([enumName<ProofStatus>('p.status').as('status'), enumName<PaymentMethod>('p.method').as('method')])
    .select([hundredths('p.amount').as('amount'), sql<string>`to_char(p.day, 'YYYY-MM-DD')`.as('day')])
    .select(named('p', ['id', 'bookingId', 'reference', 'reason', 'submittedAt', 'answeredAt']))
    .select(['u.name as answeredBy', 'e.receipt_number as receiptNumber'])
    .select('f.mime as fileType');
}

/** A proof with its file, unless it was withdrawn or erased, and the receipt that it became. */
export type ProofRow = InferResult<ReturnType<typeof selectProofs>>[number];

/** The proofs of a booking, in the order in which they were sent. */
export function findProofs(em: EntityManager, bookingId: number): Promise<ProofRow[]> {
  return selectProofs(em).where('p.booking_id', '=', bookingId).orderBy('p.id').execute();
}

/** A proof. */
export function findProof(em: EntityManager, id: number): Promise<ProofRow | undefined> {
  return selectProofs(em).where('p.id', '=', id).executeTakeFirst();
}

/** Whether a payment with a method and reference is recorded by the business of a booking. */
export async function isReferenceRecorded(
  em: EntityManager,
  businessId: number,
  { method, reference }: { method: PaymentMethod; reference: string },
): Promise<boolean> {
  const row = await em
    .getKysely<Database>()
    .selectFrom('payment_entries')
    .select('id')
    .where('business_id', '=', businessId)
    .where('method', '=', toEnumValue(method))
    .where(sql`lower(reference)`, '=', sql`lower(${reference})`)
    .executeTakeFirst();
  return row !== undefined;
}

/** A proof to add. */
export interface NewProof {
  bookingId: number;
  amount: Hundredths;
  method: PaymentMethod;
  reference: string | null;
  day: string;
  submittedAt: Date;
}

/** Adds a proof that waits for a check. @returns its id */
export async function insertProof(em: EntityManager, proof: NewProof): Promise<number> {
  const { id } = await em
    .getKysely<Database>()
    .insertInto('payment_proofs')
    .values({
      booking_id: proof.bookingId,
      status: toEnumValue(ProofStatus.SUBMITTED),
      amount: numericFromHundredths(proof.amount),
      method: toEnumValue(proof.method),
      reference: proof.reference,
      day: proof.day,
      submitted_at: proof.submittedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What became of a proof. */
export interface ProofAnswer {
  status: ProofStatus;
  answeredAt: Date;
  /** Null where its customer withdrew it. */
  answeredBy: number | null;
  reason: string | null;
}

/** Answers a proof. The caller holds its booking's lock. */
export async function updateProof(em: EntityManager, id: number, answer: ProofAnswer): Promise<void> {
  await em
    .getKysely<Database>()
    .updateTable('payment_proofs')
    .set({
      status: toEnumValue(answer.status),
      answered_at: answer.answeredAt,
      answered_by: answer.answeredBy,
      reason: answer.reason,
    })
    .where('id', '=', id)
    .execute();
}

/** Erases what proofs of bookings say of their customers: the reasons, and the files, which are swept. */
export async function eraseProofs(em: EntityManager, bookingIds: readonly number[]): Promise<void> {
  const db = em.getKysely<Database>();
  const proofs = await db
    .updateTable('payment_proofs')
    .set({ reason: null })
    .where(isOneOf('booking_id', bookingIds))
    .returning('id')
    .execute();
  const claims = proofs.map(({ id }) => toProofClaim(id));
  await db.updateTable('stored_files').set({ claimed_by: null }).where(isOneOf('claimed_by', claims)).execute();
}

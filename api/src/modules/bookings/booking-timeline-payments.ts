import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { enumName, hundredths, named, type Database } from '../../database/tables.js';
import { BookingEventKind, BookingEventSide } from '../../domain/bookings/timeline.js';
import { PaymentKind } from '../../domain/payments/ledger.js';
import { ProofStatus } from '../../domain/payments/proofs.js';
import { AcceptanceKind } from '../../domain/terms/acceptance.js';
import type { KnownEvent } from './booking-timeline.types.js';

const { BUSINESS, CUSTOMER } = BookingEventSide;

/** The entries of a booking's ledger with who recorded them. */
function findEntries(em: EntityManager, bookingId: number) {
  return em
    .getKysely<Database>()
    .selectFrom('payment_entries as p')
    .innerJoin('users as u', 'u.id', 'p.recorded_by')
    .select([enumName<PaymentKind>('p.kind').as('kind'), hundredths('p.amount').as('amount'), 'u.name'])
    .select(named('p', ['id', 'note', 'proofId', 'createdAt']))
    .where('p.booking_id', '=', bookingId)
    .orderBy('p.id')
    .execute();
}

/** The proofs of payment of a booking with who answered them. */
function findProofs(em: EntityManager, bookingId: number) {
  return em
    .getKysely<Database>()
    .selectFrom('payment_proofs as p')
    .leftJoin('users as u', 'u.id', 'p.answered_by')
    .select([enumName<ProofStatus>('p.status').as('status'), hundredths('p.amount').as('amount'), 'u.name'])
    .select(named('p', ['id', 'reason', 'submittedAt', 'answeredAt']))
    .where('p.booking_id', '=', bookingId)
    .orderBy('p.id')
    .execute();
}

/** The acceptances of a booking's terms with who accepted or recorded them. */
function findAcceptances(em: EntityManager, bookingId: number) {
  return em
    .getKysely<Database>()
    .selectFrom('terms_acceptances as a')
    .innerJoin('bookings as b', 'b.id', 'a.booking_id')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select(['a.id', enumName<AcceptanceKind>('a.kind').as('kind'), 'a.created_at as at', 'u.name'])
    .select(sql<boolean>`b.user_id is not distinct from a.user_id`.as('isCustomer'))
    .where('a.booking_id', '=', bookingId)
    .orderBy('a.id')
    .execute();
}

const ENTRY_KINDS: Readonly<Record<PaymentKind, BookingEventKind>> = {
  [PaymentKind.RECEIPT]: BookingEventKind.PAID,
  [PaymentKind.REFUND]: BookingEventKind.REFUNDED,
  [PaymentKind.CHARGE]: BookingEventKind.CHARGED,
  [PaymentKind.CORRECTION]: BookingEventKind.PAYMENT_CORRECTED,
};

type Entry = Awaited<ReturnType<typeof findEntries>>[number];
type Proof = Awaited<ReturnType<typeof findProofs>>[number];
type Acceptance = Awaited<ReturnType<typeof findAcceptances>>[number];

/** How a proof ended, unless it is waiting or has become an entry. */
const PROOF_ENDS: Partial<Readonly<Record<ProofStatus, BookingEventKind>>> = {
  [ProofStatus.REJECTED]: BookingEventKind.PROOF_REJECTED,
  [ProofStatus.WITHDRAWN]: BookingEventKind.PROOF_WITHDRAWN,
};

/** The receipt of a proof is that it was accepted. */
function toEntryKind({ kind, proofId }: Entry): BookingEventKind {
  return proofId === null || kind === PaymentKind.CORRECTION ? ENTRY_KINDS[kind] : BookingEventKind.PROOF_ACCEPTED;
}

function toEntryEvent(entry: Entry): KnownEvent {
  const { id, amount, note, createdAt: at, name } = entry;
  return { key: `payment-${id}`, kind: toEntryKind(entry), at, side: BUSINESS, name, amount, note };
}

function listProofEvents({ id, status, amount, reason, submittedAt, answeredAt, name }: Proof): KnownEvent[] {
  const sent = { key: `proof-${id}`, kind: BookingEventKind.PROOF_SENT, at: submittedAt, side: CUSTOMER, amount };
  if (!answeredAt) return [sent];
  const kind = PROOF_ENDS[status];
  if (!kind) return [sent];
  const end = { key: `proof-${id}-end`, kind, at: answeredAt, amount };
  const isRejected = kind === BookingEventKind.PROOF_REJECTED;
  return [sent, isRejected ? { ...end, side: BUSINESS, name, note: reason } : { ...end, side: CUSTOMER }];
}

function toAcceptanceEvent({ id, kind, at, name, isCustomer }: Acceptance): KnownEvent {
  const key = `terms-${id}`;
  if (kind === AcceptanceKind.PAPER) return { key, kind: BookingEventKind.TERMS_SIGNED, at, side: BUSINESS, name };
  return { key, kind: BookingEventKind.TERMS_ACCEPTED, at, side: isCustomer ? CUSTOMER : BUSINESS, name };
}

/** What was paid, proved and accepted of a booking, for everybody who reads its payments: who sees it; three statements. */
export async function loadPaymentEvents(em: EntityManager, bookingId: number): Promise<KnownEvent[]> {
  const entries = await findEntries(em, bookingId);
  const proofs = await findProofs(em, bookingId);
  const acceptances = await findAcceptances(em, bookingId);
  return [...acceptances.map(toAcceptanceEvent), ...proofs.flatMap(listProofEvents), ...entries.map(toEntryEvent)];
}

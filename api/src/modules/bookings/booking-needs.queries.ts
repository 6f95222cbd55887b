import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import { isUnanswered } from '../../database/booking-conditions.js';
import { toEnumValue, type Database } from '../../database/tables.js';
import { ProofStatus } from '../../domain/payments/proofs.js';
import { selectChangesToAnswer } from './open-change.queries.js';

const eb = expressionBuilder<Database & { b: Database['bookings'] }, 'b'>();

/** The proofs of payment of a booking (`b`) that nobody has checked. */
function selectProofs() {
  return eb
    .selectFrom('payment_proofs as p')
    .whereRef('p.booking_id', '=', 'b.id')
    .where('p.status', '=', toEnumValue(ProofStatus.SUBMITTED));
}

/**
 * Whether a booking (`b`) waits for its business: a request or discount to answer, a proof to check, or a change that the customer asks
 * for.
 */
export function needsAction(now: Date): Expression<SqlBool> {
  return eb.or([
    isUnanswered(now),
    eb.exists(selectProofs().select('p.id')),
    eb.exists(selectChangesToAnswer(now).select('c.id')),
  ]);
}

/** Since when the first of that waits. */
export function needsActionSince(now: Date) {
  const requested = eb.case().when(isUnanswered(now)).then(eb.ref('b.created_at')).end();
  const proven = selectProofs().select((proof) => proof.fn.min('p.submitted_at').as('at'));
  const changed = selectChangesToAnswer(now).select((change) => change.fn.min('c.created_at').as('at'));
  return sql<Date>`least(${requested}, ${proven}, ${changed})`;
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { requireViewer, type RequestContext } from '../../context.js';
import { toEnumValue, type Database } from '../../database/tables.js';
import { BookingSource, isEntered } from '../../domain/bookings/entry.js';
import { invalidInput } from '../../domain/input/errors.js';
import { AcceptanceKind, findAcceptanceProblem } from '../../domain/terms/acceptance.js';
import type { BookingRow } from './booking.queries.js';
import type { HallTerms } from './hall-terms.queries.js';

/**
 * Refuses a request whose customer didn't accept the current terms of the business (docs/decisions/0075-terms.md).
 * @param accepted the versions that the request names
 * @throws DomainError INVALID_INPUT on `field`
 */
export function assertTermsAccepted(
  { businessTermsId }: Pick<HallTerms, 'businessTermsId'>,
  field: string,
  accepted: readonly number[],
): void {
  const message = findAcceptanceProblem(businessTermsId, accepted);
  if (message !== null) throw invalidInput([{ field, message }]);
}

/** Records that a customer accepted the terms of a new booking, if the business has some. */
export async function recordRequestAcceptance(
  ctx: RequestContext,
  em: EntityManager,
  { id, name }: { id: number; name: string },
  { businessTermsId }: Pick<HallTerms, 'businessTermsId'>,
): Promise<void> {
  if (businessTermsId === null) return;
  await em
    .getKysely<Database>()
    .insertInto('terms_acceptances')
    .columns(['booking_id', 'terms_id', 'kind', 'name', 'user_id', 'sha256', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('business_terms as t')
        .select((t) => [t.val(id).as('bookingId'), 't.id', t.val(toEnumValue(AcceptanceKind.REQUEST)).as('kind')])
        .select((t) => [t.val(name).as('name'), t.val(requireViewer(ctx).id).as('userId')])
        .select([sql<string>`t.sha256`.as('sha256'), sql<Date>`${ctx.now()}::timestamptz`.as('createdAt')])
        .where('t.id', '=', businessTermsId),
    )
    .execute();
}

/**
 * Records that the terms which a customer's booking has were accepted anew, with a change, by whoever accepts it.
 * @param side of who accepts; a customer is recorded by the booking's name
 */
export async function recordChangeAcceptance(
  ctx: RequestContext,
  em: EntityManager,
  row: BookingRow,
  side: BookingSource,
): Promise<void> {
  if (isEntered(row.source)) return;
  const name = side === BookingSource.CUSTOMER ? row.customerName : null;
  await em
    .getKysely<Database>()
    .insertInto('terms_acceptances')
    .columns(['booking_id', 'terms_id', 'kind', 'name', 'user_id', 'sha256', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('terms_acceptances as a')
        .select((a) => ['a.booking_id', 'a.terms_id', a.val(toEnumValue(AcceptanceKind.CHANGE)).as('kind')])
        .select((a) => [sql<string | null>`${name}::varchar`.as('name'), a.val(requireViewer(ctx).id).as('userId')])
        .select(['a.sha256', sql<Date>`${ctx.now()}::timestamptz`.as('createdAt')])
        .where('a.booking_id', '=', row.id)
        .orderBy('a.id', 'desc')
        .limit(1),
    )
    .execute();
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type SqlBool } from 'kysely';
import { paginate } from '../../database/paginate.js';
import { contains } from '../../database/searching.js';
import type { Database } from '../../database/tables.js';
import type { Connection, PageRequest } from '../../graphql/paging.js';
import { isAwaitingDecision, NO_APPLICATION } from '../../domain/businesses/transitions.js';
import type { BusinessFilter } from './business.inputs.js';
import type { BusinessRecord, Verdict } from './business.types.js';
import { HOME, toSearchedDigits } from '../../domain/text/phone.js';

/** Selects businesses with the fields for staff. */
function selectRecords(em: EntityManager) {
  return em
    .getKysely<Database>()
    .selectFrom('businesses as b')
    .innerJoin('users as u', 'u.id', 'b.owner_id')
    .select(['b.id', 'b.status', 'b.name', 'b.location', 'b.phone', 'b.description', 'b.documents', 'b.currency'])
    .select(['b.rejection_reason as rejectionReason', 'b.suspension_reason as suspensionReason'])
    .select(['b.applied_at as createdAt', 'b.approved_at as approvedAt'])
    .select(['u.id as ownerId', 'u.name as ownerName', 'u.email as ownerEmail'])
    .select((eb) =>
      eb
        .selectFrom('halls as h')
        .select((hall) => hall.fn.countAll<number>().as('count'))
        .whereRef('h.business_id', '=', 'b.id')
        .where('h.deleted_at', 'is', null)
        .$asScalar()
        .$notNull()
        .as('hallCount'),
    );
}

/**
 * A page of businesses for staff, newest application first; pending ones are a queue, in which whoever waited longest comes first. One
 * statement, and one more for the count.
 */
export function findBusinesses(
  em: EntityManager,
  filter: BusinessFilter | null | undefined,
  page: PageRequest,
): Promise<Connection<BusinessRecord>> {
  const { status, text } = filter ?? {};
  const isNamed = contains('b.search_text', text);
  const hasPhone = contains('b.search_text', toSearchedDigits(text ?? '', HOME));
  const hasText = isNamed && hasPhone ? sql<SqlBool>`(${isNamed} or ${hasPhone})` : isNamed;
  let found = em.getKysely<Database>().selectFrom('businesses as b').where('b.status', '<>', NO_APPLICATION);
  if (status) found = found.where('b.status', '=', status);
  if (hasText) found = found.where(hasText);
  return paginate(
    em,
    {
      found,
      rows: selectRecords(em),
      id: 'b.id',
      total: { kept: hasText ? undefined : { list: 'businesses', keys: status ? [status] : undefined } },
    },
    { by: 'b.applied_at', type: 'timestamptz', direction: status && isAwaitingDecision(status) ? 'asc' : 'desc' },
    page,
  );
}

/** One business for staff, or null. */
export async function findBusiness(em: EntityManager, id: number): Promise<BusinessRecord | null> {
  return (await selectRecords(em).where('b.id', '=', id).executeTakeFirst()) ?? null;
}

/** The history of a business, newest first. */
export async function findVerdicts(em: EntityManager, businessId: number): Promise<Verdict[]> {
  return em
    .getKysely<Database>()
    .selectFrom('business_decisions as d')
    .innerJoin('users as u', 'u.id', 'd.decided_by')
    .select(['d.verdict', 'd.reason', 'u.name as decidedByName', 'd.decided_at as decidedAt'])
    .where('d.business_id', '=', businessId)
    .orderBy('d.decided_at', 'desc')
    .orderBy('d.id', 'desc')
    .execute();
}

/** The ids of the businesses of an owner, in any status. */
export async function findBusinessIdsOfOwner(em: EntityManager, ownerId: number): Promise<number[]> {
  const businesses = em.getKysely<Database>().selectFrom('businesses').select('id');
  return (await businesses.where('owner_id', '=', ownerId).execute()).map(({ id }) => id);
}

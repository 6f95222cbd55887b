import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type InferResult } from 'kysely';
import { paginate, type ListOrder } from '../../database/paginate.js';
import { enumName, named, type Database } from '../../database/tables.js';
import type { Connection, PageRequest } from '../../graphql/paging.js';
import type { AcceptanceKind } from '../../domain/terms/acceptance.js';
import { TERMS_LIMITS } from '../../domain/terms/limits.js';

const LATEST_FIRST: ListOrder = { by: 't.id', type: 'int', direction: 'desc' };

function selectTerms(em: EntityManager) {
  return em
    .getKysely<Database>()
    .selectFrom('business_terms as t')
    .innerJoin('businesses as b', 'b.id', 't.business_id')
    .select('b.name as businessName')
    .select(named('t', ['id', 'version', 'text', 'textUrdu', 'sha256', 'createdAt']));
}

/** A version. */
export type TermsRow = InferResult<ReturnType<typeof selectTerms>>[number];

function selectVersions(em: EntityManager) {
  return selectTerms(em).innerJoin('users as u', 'u.id', 't.saved_by').select('u.name as savedBy');
}

/** A version with who saved it. */
export type VersionRow = InferResult<ReturnType<typeof selectVersions>>[number];

/** The versions of a business, latest first. */
export function findVersions(
  em: EntityManager,
  businessId: number,
  page: PageRequest,
): Promise<Connection<VersionRow>> {
  const found = em.getKysely<Database>().selectFrom('business_terms as t').where('t.business_id', '=', businessId);
  return paginate(em, { found, rows: selectVersions(em), id: 't.id' }, LATEST_FIRST, page);
}

/** The latest version of a business. */
export function findLatest(em: EntityManager, businessId: number): Promise<TermsRow | undefined> {
  return selectTerms(em)
    .where('t.business_id', '=', businessId)
    .orderBy('t.version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** A version of a business. */
export function findVersion(em: EntityManager, businessId: number, id: number): Promise<TermsRow | undefined> {
  return selectTerms(em).where('t.business_id', '=', businessId).where('t.id', '=', id).executeTakeFirst();
}

/** The latest versions of a business that have a text, which can have been signed on paper; latest first. */
export function findSignable(
  em: EntityManager,
  businessId: number,
): Promise<{ termsId: number; version: number; createdAt: Date }[]> {
  return em
    .getKysely<Database>()
    .selectFrom('business_terms as t')
    .select(['t.id as termsId', 't.version', 't.created_at as createdAt'])
    .where('t.business_id', '=', businessId)
    .where('t.text', 'is not', null)
    .orderBy('t.version', 'desc')
    .limit(TERMS_LIMITS.signableShown)
    .execute();
}

/** The business of a public hall. */
export async function findPublicBusinessId(em: EntityManager, hallId: number): Promise<number | undefined> {
  const row = await em
    .getKysely<Database>()
    .selectFrom('halls')
    .select('business_id as businessId')
    .where('id', '=', hallId)
    .where('is_public', '=', true)
    .executeTakeFirst();
  return row?.businessId;
}

function selectAcceptances(em: EntityManager) {
  return em
    .getKysely<Database>()
    .selectFrom('terms_acceptances as a')
    .innerJoin('business_terms as t', 't.id', 'a.terms_id')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select(named('a', ['id', 'termsId', 'name', 'sha256', 'note', 'createdAt']))
    .select([enumName<AcceptanceKind>('a.kind').as('kind'), 't.version', 'u.name as userName'])
    .select(sql<string | null>`to_char(a.day, 'YYYY-MM-DD')`.as('day'));
}

/** An acceptance with who recorded it. */
export type AcceptanceRow = InferResult<ReturnType<typeof selectAcceptances>>[number];

/** The acceptances of a booking, in their order. */
export function findAcceptances(em: EntityManager, bookingId: number): Promise<AcceptanceRow[]> {
  return selectAcceptances(em).where('a.booking_id', '=', bookingId).orderBy('a.id').execute();
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { countedTo } from '../../database/searching.js';
import { containing, findPage, given } from '../../graphql/list.js';
import type { Connection, PageRequest } from '../../graphql/paging.js';
import { BusinessStatus } from '../../rules/index.js';
import type { BusinessFilter } from './business.inputs.js';
import type { BusinessRecord, Verdict } from './business.types.js';

/** A record as a raw statement answers it: instants are PostgreSQL's text until the scalar writes them. */
type BusinessRow = Omit<BusinessRecord, 'createdAt' | 'approvedAt'> & { createdAt: string; approvedAt: string | null };

const COLUMNS = `
  b.id, b.status, b.name, b.location, b.phone, b.description, b.documents, b.currency,
  b.rejection_reason as "rejectionReason", b.suspension_reason as "suspensionReason",
  b.applied_at as "createdAt", b.approved_at as "approvedAt",
  u.id as "ownerId", u.name as "ownerName", u.email as "ownerEmail",
  (select count(*)::int from halls h where h.business_id = b.id and h.deleted_at is null) as "hallCount"`;
const FROM = 'from businesses b join users u on u.id = b.owner_id';

function toRecord({ createdAt, approvedAt, ...rest }: BusinessRow): BusinessRecord {
  return { ...rest, createdAt: new Date(createdAt), approvedAt: approvedAt === null ? null : new Date(approvedAt) };
}

/** A page of businesses for staff, the newest application first; one statement, and one more for the count. */
export function findBusinesses(
  em: EntityManager,
  filter: BusinessFilter | null | undefined,
  page: PageRequest,
): Promise<Connection<BusinessRecord>> {
  return findPage<BusinessRow, BusinessRecord>(
    em,
    {
      columns: COLUMNS,
      from: FROM,
      countFrom: 'from businesses b',
      where: [
        { sql: 'b.status <> ?', values: [BusinessStatus.NOT_APPLIED] },
        ...given([['b.status = ?', filter?.status]]),
        ...containing('b.search_text', filter?.text),
      ],
      kept: filter?.text?.trim()
        ? undefined
        : { list: 'businesses', keys: filter?.status ? [filter.status] : undefined },
      countedTo: countedTo(page),
      id: 'b.id',
      order: { column: 'b.applied_at', type: 'timestamptz', direction: 'desc', value: ({ createdAt }) => createdAt },
      node: toRecord,
    },
    page,
  );
}

/** One business for staff, or null. */
export async function findBusiness(em: EntityManager, id: number): Promise<BusinessRecord | null> {
  const rows: BusinessRow[] = await em.execute(`select ${COLUMNS} ${FROM} where b.id = ?`, [id]);
  return rows[0] ? toRecord(rows[0]) : null;
}

/** The steps of a business's history, the newest first. */
export async function findVerdicts(em: EntityManager, businessId: number): Promise<Verdict[]> {
  return em.execute(
    `select d.verdict, d.reason, u.name as "decidedByName", d.decided_at as "decidedAt"
       from business_decisions d join users u on u.id = d.decided_by
      where d.business_id = ? order by d.decided_at desc, d.id desc`,
    [businessId],
  );
}

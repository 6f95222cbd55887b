import type { EntityManager } from '@mikro-orm/postgresql';
import { connectionOf, type Connection, type PageRequest } from '../../graphql/paging.js';
import { BusinessStatus } from '../../rules/index.js';
import type { BusinessFilter } from '../businesses/business.inputs.js';
import type { BusinessRecord, Verdict } from '../businesses/business.types.js';

/** A record as a raw statement answers it: instants are PostgreSQL's text until the scalar writes them. */
type BusinessRow = Omit<BusinessRecord, 'createdAt' | 'approvedAt'> & { createdAt: string; approvedAt: string | null };

const RECORD = `
  select b.id, b.status, b.name, b.location, b.phone, b.description, b.documents, b.currency,
         b.rejection_reason as "rejectionReason", b.suspension_reason as "suspensionReason",
         b.applied_at as "createdAt", b.approved_at as "approvedAt",
         u.id as "ownerId", u.name as "ownerName", u.email as "ownerEmail",
         (select count(*)::int from halls h where h.business_id = b.id and h.deleted_at is null) as "hallCount"
    from businesses b join users u on u.id = b.owner_id`;

function toRecord({ createdAt, approvedAt, ...rest }: BusinessRow): BusinessRecord {
  return { ...rest, createdAt: new Date(createdAt), approvedAt: approvedAt === null ? null : new Date(approvedAt) };
}

function conditions(filter: BusinessFilter | null | undefined): { where: string; values: unknown[] } {
  const parts = ['b.status <> ?'];
  const values: unknown[] = [BusinessStatus.NOT_APPLIED];
  if (filter?.status) {
    parts.push('b.status = ?');
    values.push(filter.status);
  }
  const text = filter?.text?.trim();
  if (text) {
    // position() instead of LIKE: what was typed is literal, `%` and `_` too.
    parts.push(`position(search_form(?) in search_form(b.name || ' ' || b.location)) > 0`);
    values.push(text);
  }
  return { where: parts.join(' and '), values };
}

/** A page of businesses for staff, the newest application first; one statement, and one more for the count. */
export async function findBusinesses(
  em: EntityManager,
  filter: BusinessFilter | null | undefined,
  page: PageRequest,
): Promise<Connection<BusinessRecord>> {
  const { where, values } = conditions(filter);
  const [appliedAt, id] = page.after ?? [];
  const following = page.after ? 'and (b.applied_at, b.id) < (?::timestamptz, ?::int)' : '';
  const rows: BusinessRow[] = await em.execute(
    `${RECORD} where ${where} ${following} order by b.applied_at desc, b.id desc limit ? offset ?`,
    [...values, ...(page.after ? [appliedAt, id] : []), page.limit + 1, page.offset],
  );
  return connectionOf(rows, page, {
    node: toRecord,
    cursor: (row) => [row.createdAt, row.id],
    count: async () => {
      const counted: { count: number }[] = await em.execute(
        `select count(*)::int as count from businesses b where ${where}`,
        values,
      );
      return counted[0]?.count ?? 0;
    },
  });
}

/** One business for staff, or null. */
export async function findBusiness(em: EntityManager, id: number): Promise<BusinessRecord | null> {
  const rows: BusinessRow[] = await em.execute(`${RECORD} where b.id = ?`, [id]);
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

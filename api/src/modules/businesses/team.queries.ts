import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { enumName, type Database } from '../../database/tables.js';
import { getMaxDiscount, TeamRole, type MemberRole } from '../../domain/businesses/team.js';
import type { OpenInvitation, TeamPerson } from './team.types.js';

/** The owner and the members of a business, in the order of joining; one statement. */
export async function findTeam(
  em: EntityManager,
  { businessId, viewerId }: { businessId: number; viewerId: number },
): Promise<TeamPerson[]> {
  const db = em.getKysely<Database>();
  const owner = db
    .selectFrom('businesses as b')
    .innerJoin('users as u', 'u.id', 'b.owner_id')
    .select([sql<number | null>`null::int`.as('memberId'), 'u.id as userId', 'u.name', 'u.email'])
    .select([sql<TeamRole>`${TeamRole.OWNER}::text`.as('role'), 'b.created_at as since'])
    .select(sql<number | null>`null::int`.as('maxDiscountPercent'))
    .select([sql<string | null>`null::text`.as('invitedBy'), 'u.suspended_at as suspendedAt'])
    .where('b.id', '=', businessId);
  const members = db
    .selectFrom('business_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .leftJoin('users as i', 'i.id', 'm.invited_by')
    .select([sql<number | null>`m.id`.as('memberId'), 'u.id as userId', 'u.name', 'u.email'])
    .select([sql<TeamRole>`upper(m.role)`.as('role'), 'm.joined_at as since'])
    .select('m.max_discount_percent as maxDiscountPercent')
    .select([sql<string | null>`i.name`.as('invitedBy'), 'u.suspended_at as suspendedAt'])
    .where('m.business_id', '=', businessId);
  const rows = await owner
    .unionAll(members)
    .orderBy(sql`1 nulls first`)
    .execute();
  return rows.map(({ userId, suspendedAt, ...person }) => ({
    ...person,
    maxDiscountPercent: person.role === TeamRole.OWNER ? null : getMaxDiscount({ ...person, role: person.role }),
    isSuspended: suspendedAt !== null,
    isViewer: userId === viewerId,
  }));
}

/** The accounts of a business's members; one statement. */
export async function findMemberAccountIds(em: EntityManager, businessId: number): Promise<number[]> {
  const members = em.getKysely<Database>().selectFrom('business_members').select('user_id');
  const rows = await members.where('business_id', '=', businessId).orderBy('user_id').execute();
  return rows.map(({ user_id }) => user_id);
}

/** The open invitations of a business, the latest first; one statement. */
export async function findOpenInvitations(em: EntityManager, businessId: number, now: Date): Promise<OpenInvitation[]> {
  const rows = await em
    .getKysely<Database>()
    .selectFrom('business_invitations as i')
    .select(['i.id', 'i.email', 'i.created_at as createdAt', 'i.expires_at as expiresAt'])
    .select(enumName<MemberRole>('i.role').as('role'))
    .where('i.business_id', '=', businessId)
    .where('i.accepted_at', 'is', null)
    .where('i.revoked_at', 'is', null)
    .orderBy('i.id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, isExpired: row.expiresAt <= now }));
}

/** How many members a business has, and other invitations than this one that can still be accepted; one statement. */
export async function countSeats(
  em: EntityManager,
  { businessId, now, except = 0 }: { businessId: number; now: Date; except?: number | undefined },
): Promise<number> {
  // SQL: a sum of two counts without a table of its own.
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from business_members where business_id = ${businessId})::int
      + (select count(*) from business_invitations where business_id = ${businessId}
          and id <> ${except} and accepted_at is null and revoked_at is null and expires_at > ${now})::int as count`.execute(
    em.getKysely<Database>(),
  );
  return rows[0]?.count ?? 0;
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Database } from '../../database/tables.js';
import { TEAM_RIGHTS, TeamRole, type MemberRole } from '../../domain/businesses/team.js';
import { NO_APPLICATION } from '../../domain/businesses/transitions.js';
import type { BusinessMembership } from './membership.types.js';

/** The business that an account owns, once it has applied, or is a member of; one statement. */
export async function findMembership(em: EntityManager, userId: number): Promise<BusinessMembership | null> {
  const row = await em
    .getKysely<Database>()
    .selectFrom('businesses as b')
    .leftJoin('business_members as m', (join) => join.onRef('m.business_id', '=', 'b.id').on('m.user_id', '=', userId))
    .select(['b.id as businessId', 'b.name as businessName', 'b.status', 'b.currency', 'b.time_zone as timeZone'])
    .select(sql<MemberRole | null>`upper(m.role)`.as('memberRole'))
    .select(sql<boolean>`coalesce(m.request_mails, true)`.as('requestMails'))
    .where((eb) => eb.or([eb('b.owner_id', '=', userId), eb('m.id', 'is not', null)]))
    .where('b.status', '<>', NO_APPLICATION)
    .executeTakeFirst();
  if (!row) return null;
  const { memberRole, ...business } = row;
  const role = memberRole ?? TeamRole.OWNER;
  return { ...business, role, rights: TEAM_RIGHTS[role] };
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { enumName, type Database } from '../../database/tables.js';
import { TEAM_RIGHTS, type MemberRole } from '../../domain/businesses/team.js';
import type { BusinessMembership } from './membership.types.js';

/** The business that an account is a member of; one statement. */
export async function findMembership(em: EntityManager, userId: number): Promise<BusinessMembership | null> {
  const row = await em
    .getKysely<Database>()
    .selectFrom('business_members as m')
    .innerJoin('businesses as b', 'b.id', 'm.business_id')
    .select(['b.id as businessId', 'b.name as businessName', 'b.status', 'b.currency', 'b.time_zone as timeZone'])
    .select([enumName<MemberRole>('m.role').as('role'), 'm.request_mails as requestMails'])
    .where('m.user_id', '=', userId)
    .executeTakeFirst();
  return row ? { ...row, rights: TEAM_RIGHTS[row.role] } : null;
}

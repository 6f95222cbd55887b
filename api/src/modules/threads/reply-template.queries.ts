import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Database } from '../../database/tables.js';
import type { ReplyTemplateView } from './reply-template.types.js';

/** The reply templates of a business by name, or the one with this id; one statement. */
export function findReplyTemplates(em: EntityManager, businessId: number, id?: number): Promise<ReplyTemplateView[]> {
  return em
    .getKysely<Database>()
    .selectFrom('reply_templates')
    .select(['id', 'name', 'english', 'urdu'])
    .where('business_id', '=', businessId)
    .$if(id !== undefined, (templates) => templates.where('id', '=', id ?? 0))
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}

/** How many reply templates a business has. */
export async function countReplyTemplates(em: EntityManager, businessId: number): Promise<number> {
  const { count } = await em
    .getKysely<Database>()
    .selectFrom('reply_templates')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('business_id', '=', businessId)
    .executeTakeFirstOrThrow();
  return count;
}

/** The reply templates of an owner's business, for the export of their data. */
export function selectOwnersTemplates(em: EntityManager, ownerId: number) {
  return em
    .getKysely<Database>()
    .selectFrom('reply_templates as t')
    .innerJoin('businesses as b', 'b.id', 't.business_id')
    .select(['t.id', 't.name', 't.english', 't.urdu', 't.created_at'])
    .where('b.owner_id', '=', ownerId)
    .orderBy('t.id');
}

import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../../database/tables.js';

/** A thread of which the business changes who answers it, and whether it is done. */
export interface LockedConversation {
  assigneeId: number | null;
  doneAt: Date | null;
}

/** Locks a thread of a business until the transaction ends. @returns undefined for another */
export function lockConversation(
  em: EntityManager,
  id: number,
  businessId: number,
): Promise<(LockedConversation & { customerId: number | null }) | undefined> {
  return em
    .getKysely<Database>()
    .selectFrom('threads')
    .select(['assignee_id as assigneeId', 'done_at as doneAt', 'customer_id as customerId'])
    .where('id', '=', id)
    .where('business_id', '=', businessId)
    .where('last_message_at', 'is not', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Keeps somebody in the team until the transaction ends: who leaves it is assigned nothing any more. */
export async function holdMember(em: EntityManager, businessId: number, userId: number): Promise<void> {
  await em
    .getKysely<Database>()
    .selectFrom('business_members')
    .select('user_id')
    .where('business_id', '=', businessId)
    .where('user_id', '=', userId)
    .forShare()
    .execute();
}

/** Changes who answers a locked thread, or when it was done. */
export async function saveConversation(
  em: EntityManager,
  id: number,
  { assigneeId, doneAt }: LockedConversation,
): Promise<void> {
  await em
    .getKysely<Database>()
    .updateTable('threads')
    .set({ assignee_id: assigneeId, done_at: doneAt })
    .where('id', '=', id)
    .execute();
}

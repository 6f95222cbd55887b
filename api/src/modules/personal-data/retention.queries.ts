import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../../database/tables.js';
import { Role } from '../../domain/accounts/roles.js';

/** The accounts that were never confirmed and never used: customers and owners without any record. */
function selectUnused(em: EntityManager, before: Date) {
  return (
    em
      .getKysely<Database>()
      .selectFrom('users as u')
      .select('u.id')
      .where('u.email_confirmed_at', 'is', null)
      .where('u.deleted_at', 'is', null)
      .where('u.suspended_at', 'is', null)
      .where('u.created_at', '<', before)
      .where('u.role', 'in', [Role.USER, Role.BUSINESS])
      .where((eb) =>
        eb.not(
          eb.or([
            eb.exists(eb.selectFrom('bookings as b').select('b.id').whereRef('b.user_id', '=', 'u.id')),
            eb.exists(eb.selectFrom('hall_reviews as r').select('r.id').whereRef('r.user_id', '=', 'u.id')),
            eb.exists(eb.selectFrom('blog_comments as c').select('c.id').whereRef('c.user_id', '=', 'u.id')),
            eb.exists(eb.selectFrom('businesses as z').select('z.id').whereRef('z.owner_id', '=', 'u.id')),
            eb.exists(eb.selectFrom('saved_halls as s').select('s.hall_id').whereRef('s.user_id', '=', 'u.id')),
            eb.exists(eb.selectFrom('waiting_entries as w').select('w.id').whereRef('w.user_id', '=', 'u.id')),
            eb.exists(
              eb
                .selectFrom('sessions as t')
                .select('t.id')
                .whereRef('t.user_id', '=', 'u.id')
                .where('t.last_used_at', '>=', before),
            ),
          ]),
        ),
      )
      // Somebody who never got the link couldn't confirm: a server without mail has such accounts.
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('account_links as l')
            .select('l.id')
            .whereRef('l.user_id', '=', 'u.id')
            .where('l.purpose', '=', 'confirm_email')
            .where('l.created_at', '<', before),
        ),
      )
  );
}

/**
 * Accounts to delete because they were never confirmed and never used.
 * @param before they were registered, got their link and were used last before this
 * @param choice one of them, or at most so many
 */
export function findUnusedAccounts(
  em: EntityManager,
  before: Date,
  choice: { id: number } | { limit: number },
): Promise<{ id: number }[]> {
  const unused = selectUnused(em, before);
  return 'id' in choice ? unused.where('u.id', '=', choice.id).execute() : unused.limit(choice.limit).execute();
}

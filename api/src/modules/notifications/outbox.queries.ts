import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { paginate } from '../../database/paginate.js';
import { countedTo, searchText } from '../../database/searching.js';
import type { Database } from '../../database/tables.js';
import type { Connection, PageRequest } from '../../graphql/paging.js';
import type { MailStatus } from '../../domain/notifications/transitions.js';
import type { OutboxFilter, OutboxMailView } from './outbox.types.js';

/** A page of the outbox, newest first; one statement, and one more for the count. */
export async function findMails(
  em: EntityManager,
  filter: OutboxFilter | null | undefined,
  page: PageRequest,
): Promise<Connection<Omit<OutboxMailView, 'asksSignIn'>>> {
  const { status, kind, text } = filter ?? {};
  const hasText = await searchText(em, { table: 'outbox_mails', column: 'search_text' }, text, 'm');
  const mails = em.getKysely<Database>().selectFrom('outbox_mails as m');
  let found = mails;
  // An unknown status matches nothing.
  if (status) found = found.where('m.status', '=', status as MailStatus);
  if (kind) found = found.where('m.kind', '=', kind);
  if (hasText) found = found.where(hasText);
  return paginate(
    em,
    {
      found,
      rows: mails
        .select(['m.id', 'm.to_address as to', 'm.subject', 'm.text', 'm.kind', 'm.status', 'm.attempts'])
        .select(['m.last_error as lastError', 'm.created_at as createdAt', 'm.sent_at as sentAt']),
      id: 'm.id',
      total: {
        kept: hasText || kind ? undefined : { list: 'mails', keys: status ? [status] : undefined },
        countedTo: countedTo(page),
      },
    },
    { by: 'm.created_at', type: 'timestamptz', direction: 'desc' },
    page,
  );
}

/** A mail for the outbox. */
export interface NewMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  kind: string;
  status: MailStatus;
  dedupeKey: string | null;
  createdAt: Date;
}

/** Inserts mails, except those whose key exists; one statement. @returns the inserted mails */
export function insertMails(
  em: EntityManager,
  mails: readonly NewMail[],
): Promise<{ id: number; status: MailStatus }[]> {
  return em
    .getKysely<Database>()
    .insertInto('outbox_mails')
    .values(
      mails.map(({ to, dedupeKey, createdAt, ...mail }) => ({
        ...mail,
        to_address: to,
        dedupe_key: dedupeKey,
        created_at: createdAt,
      })),
    )
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning(['id', 'status'])
    .execute();
}

/** Allows the running transaction to be idle for some time, since mail servers can be slow. SQL, since Kysely has no `set`. */
export async function allowIdleTransaction(em: EntityManager, milliseconds: number): Promise<void> {
  const setting = sql.lit(Math.trunc(milliseconds));
  await sql`set local idle_in_transaction_session_timeout = ${setting}`.execute(em.getKysely<Database>());
}

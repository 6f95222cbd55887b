import type { EntityManager } from '@mikro-orm/postgresql';
import { countedTo, searching } from '../../database/searching.js';
import { findPage, given } from '../../graphql/list.js';
import type { Connection, PageRequest } from '../../graphql/paging.js';
import type { MailStatus } from './outbox-mail.entity.js';
import type { OutboxFilter, OutboxMailView } from './outbox.types.js';

type MailRow = Omit<OutboxMailView, 'createdAt' | 'sentAt'> & { createdAt: string; sentAt: string | null };

/** A page of the outbox, the newest first; one statement, and one more for the count. */
export async function findMails(
  em: EntityManager,
  filter: OutboxFilter | null | undefined,
  page: PageRequest,
): Promise<Connection<OutboxMailView>> {
  const searched = await searching(em, { table: 'outbox_mails', column: 'search_text' }, filter?.text);
  return findPage<MailRow, OutboxMailView>(
    em,
    {
      columns: `id, to_address as "to", subject, text, kind, status, attempts, last_error as "lastError",
                created_at as "createdAt", sent_at as "sentAt"`,
      from: 'from outbox_mails',
      where: [
        ...given([
          ['status = ?', filter?.status],
          ['kind = ?', filter?.kind],
        ]),
        ...searched,
      ],
      kept:
        searched.length > 0 || filter?.kind
          ? undefined
          : { list: 'mails', keys: filter?.status ? [filter.status] : undefined },
      countedTo: countedTo(page),
      id: 'id',
      order: { column: 'created_at', type: 'timestamptz', direction: 'desc', value: ({ createdAt }) => createdAt },
      node: (row) => ({
        ...row,
        createdAt: new Date(row.createdAt),
        sentAt: row.sentAt === null ? null : new Date(row.sentAt),
      }),
    },
    page,
  );
}

/** A mail as it goes into the outbox. */
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

/** Writes mails, in one statement, but those whose key was written before. @returns what was written */
export function insertMails(
  em: EntityManager,
  mails: readonly NewMail[],
): Promise<{ id: number; status: MailStatus }[]> {
  return em.execute(
    `insert into outbox_mails (to_address, subject, text, html, kind, status, dedupe_key, created_at)
     values ${mails.map(() => '(?, ?, ?, ?, ?, ?, ?, ?)').join(', ')} on conflict (dedupe_key) do nothing returning id, status`,
    mails.flatMap(({ to, subject, text, html, kind, status, dedupeKey, createdAt }) => [
      ...[to, subject, text, html, kind, status],
      ...[dedupeKey, createdAt.toISOString()],
    ]),
  );
}

/** Lets the running transaction stay idle for so long: a mail server may take its time. */
export async function allowIdle(em: EntityManager, milliseconds: number): Promise<void> {
  await em.execute(`set local idle_in_transaction_session_timeout = ${Math.trunc(milliseconds)}`);
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { paginate } from '../../database/paginate.js';
import { runNamed } from '../../database/prepared.js';
import { searchText } from '../../database/searching.js';
import { toEnumValue, type Database } from '../../database/tables.js';
import type { Locale } from '../../domain/accounts/locales.js';
import type { Connection, PageRequest } from '../../graphql/paging.js';
import { MAIL_GROUPS } from '../../domain/notifications/groups.js';
import type { MailStatus } from '../../domain/notifications/transitions.js';
import { normalizeEmail } from '../../domain/text/text.js';
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
      total: { kept: hasText || kind ? undefined : { list: 'mails', keys: status ? [status] : undefined } },
    },
    { by: 'm.created_at', type: 'timestamptz', direction: 'desc' },
    page,
  );
}

/** What a mail says, rendered. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/** A mail for the outbox. */
export interface NewMail extends RenderedMail {
  to: string;
  /** For an account that reads Urdu; it gets the other one where there is none. */
  urdu: RenderedMail | undefined;
  /** Defaults to that of the account. */
  language: Locale | undefined;
  kind: string;
  status: MailStatus;
  dedupeKey: string | null;
  createdAt: Date;
}

/**
 * SQL: its parameter is a JSON array, so that the statement is prepared once for any number of mails. It reads their readers'
 * languages and what they turned off itself: a request for a booking has no time for another statement.
 */
const INSERT_MAILS = {
  name: 'insert-mails',
  text: `
    insert into outbox_mails (subject, text, html, kind, status, to_address, dedupe_key, created_at)
    select case when r.urdu then m."urduSubject" else m.subject end,
           case when r.urdu then m."urduText" else m.text end,
           case when r.urdu then m."urduHtml" else m.html end,
           m.kind, m.status, m.to, m."dedupeKey", m."createdAt"
      from json_to_recordset($1) as m (
        "group" text, subject text, text text, html text, "urduSubject" text, "urduText" text, "urduHtml" text, language text,
        account text, kind text, status text, "to" text, "dedupeKey" text, "createdAt" timestamptz)
     cross join lateral (
        select m."urduText" is not null and coalesce(
          m.language = 'ur', exists (select from users u where u.email = m.account and u.locale = 'ur')) as urdu) r
     where not exists (
        select from notification_settings c join users u on u.id = c.user_id
         where u.email = m.account and m."group" = any(c.mail_off))
        on conflict (dedupe_key) do nothing
    returning id, status`,
};

/**
 * Inserts mails in the languages of their readers, except those whose key exists and those that the readers turned off; one
 * statement.
 * @returns the inserted mails
 */
export function insertMails(
  em: EntityManager,
  mails: readonly NewMail[],
): Promise<{ id: number; status: MailStatus }[]> {
  const rows = mails.map(({ urdu, ...mail }) => {
    const group = MAIL_GROUPS.get(mail.kind);
    return {
      ...mail,
      group: group && toEnumValue(group),
      account: normalizeEmail(mail.to),
      urduSubject: urdu?.subject,
      urduText: urdu?.text,
      urduHtml: urdu?.html,
    };
  });
  return runNamed(em, INSERT_MAILS, [JSON.stringify(rows)]);
}

/** Allows the running transaction to be idle for some time, since mail servers can be slow. SQL, since Kysely has no `set`. */
export async function allowIdleTransaction(em: EntityManager, milliseconds: number): Promise<void> {
  const setting = sql.lit(Math.trunc(milliseconds));
  await sql`set local idle_in_transaction_session_timeout = ${setting}`.execute(em.getKysely<Database>());
}

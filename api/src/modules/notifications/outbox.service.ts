import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { createTransport } from 'nodemailer';
import { Socket } from 'node:net';
import { requireViewer, type App, type RequestContext } from '../../context.js';
import { mapNodes } from '../../database/paginate.js';
import type { Database } from '../../database/tables.js';
import { inTransaction } from '../../database/transaction.js';
import type { Connection, PageRequest } from '../../graphql/paging.js';
import { hasRecentSignIn } from '../../graphql/recent-sign-in.js';
import { addJob, addJobs, type Jobs } from '../../jobs/queue.js';
import type { Locale } from '../../domain/accounts/locales.js';
import { Role } from '../../domain/accounts/roles.js';
import { DomainError } from '../../domain/input/errors.js';
import { MAIL_LIMITS } from '../../domain/notifications/limits.js';
import { inSpan } from '../../telemetry/tracing.js';
import { toSnapshot } from '../audit/audit.snapshot.js';
import { auditSubject, recordChange } from '../audit/audit.service.js';
import { recordPersonalDataRead } from '../security-log/personal-data.js';
import {
  isMailUnsent,
  isMailWaiting,
  MAIL_ACTIONS,
  newMailStatus,
  retriedMailStatus,
} from '../../domain/notifications/transitions.js';
import { OutboxMail } from './outbox-mail.entity.js';
import { toUrdu } from './mail.urdu.js';
import { toEnglish } from './mail.english.js';
import { hideLinkToken, renderMail } from './mail.layout.js';
import type { MailText, WrittenMail } from './mail.text.js';
import { allowIdleTransaction, findMails, insertMails, type NewMail, type RenderedMail } from './outbox.queries.js';
import type { OutboxFilter, OutboxMailView } from './outbox.types.js';

/** A mail to one recipient. */
export interface Mail {
  to: string;
  /** The event that it reports, as in `booking-requested`; staff filter by it. */
  kind: string;
  text: MailText;
  /** Defaults to that of the account with this address, else English. For one that has none any more. */
  language?: Locale;
  /** A second mail with the same key is dropped. */
  dedupeKey?: string;
}

/** The job that sends one mail; runs in its own lane (jobs.ts). */
export const MAIL_JOB = 'deliver-mail';
/** From the first step to the server's last reply. */
export const SEND_DEADLINE_MS = 20_000;
/** Deadline to resolve the mail server and connect. */
const CONNECT_DEADLINE_MS = 8_000;
/** Addresses under .example can't exist (RFC 2606); demo accounts use them. */
const NEVER_SENT = /\.example$/i;
/** The domain of deleted accounts (RFC 2606), which receive no mail. */
const DELETED_ADDRESS = /\.invalid$/i;

/** Queues a mail in the transaction of `em`. */
export function queueMail(ctx: RequestContext, em: EntityManager, mail: Mail): Promise<void> {
  return queueMails(ctx, em, [mail]);
}

/** Queues several mails in the transaction of `em`, in two statements at most. */
export async function queueMails(ctx: RequestContext, em: EntityManager, mails: readonly Mail[]): Promise<void> {
  const requested = mails.filter(({ to }) => !DELETED_ADDRESS.test(to));
  if (requested.length === 0) return;
  const written = await insertMails(
    em,
    requested.map((mail) => toNewMail(ctx, mail)),
  );
  const waiting = written.filter(({ status }) => isMailWaiting(status));
  await addJobs(
    em,
    MAIL_JOB,
    waiting.map(({ id }) => ({ payload: { id } })),
  );
}

/** Deletes the mails to an account's address and to its earlier ones, waiting ones too. */
export async function deleteAccountMails(em: EntityManager, account: { id: number; email: string }): Promise<void> {
  const db = em.getKysely<Database>();
  await db.deleteFrom('outbox_mails').where('to_address', '=', account.email).execute();
  await db.deleteFrom('outbox_mails').where('former_account_id', '=', account.id).execute();
}

/** Remembers whose the mails to an address are that an account doesn't use any more; one statement. */
export async function keepEarlierMails(em: EntityManager, id: number, earlierAddress: string): Promise<void> {
  const mails = em.getKysely<Database>().updateTable('outbox_mails').set({ former_account_id: id });
  await mails.where('to_address', '=', earlierAddress).execute();
}

/** Header values must be a single line. */
function toSubjectLine(text: string): string {
  const most = MAIL_LIMITS.subjectMaxCharacters;
  const line = Array.from(text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim());
  return line.length <= most ? line.join('') : `${line.slice(0, most - 1).join('')}…`;
}

function render(words: WrittenMail, publicUrl: string): RenderedMail {
  return { subject: toSubjectLine(words.subject), ...renderMail(words, publicUrl) };
}

function toNewMail(ctx: RequestContext, { to, kind, text: words, language, dedupeKey }: Mail): NewMail {
  const { publicUrl } = ctx.app.env;
  const inUrdu = toUrdu(words);
  const hasServer = ctx.app.env.smtp !== undefined;
  const status = newMailStatus({ isDemo: ctx.isDemo || NEVER_SENT.test(to), hasServer });
  return {
    ...render(toEnglish(words), publicUrl),
    urdu: inUrdu && render(inUrdu, publicUrl),
    language,
    to,
    kind,
    status,
    dedupeKey: dedupeKey ?? null,
    createdAt: ctx.now(),
  };
}

/**
 * Sends one mail. We own the socket, so that it is destroyed at the deadline or at shutdown whatever the state of the
 * conversation: the library's timeouts restart with every byte.
 */
async function send(app: App, mail: OutboxMail, signal?: AbortSignal): Promise<void> {
  const socket = new Socket();
  const cut = (reason: string) => socket.destroy(new Error(reason));
  // The transport receives the error as well, and reports it.
  socket.on('error', () => undefined);
  const timer = setTimeout(() => cut('The mail server did not take the mail in time'), SEND_DEADLINE_MS);
  const stop = () => cut('The server was stopped');
  signal?.addEventListener('abort', stop, { once: true });
  try {
    const transport = createTransport(
      {
        ...app.env.smtp,
        socket,
        connectionTimeout: CONNECT_DEADLINE_MS,
        dnsTimeout: CONNECT_DEADLINE_MS,
        disableFileAccess: true,
        disableUrlAccess: true,
      },
      { from: app.env.mailFrom },
    );
    // The promise reports the error to the caller; without a listener it would end the process.
    transport.on('error', ({ message }) => app.log.warn({ reason: message }, 'the mail transport failed'));
    await transport.sendMail({
      // An object, because a string could name several recipients.
      to: { name: '', address: mail.to },
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      messageId: `<outbox-${mail.id}@${new URL(app.env.publicUrl).hostname}>`,
    });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

/**
 * Sends one mail of the outbox. The row is locked meanwhile, so that two servers never send it twice; a failure is recorded and
 * thrown, and the queue retries.
 */
async function deliverMail(ctx: RequestContext, id: number, signal?: AbortSignal): Promise<void> {
  const failure = await ctx.em.transactional(async (em) => {
    await allowIdleTransaction(em, 2 * SEND_DEADLINE_MS);
    const mail = await em.findOne(
      OutboxMail,
      { id, status: { $in: [...MAIL_ACTIONS.send.from] } },
      { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
    );
    if (!mail || ctx.app.env.smtp === undefined) return undefined;
    mail.attempts += 1;
    mail.lastAttemptAt = ctx.now();
    try {
      await inSpan(ctx.app.tracing, 'mail', () => send(ctx.app, mail, signal), { 'mehfil.mail': mail.kind });
      mail.status = MAIL_ACTIONS.send.to;
      mail.sentAt = ctx.now();
      mail.lastError = null;
      // Only its recipient needs it from here on.
      mail.text = hideLinkToken(mail.text);
      mail.html = hideLinkToken(mail.html);
      return undefined;
    } catch (error) {
      mail.status = MAIL_ACTIONS.fail.to;
      const failed = error instanceof Error ? error : new Error(String(error));
      mail.lastError = failed.message;
      return failed;
    }
  });
  if (failure !== undefined) throw failure;
}

/**
 * A page of the outbox for staff. Admins with a recent sign-in see the link of a mail that nobody sends, since they have to pass
 * it on; all others see no token, so that nobody can take over an account.
 */
export async function listMails(
  ctx: RequestContext,
  filter: OutboxFilter | null | undefined,
  page: PageRequest,
): Promise<Connection<OutboxMailView>> {
  const isAdmin = requireViewer(ctx).role === Role.ADMIN;
  const isRecent = hasRecentSignIn(ctx);
  const mails = await findMails(ctx.em, filter, page);
  await recordPersonalDataRead(ctx, { data: 'mails', count: mails.nodes.length });
  return mapNodes(mails, (mail) => {
    const mayRead = isAdmin && isMailUnsent(mail.status);
    const text = mayRead && isRecent ? mail.text : hideLinkToken(mail.text);
    return { ...mail, text, asksSignIn: mayRead && text !== mail.text };
  });
}

/**
 * Retries a failed mail, or one stored while no mail server was configured.
 * @throws DomainError NOT_FOUND; CONFLICT when it was sent, is waiting or is never sent, or without a mail server
 */
export async function retryMail(ctx: RequestContext, id: number): Promise<boolean> {
  return inTransaction(ctx.em, async (em) => {
    const mail = await em.findOne(OutboxMail, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!mail) throw new DomainError('NOT_FOUND', 'There is no such mail');
    if (ctx.app.env.smtp === undefined) throw new DomainError('CONFLICT', 'No mail server is configured');
    const status = retriedMailStatus(mail.status);
    const before = toSnapshot(mail);
    mail.status = status;
    await em.flush();
    await addJob(em, MAIL_JOB, { id });
    const subject = auditSubject('mail', id, { naming: ['kind'] });
    await recordChange(ctx, em, { action: 'mail.retried', ...subject, before, after: toSnapshot(mail) });
    return true;
  });
}

/** Mail jobs for the queue. */
export const notificationJobs: Jobs = {
  [MAIL_JOB]: (ctx, payload, signal) => deliverMail(ctx, Number(payload.id), signal),
};

import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { createTransport } from 'nodemailer';
import { Socket } from 'node:net';
import type { App, RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { addJob, type Jobs } from '../../jobs/queue.js';
import { DomainError } from '../../domain/input/errors.js';
import { factsOf } from '../audit/audit.facts.js';
import { recordChange } from '../audit/audit.service.js';
import { OutboxMail, type MailStatus } from './outbox-mail.entity.js';
import { layOut, type MailText } from './mail.layout.js';
import { allowIdle, insertMails, type NewMail } from './outbox.queries.js';

/** A mail to one person. */
export interface Mail {
  to: string;
  /** What it tells of, as in `booking-requested`; staff filter by it. */
  kind: string;
  text: MailText;
  /** The same news is written once: a second mail with the key is dropped. */
  dedupeKey?: string;
}

/** The job that sends one mail; it has workers of its own (jobs.ts). */
export const MAIL_JOB = 'deliver-mail';
/** From the first step to the server's last word. */
export const SENDING_DEADLINE_MS = 20_000;
/** To find the mail server and reach it. */
const CONNECTING_MS = 8_000;
/** Addresses under .example can't exist (RFC 2606): the demo's people live there. */
const NEVER_SENT = /\.example$/i;
/** What a deleted account is left with (RFC 2606): nothing is written to it. */
const NOBODY = /\.invalid$/i;

/** Writes a mail in the transaction of `em`, and the job that sends it. */
export function sendLater(ctx: RequestContext, em: EntityManager, mail: Mail): Promise<void> {
  return sendAllLater(ctx, em, [mail]);
}

/** Writes mails in the transaction of `em`, all at once, and the jobs that send them. */
export async function sendAllLater(ctx: RequestContext, em: EntityManager, mails: readonly Mail[]): Promise<void> {
  const wanted = mails.filter(({ to }) => !NOBODY.test(to));
  if (wanted.length === 0) return;
  const written = await insertMails(
    em,
    wanted.map((mail) => newMail(ctx, mail)),
  );
  for (const { id, status } of written) if (status === 'waiting') await addJob(em, MAIL_JOB, { id });
}

/** A header is one line, whatever was put into it. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

function newMail(ctx: RequestContext, { to, kind, text: words, dedupeKey }: Mail): NewMail {
  const { html, text } = layOut(words, ctx.app.env.publicUrl);
  const status: MailStatus =
    ctx.isDemo || NEVER_SENT.test(to) ? 'demo' : ctx.app.env.smtp === undefined ? 'kept' : 'waiting';
  const subject = oneLine(words.subject);
  return { to, subject, text, html, kind, status, dedupeKey: dedupeKey ?? null, createdAt: ctx.now() };
}

/**
 * Sends one mail. The socket is ours, so that it is destroyed when the time is up or the server stops, whatever state the
 * conversation is in: the library's own timeouts begin anew with every byte.
 */
async function send(app: App, mail: OutboxMail, signal?: AbortSignal): Promise<void> {
  const socket = new Socket();
  const cut = (reason: string) => socket.destroy(new Error(reason));
  // The transport hears of it as well, and reports it.
  socket.on('error', () => undefined);
  const timer = setTimeout(() => cut('The mail server did not take the mail in time'), SENDING_DEADLINE_MS);
  const stop = () => cut('The server was stopped');
  signal?.addEventListener('abort', stop, { once: true });
  try {
    const transport = createTransport(
      {
        ...app.env.smtp,
        socket,
        connectionTimeout: CONNECTING_MS,
        dnsTimeout: CONNECTING_MS,
        disableFileAccess: true,
        disableUrlAccess: true,
      },
      { from: app.env.mailFrom },
    );
    // Whoever sends is told by the promise; an error without a listener ends the process.
    transport.on('error', ({ message }) => app.log.warn({ reason: message }, 'the mail transport failed'));
    await transport.sendMail({
      // Not as a text, which could name several.
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
 * Sends one mail of the outbox. The row is locked while it is sent, so that two servers never send it twice; a failure is
 * recorded and thrown, and the queue tries again later.
 */
async function deliverMail(ctx: RequestContext, id: number, signal?: AbortSignal): Promise<void> {
  const failure = await ctx.em.transactional(async (em) => {
    await allowIdle(em, 2 * SENDING_DEADLINE_MS);
    const mail = await em.findOne(
      OutboxMail,
      { id, status: { $in: ['waiting', 'failed'] } },
      { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
    );
    if (!mail || ctx.app.env.smtp === undefined) return undefined;
    mail.attempts += 1;
    mail.lastAttemptAt = ctx.now();
    try {
      await send(ctx.app, mail, signal);
      mail.status = 'sent';
      mail.sentAt = ctx.now();
      mail.lastError = null;
      return undefined;
    } catch (error) {
      mail.status = 'failed';
      const failed = error instanceof Error ? error : new Error(String(error));
      mail.lastError = failed.message;
      return failed;
    }
  });
  if (failure !== undefined) throw failure;
}

/**
 * Tries a mail again that failed, or that was kept while there was no mail server.
 * @throws DomainError NOT_FOUND; CONFLICT where it was sent, is waiting or is never sent, or without a mail server
 */
export async function retryMail(ctx: RequestContext, id: number): Promise<boolean> {
  return inTransaction(ctx.em, async (em) => {
    const mail = await em.findOne(OutboxMail, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!mail) throw new DomainError('NOT_FOUND', 'There is no such mail');
    if (ctx.app.env.smtp === undefined) throw new DomainError('CONFLICT', 'No mail server is configured');
    if (mail.status !== 'failed' && mail.status !== 'kept') {
      throw new DomainError('CONFLICT', `A mail that is ${mail.status} can't be tried again`);
    }
    const before = factsOf(mail);
    mail.status = 'waiting';
    await em.flush();
    await addJob(em, MAIL_JOB, { id });
    const subject = { subjectType: 'mail', subjectId: id, naming: ['kind'] };
    await recordChange(ctx, em, { action: 'mail.retried', ...subject, before, after: factsOf(mail) });
    return true;
  });
}

/** The outbox's work for the queue. */
export const notificationJobs: Jobs = {
  [MAIL_JOB]: (ctx, payload, signal) => deliverMail(ctx, Number(payload.id), signal),
};

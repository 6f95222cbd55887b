import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { createTransport, type Transporter } from 'nodemailer';
import type { App, RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { addJob, type Jobs } from '../../jobs/queue.js';
import { DomainError } from '../../rules/index.js';
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

const SOCKET_TIMEOUT_MS = 20_000;
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
  for (const { id, status } of written) if (status === 'waiting') await addJob(em, 'deliver-mail', { id });
}

function newMail(ctx: RequestContext, { to, kind, text: words, dedupeKey }: Mail): NewMail {
  const { html, text } = layOut(words, ctx.app.env.publicUrl);
  const status: MailStatus =
    ctx.isDemo || NEVER_SENT.test(to) ? 'demo' : ctx.app.env.smtpUrl === undefined ? 'kept' : 'waiting';
  return { to, subject: words.subject, text, html, kind, status, dedupeKey: dedupeKey ?? null, createdAt: ctx.now() };
}

const transports = new WeakMap<App, Transporter>();

function transportOf(app: App): Transporter {
  let transport = transports.get(app);
  if (!transport) {
    transport = createTransport(app.env.smtpUrl ?? '', {
      from: app.env.mailFrom,
    });
    transports.set(app, transport);
  }
  return transport;
}

/**
 * Sends one mail of the outbox. The row is locked while it is sent, so that two servers never send it twice; a failure is
 * recorded and thrown, and the queue tries again later.
 */
async function deliverMail(ctx: RequestContext, id: number): Promise<void> {
  const failure = await ctx.em.transactional(async (em) => {
    await allowIdle(em, 2 * SOCKET_TIMEOUT_MS);
    const mail = await em.findOne(
      OutboxMail,
      { id, status: { $in: ['waiting', 'failed'] } },
      { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
    );
    if (!mail || ctx.app.env.smtpUrl === undefined) return undefined;
    mail.attempts += 1;
    mail.lastAttemptAt = ctx.now();
    try {
      await transportOf(ctx.app).sendMail({
        to: mail.to,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        messageId: `<outbox-${mail.id}@${new URL(ctx.app.env.publicUrl).hostname}>`,
      });
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
    if (ctx.app.env.smtpUrl === undefined) throw new DomainError('CONFLICT', 'No mail server is configured');
    if (mail.status !== 'failed' && mail.status !== 'kept') {
      throw new DomainError('CONFLICT', `A mail that is ${mail.status} can't be tried again`);
    }
    const before = factsOf(mail);
    mail.status = 'waiting';
    await em.flush();
    await addJob(em, 'deliver-mail', { id });
    const subject = { subjectType: 'mail', subjectId: id, naming: ['kind'] };
    await recordChange(ctx, em, { action: 'mail.retried', ...subject, before, after: factsOf(mail) });
    return true;
  });
}

/** The outbox's work for the queue. */
export const notificationJobs: Jobs = {
  'deliver-mail': (ctx, payload) => deliverMail(ctx, Number(payload.id)),
};

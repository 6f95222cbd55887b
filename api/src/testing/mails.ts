import type { Harness } from './harness.js';

/** A mail of the outbox. */
export interface SentMail {
  kind: string;
  subject: string;
  text: string;
  html: string;
  status: string;
}

/** The mails to an address, oldest first. */
export function readMails(app: Harness, to: string): Promise<SentMail[]> {
  return app
    .context()
    .em.execute('select kind, subject, text, html, status from outbox_mails where to_address = ? order by id', [to]);
}

/** The token of the link in the last mail to an address; empty without one. */
export async function readLinkToken(app: Harness, to: string): Promise<string> {
  const mails = await readMails(app, to);
  return /#([\w-]{43})$/m.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
}

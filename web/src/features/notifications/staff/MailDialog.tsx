import { useApolloClient } from '@apollo/client/react';
import { formatCode } from '@mehfil/api/domain/text/words';
import type { ReactNode } from 'react';
import { useRetryOutboxMailMutation, type PanelOutboxQuery } from '../../../graphql/generated/panel-outbox';
import { readAgain } from '../../../graphql/change';
import { getReauthentication } from '../../../graphql/reauthentication';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { BreakableText } from '../../../ui/BreakableText';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { EmailAddress } from '../../../ui/EmailAddress';
import { listText } from '../../../ui/list/list.text';
import styles from './Outbox.module.css';
import { outboxText } from './outbox.text';

/** A mail of the outbox. */
export type Mail = PanelOutboxQuery['outbox']['nodes'][number];

/** What may be tried again: what failed, and what was kept while there was no mail server. */
const RETRIED: ReadonlySet<string> = new Set(['failed', 'kept']);

/** Queries that trying again makes old. */
export const MAIL_QUERIES = ['PanelOutbox', 'PanelOverview'];

/** Whether a mail may be tried again. */
export const canRetryMail = ({ status }: Mail): boolean => RETRIED.has(status);

/** Tries a mail again; nothing where it was sent, is waiting or is never sent. */
export function RetryMail({ mail }: { mail: Mail }) {
  const { id, to, subject } = mail;
  const words = useText(outboxText);
  const { error } = useText(listText);
  const { run, pending } = useRetryOutboxMailMutation({
    success: { tone: 'success', title: words.retried },
    about: subject,
    failure: { title: error, fallback: words.failed, always: true },
    refetch: MAIL_QUERIES,
  });
  if (!canRetryMail(mail)) return null;
  return (
    <Button aria-label={words.of(words.retry, subject, to)} pending={pending} onClick={() => void run({ id })}>
      {words.retry}
    </Button>
  );
}

/** A mail to read: its words as plain text, so that nothing in it loads, runs or leads anywhere. */
export function MailDialog({ mail, onClose }: { mail: Mail; onClose: () => void }) {
  const words = useText(outboxText);
  const client = useApolloClient();
  const showLink = async () => {
    if (await getReauthentication(client).ask()) await readAgain(client, MAIL_QUERIES);
  };
  const format = useFormat();
  const facts: readonly (readonly [string, ReactNode])[] = [
    [words.to, <EmailAddress key="to">{mail.to}</EmailAddress>],
    [words.kind, formatCode(mail.kind)],
    [words.written, format.compactDateTime(mail.createdAt)],
    ...(mail.sentAt ? [[words.sent, format.compactDateTime(mail.sentAt)] as const] : []),
    [words.attempts, String(mail.attempts)],
    ...(mail.lastError ? [[words.error, mail.lastError] as const] : []),
  ];
  return (
    <Dialog open wide title={mail.subject} onClose={onClose}>
      <dl className="facts below">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={`well bordered lines ${styles.words}`} tabIndex={0} role="region" aria-label={words.subject}>
        <BreakableText>{mail.text}</BreakableText>
      </div>
      {mail.asksSignIn && (
        <Button look="secondary" onClick={() => void showLink()}>
          {words.showLink}
        </Button>
      )}
    </Dialog>
  );
}

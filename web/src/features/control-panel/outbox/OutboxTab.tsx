import { LIMITS, sentenceOfCode } from '@mehfil/api/rules';
import { useState } from 'react';
import { usePanelOutboxQuery } from '../../../graphql/generated/panel-outbox';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { EmailAddress } from '../../../ui/EmailAddress';
import { StatusTag } from '../../../ui/StatusTag';
import { SearchAndChoice } from '../filters/SearchAndChoice';
import { useUrlFilters } from '../filters/useUrlFilters';
import panel from '../Panel.module.css';
import { StaffList } from '../StaffList';
import type { TabProps } from '../tab-props';
import { MailDialog, RetryMail, type Mail } from './MailDialog';
import { outboxText } from './outbox.text';

const PAGE = LIMITS.controlPanel.pageSize;
const STATUSES = ['waiting', 'failed', 'sent', 'kept', 'demo'] as const;
type Status = (typeof STATUSES)[number];
/** How a status is coloured: as the like of it elsewhere. */
const TONES: Readonly<Record<Status, string>> = {
  waiting: 'pending',
  failed: 'rejected',
  sent: 'approved',
  kept: 'kept',
  demo: 'demo',
};

/** What goes out by mail: waiting, failed, sent; staff read it as text, admins try it again. */
export function OutboxTab({ isAdmin }: TabProps) {
  const words = useText(outboxText);
  const filters = useUrlFilters({ status: '', text: '' });
  const { values, page, change } = filters;
  const [read, setRead] = useState<Mail | null>(null);
  const status = STATUSES.find((each) => each === values.status);
  const { data, error, refetch } = usePanelOutboxQuery({
    variables: { filter: { status: status ?? null, text: values.text }, paging: { limit: PAGE, page } },
    freshFor: 0,
  });
  return (
    <StaffList
      id="outbox"
      title={words.title}
      list={data?.outbox}
      failed={error !== undefined}
      onRetry={() => void refetch()}
      filters={filters}
      limit={PAGE}
      empty={{ title: words.none, text: words.noneText }}
      controls={
        <SearchAndChoice
          search={{ label: words.search, value: values.text }}
          choice={{
            label: words.status,
            value: status ?? '',
            options: [
              { value: '', label: words.everyStatus },
              ...STATUSES.map((each) => ({ value: each, label: words.statuses[each] })),
            ],
          }}
          onSearch={(text, options) => change({ text }, options)}
          onChoose={(chosen) => change({ status: chosen })}
        />
      }
    >
      {(mails, kept) => (
        <>
          <ul {...kept} className={panel.entries}>
            {mails.map((mail) => (
              <li key={mail.id}>
                <MailItem mail={mail} canRetry={isAdmin} onRead={() => setRead(mail)} />
              </li>
            ))}
          </ul>
          {read && <MailDialog mail={read} onClose={() => setRead(null)} />}
        </>
      )}
    </StaffList>
  );
}

function MailItem({ mail, canRetry, onRead }: { mail: Mail; canRetry: boolean; onRead: () => void }) {
  const words = useText(outboxText);
  const format = useFormat();
  const { to, subject, kind, lastError, createdAt } = mail;
  const status = STATUSES.find((each) => each === mail.status) ?? 'kept';
  return (
    <article className={panel.row}>
      <div className={panel.rowText}>
        <h3 className={panel.name}>
          {subject} <StatusTag status={TONES[status]} label={words.statuses[status]} />
        </h3>
        <p className={panel.muted}>
          <span dir="ltr">
            <EmailAddress>{to}</EmailAddress>
          </span>{' '}
          · {sentenceOfCode(kind)} · {format.compactDateTime(createdAt)}
        </p>
        {lastError && (
          <p className={panel.problem}>
            {words.error}: {lastError}
          </p>
        )}
      </div>
      <div className={panel.actions}>
        <Button look="secondary" aria-label={words.of(words.read, subject, to)} onClick={onRead}>
          {words.read}
        </Button>
        {canRetry && <RetryMail mail={mail} />}
      </div>
    </article>
  );
}

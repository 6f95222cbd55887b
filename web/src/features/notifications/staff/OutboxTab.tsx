import { CONTROL_PANEL_LIMITS } from '@mehfil/api/domain/system/limits';
import { formatCode } from '@mehfil/api/domain/text/words';
import { useState } from 'react';
import { RetryOutboxMailDocument, usePanelOutboxQuery } from '../../../graphql/generated/panel-outbox';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { defineAddress, freeText, oneOf, positive } from '../../../lib/address-fields';
import { EmailAddress } from '../../../ui/EmailAddress';
import { StatusTag } from '../../../ui/StatusTag';
import type { Column } from '../../../ui/table/columns';
import { LineButton } from '../../../ui/table/LineButton';
import { SavedViews } from '../../../ui/list/SavedViews';
import { SearchAndChoice } from '../../../ui/list/SearchAndChoice';
import { toChips } from '../../../ui/list/to-chips';
import { useListFilters } from '../../../ui/list/useListFilters';
import { ListPage } from '../../../ui/list/ListPage';
import { useBulkAction } from '../../../graphql/useBulkAction';
import { canRetryMail, MAIL_QUERIES, MailDialog, RetryMail, type Mail } from './MailDialog';
import { outboxText } from './outbox.text';

const PAGE = CONTROL_PANEL_LIMITS.pageSize;
const STATUSES = ['waiting', 'failed', 'sent', 'kept', 'demo'] as const;
type Status = (typeof STATUSES)[number];
const ADDRESS = defineAddress<{ status: Status | null; text: string; page: number }>({
  status: oneOf('status', STATUSES, null),
  text: freeText('text'),
  page: positive('page', 1),
});
/** The statuses that have a view of their own. */
const VIEWS = ['waiting', 'failed', 'sent'] as const;
/** How a status is colored: as the like of it elsewhere. */
const TONES: Readonly<Record<Status, string>> = {
  waiting: 'pending',
  failed: 'rejected',
  sent: 'approved',
  kept: 'kept',
  demo: 'demo',
};

/** The views that everybody has. */
function useViews() {
  const words = useText(outboxText);
  return [
    { name: words.all, values: {} },
    ...VIEWS.map((each) => ({ name: words.statuses[each], values: { status: each } })),
  ];
}

/** What goes out by mail: waiting, failed, sent; staff read it as text, admins try it again. */
export function OutboxTab({ isAdmin }: { isAdmin: boolean }) {
  const words = useText(outboxText);
  const filters = useListFilters(ADDRESS);
  const { page, change } = filters;
  const { status, text } = filters.values;
  const [read, setRead] = useState<Mail | null>(null);
  const columns = useMailColumns(isAdmin, setRead);
  const { selection, summary } = useBulkAction(RetryOutboxMailDocument, {
    label: words.retry,
    variables: ({ id }: Mail) => ({ id }),
    refetch: MAIL_QUERIES,
    fallback: words.failed,
    rowLabel: ({ subject, to }) => words.mail(subject, to),
    canSelect: canRetryMail,
  });
  const { data, error, refetch } = usePanelOutboxQuery({
    variables: { filter: { status, text }, paging: { limit: PAGE, page } },
    freshFor: 0,
  });
  // As last read: its link may show only after the password.
  const shown = read && (data?.outbox.nodes.find(({ id }) => id === read.id) ?? read);
  return (
    <>
      <ListPage
        dense
        id="outbox"
        title={words.title}
        list={data?.outbox}
        failed={error !== undefined}
        onRetry={() => void refetch()}
        filters={filters}
        limit={PAGE}
        empty={{ title: words.none, text: words.noneText }}
        controls={
          <SearchAndChoice<Status | null>
            search={{ label: words.search, value: text }}
            choice={{
              label: words.status,
              value: status,
              options: [
                { value: null, label: words.everyStatus },
                ...STATUSES.map((each) => ({ value: each, label: words.statuses[each] })),
              ],
            }}
            onSearch={(typed, options) => change({ text: typed }, options)}
            onChoose={(chosen) => change({ status: chosen })}
          />
        }
        tools={<SavedViews list="outbox" address={ADDRESS} shown={filters.values} views={useViews()} />}
        chips={toChips(change, [
          [text, { text: '' }],
          [status && words.statuses[status], { status: null }],
        ])}
        isPageTitle
        columns={columns}
        rowKey={({ id }) => id}
        rowLabel={({ subject, to }) => words.mail(subject, to)}
        shortcuts={{ Enter: setRead }}
        {...(isAdmin ? { selection } : {})}
      />
      {summary}
      {shown && <MailDialog mail={shown} onClose={() => setRead(null)} />}
    </>
  );
}

function useMailColumns(canRetry: boolean, onRead: (mail: Mail) => void): Column<Mail>[] {
  const words = useText(outboxText);
  const format = useFormat();
  const retry: Column<Mail> = {
    key: 'actions',
    title: words.actions,
    required: true,
    narrow: 'plain',
    render: (mail) => <RetryMail mail={mail} />,
  };
  return [
    {
      key: 'subject',
      title: words.subject,
      required: true,
      narrow: 'plain',
      share: 2.7,
      render: (mail) => (
        <>
          <LineButton
            line={mail.subject}
            label={words.of(words.read, mail.subject, mail.to)}
            onOpen={() => onRead(mail)}
          />
          {mail.lastError && (
            <p className="above-4 danger small">
              {words.error}: {mail.lastError}
            </p>
          )}
        </>
      ),
    },
    {
      key: 'status',
      title: words.status,
      narrow: 'plain',
      share: 1.9,
      render: (mail) => {
        const status = STATUSES.find((each) => each === mail.status) ?? 'kept';
        return <StatusTag status={TONES[status]} label={words.statuses[status]} />;
      },
    },
    {
      key: 'to',
      title: words.to,
      share: 2,
      render: ({ to }) => (
        <span dir="ltr">
          <EmailAddress>{to}</EmailAddress>
        </span>
      ),
    },
    { key: 'kind', title: words.kind, share: 1.3, render: ({ kind }) => formatCode(kind) },
    { key: 'attempts', title: words.attempts, optional: true, share: 0.7, render: ({ attempts }) => String(attempts) },
    { key: 'written', title: words.written, share: 1.6, render: ({ createdAt }) => format.compactDateTime(createdAt) },
    ...(canRetry ? [retry] : []),
  ];
}

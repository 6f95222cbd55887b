import { Fragment } from 'react';
import {
  useReportedMessagesQuery,
  type ThreadReportFieldsFragment,
} from '../../../../graphql/generated/thread-reports';
import { useText } from '../../../../i18n/text';
import { Button } from '../../../../ui/Button';
import { Loaded } from '../../../../ui/Loaded';
import { useLoadMore } from '../../../../ui/useLoadMore';
import styles from '../../page/messages/BookingMessages.module.css';
import { Message } from '../../page/messages/Message';
import { threadReportsText } from './thread-reports.text';

/** The messages of a reported thread, as the reporter sees them; its files aren't shown before somebody opens them. */
export function ReportedMessages({ report }: { report: ThreadReportFieldsFragment }) {
  const words = useText(threadReportsText);
  const { id, messageId, reporterSide, timeZone } = report;
  const { data, error, refetch, fetchMore } = useReportedMessagesQuery({ variables: { id }, freshFor: 0 });
  const page = data?.reportedMessages;
  const { pending, loadMore } = useLoadMore(() =>
    fetchMore({
      variables: { id, after: page?.pageInfo.endCursor ?? null },
      updateQuery: ({ reportedMessages: before }, { fetchMoreResult: { reportedMessages } }) => ({
        reportedMessages: { ...reportedMessages, nodes: [...before.nodes, ...reportedMessages.nodes] },
      }),
    }),
  );
  const thread = { viewerSide: reporterSide, isAgreed: false };
  return (
    <Loaded
      failed={error !== undefined && !page}
      height="240px"
      title={words.failed}
      retry={words.retry}
      onRetry={() => void refetch().catch(() => undefined)}
    >
      {page && (
        <div role="log" aria-label={words.messages} tabIndex={0} className={styles.log}>
          {page.pageInfo.hasNextPage && (
            <Button look="quiet" pending={pending} onClick={() => void loadMore()}>
              {words.earlier}
            </Button>
          )}
          <ol className={styles.list}>
            {[...page.nodes].reverse().map((message) => (
              <Fragment key={message.id}>
                {message.id === messageId && <li className={styles.unread}>{words.reportedMessage}</li>}
                <Message message={message} thread={thread} timeZone={timeZone} isPlain />
              </Fragment>
            ))}
          </ol>
        </div>
      )}
    </Loaded>
  );
}

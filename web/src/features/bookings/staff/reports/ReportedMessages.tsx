import { Divider } from 'antd';
import { Fragment, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { readError } from '../../../../graphql/errors';
import {
  useReportedMessagesQuery,
  type ReportedMessagesQuery,
  type ThreadReportFieldsFragment,
} from '../../../../graphql/generated/thread-reports';
import { useText } from '../../../../i18n/text';
import { Button } from '../../../../ui/Button';
import { Loaded } from '../../../../ui/Loaded';
import { useLoadMore } from '../../../../ui/useLoadMore';
import styles from '../../page/messages/BookingMessages.module.css';
import { DayLine } from '../../page/messages/DayLine';
import { Message } from '../../page/messages/Message';
import { useScroll } from '../../page/messages/useScroll';
import { threadReportsText } from './thread-reports.text';

interface ReportedMessagesProps {
  report: ThreadReportFieldsFragment;
  /** Told once the messages are there. */
  onRead: () => void;
  /** Told that somebody else resolved the report meanwhile. */
  onResolved: () => void;
}

/** The messages of a reported thread, with who of the business wrote them; its files aren't shown before somebody opens them. */
export function ReportedMessages({ report, onRead, onResolved }: ReportedMessagesProps) {
  const words = useText(threadReportsText);
  const { id } = report;
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
  const refusal = error && !page ? readError(error) : undefined;
  const isOver = refusal?.code === 'CONFLICT';
  const isLoaded = page !== undefined;
  const tell = useRef({ onRead, onResolved });
  useEffect(() => {
    tell.current = { onRead, onResolved };
  });
  useEffect(() => {
    if (isLoaded) tell.current.onRead();
    if (isOver) tell.current.onResolved();
  }, [isLoaded, isOver]);
  if (isOver) return <p role="status">{refusal.message}</p>;
  return (
    <Loaded
      failed={refusal !== undefined}
      height="240px"
      title={words.failed}
      retry={words.retry}
      onRetry={() => void refetch().catch(() => undefined)}
    >
      {page && <Log page={page} report={report} earlier={{ pending, load: () => void loadMore() }} />}
    </Loaded>
  );
}

/** Scrolls to the reported message as soon as it is loaded. */
function useReported(log: RefObject<HTMLDivElement | null>, isLoaded: boolean) {
  const line = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const [box, reported] = [log.current, line.current];
    if (!isLoaded || !box || !reported) return;
    box.scrollTop += reported.getBoundingClientRect().top - box.getBoundingClientRect().top;
  }, [log, isLoaded]);
  return line;
}

interface LogProps extends Pick<ReportedMessagesProps, 'report'> {
  page: ReportedMessagesQuery['reportedMessages'];
  earlier: { pending: boolean; load: () => void };
}

function Log({ page: { nodes, pageInfo }, report, earlier }: LogProps) {
  const words = useText(threadReportsText);
  const { messageId, reporterSide, timeZone } = report;
  const { log, follow } = useScroll(nodes[0]?.sequence ?? 0, nodes.at(-1)?.sequence ?? 0, 0, 0);
  const isLoaded = nodes.some(({ id }) => id === messageId);
  const reported = useReported(log, isLoaded);
  // The button that asked for it has gone.
  useEffect(() => log.current?.focus({ preventScroll: true }), [log]);
  const lines = [...nodes].reverse();
  return (
    <>
      {messageId !== null && !isLoaded && pageInfo.hasNextPage && <p className="muted">{words.furtherUp}</p>}
      <div
        ref={log}
        role="log"
        aria-label={words.messages}
        tabIndex={0}
        className={`stack gap-12 ${styles.log}`}
        onScroll={follow}
      >
        {pageInfo.hasNextPage && (
          <Button look="quiet" pending={earlier.pending} onClick={earlier.load}>
            {words.earlier}
          </Button>
        )}
        <ol className="stack gap-10">
          {lines.map((message, index) => (
            <Fragment key={message.id}>
              <DayLine at={message.createdAt} before={lines[index - 1]?.createdAt} timeZone={timeZone} />
              {message.id === messageId && (
                <li ref={reported}>
                  <Divider plain size="small" className="size-13 danger strong">
                    {words.reportedMessage}
                  </Divider>
                </li>
              )}
              <Message message={message} thread={{ viewerSide: reporterSide }} timeZone={timeZone} isForStaff />
            </Fragment>
          ))}
        </ol>
      </div>
    </>
  );
}

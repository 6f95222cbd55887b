import { isStaff } from '@mehfil/api/domain/accounts/roles';
import { findPlace } from '@mehfil/api/domain/notifications/places';
import { sayNotification } from '@mehfil/api/domain/notifications/sentences';
import { Flex } from 'antd';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useNotificationsQuery, type NotificationsQuery } from '../../graphql/generated/notifications';
import { useSession } from '../../graphql/session';
import { useFormat } from '../../i18n/format';
import { isolated } from '../../i18n/isolated';
import { useText } from '../../i18n/text';
import { useHallName } from '../../i18n/useHallName';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { EmptyState } from '../../ui/EmptyState';
import { LoadFailed } from '../../ui/LoadFailed';
import { Skeleton } from '../../ui/Skeleton';
import { useLoadMore } from '../../ui/useLoadMore';
import { bellText } from './bell.text';
import styles from './NotificationList.module.css';
import { notificationsText } from './notifications.text';
import { useMarkNotificationsRead } from './useMarkNotificationsRead';

type Shown = NotificationsQuery['notifications']['nodes'][number];

/** What it says, by who reads it. */
function useSentence(shown: Shown): string {
  const words = useText(notificationsText);
  const [customerName, businessName] = [isolated(shown.customerName ?? ''), isolated(shown.businessName ?? '')];
  return sayNotification(words, { ...shown, customerName, businessName });
}

/** Where a notification leads. */
function toPath(notification: Shown): string {
  const place = findPlace(notification);
  if (place.page === 'visits' || place.page === 'dashboard') return paths.business[place.page];
  if (place.page === 'panel') return `${paths.controlPanel}?tab=${place.tab}`;
  return (place.isCustomers ? paths : paths.business)[place.page](place.id);
}

function Item({ notification, onFollow }: { notification: Shown; onFollow: () => void }) {
  const words = useText(notificationsText);
  const { compactDateTime, shortDate } = useFormat();
  const sentence = useSentence(notification);
  const nameHall = useHallName();
  const { hallTitle, hallNameUrdu, startTime, timeZone, createdAt, readAt } = notification;
  const hall = hallTitle === null ? null : isolated(nameHall({ hallTitle, hallNameUrdu }));
  return (
    <li className={styles.item}>
      <Link className={`stack gap-2 rounded ink touchable ${styles.link}`} to={toPath(notification)} onClick={onFollow}>
        <span className="strong">{sentence}</span>
        {hall !== null && (
          <span>{startTime === null ? hall : words.about(hall, shortDate(startTime, timeZone ?? undefined))}</span>
        )}
        <Flex gap={8} className="small muted">
          <time dateTime={createdAt}>{compactDateTime(createdAt)}</time>
          {readAt === null && <span className="success strong">{words.unread}</span>}
        </Flex>
      </Link>
    </li>
  );
}

function useNotifications() {
  const { data, error, refetch, fetchMore } = useNotificationsQuery({ variables: {}, freshFor: 0 });
  const list = data?.notifications;
  const more = useLoadMore(() =>
    fetchMore({
      variables: { after: list?.pageInfo.endCursor ?? null },
      updateQuery: ({ notifications: before }, { fetchMoreResult: { notifications } }) => ({
        // One that was renewed since stands in both.
        notifications: {
          ...notifications,
          nodes: [
            ...before.nodes,
            ...notifications.nodes.filter(({ id }) => before.nodes.every((each) => each.id !== id)),
          ],
        },
      }),
    }),
  );
  return { list, failed: error !== undefined && !list, retry: () => void refetch().catch(() => undefined), more };
}

function Content({ onClose }: { onClose: () => void }) {
  const words = useText(notificationsText);
  const { viewer } = useSession();
  const { list, failed, retry, more } = useNotifications();
  const { run, pending } = useMarkNotificationsRead(words.notMarked);
  const items = useRef<HTMLUListElement>(null);
  if (failed) return <LoadFailed level={3} title={words.failed} retry={words.retry} onRetry={retry} />;
  if (!list) return <Skeleton height="320px" shape="box" />;
  if (list.nodes.length === 0) {
    const text = viewer && isStaff(viewer.role) ? words.emptyStaffText : words.emptyText;
    return <EmptyState level={3} title={words.empty} text={text} />;
  }
  const follow = ({ id, readAt }: Shown) => {
    if (readAt === null) void run({ input: { ids: [id] } }, { keepalive: true });
    onClose();
  };
  const markAll = async () => {
    const { ok } = await run({});
    // The button goes with what it was for.
    if (ok) items.current?.focus();
  };
  return (
    <Flex vertical gap={12}>
      {list.nodes.some(({ readAt }) => readAt === null) && (
        <Flex justify="end">
          <Button look="quiet" pending={pending} onClick={() => void markAll()}>
            {words.markAll}
          </Button>
        </Flex>
      )}
      <ul ref={items} tabIndex={-1}>
        {list.nodes.map((each) => (
          <Item key={each.id} notification={each} onFollow={() => follow(each)} />
        ))}
      </ul>
      {list.pageInfo.hasNextPage && (
        <Button look="secondary" pending={more.pending} onClick={() => void more.loadMore()}>
          {words.earlier}
        </Button>
      )}
    </Flex>
  );
}

/** What the viewer is told of, newest first, each leading to its place. */
export function NotificationList({ onClose }: { onClose: () => void }) {
  const words = useText(bellText);
  return (
    <Dialog open beside tall title={words.title} onClose={onClose}>
      <Content onClose={onClose} />
    </Dialog>
  );
}

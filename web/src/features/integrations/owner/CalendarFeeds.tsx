import { Flex } from 'antd';
import { useState } from 'react';
import {
  useCalendarFeedsQuery,
  useCloseCalendarFeedMutation,
  useRenewCalendarFeedMutation,
  type CalendarFeedsQuery,
} from '../../../graphql/generated/integrations';
import { useText } from '../../../i18n/text';
import { useKeptFocus } from '../../../lib/kept-focus';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Skeleton } from '../../../ui/Skeleton';
import { LoadFailed } from '../../../ui/LoadFailed';
import { CopyField } from '../../../ui/CopyField';
import { joinClasses } from '../../../lib/classes';
import styles from './Integrations.module.css';
import { integrationsText } from './integrations.text';
import { IntegrationSection } from './IntegrationSection';

type Feed = CalendarFeedsQuery['calendarFeeds'][number];

/** What can be done with a feed. */
function useFeed({ hallId, url }: Feed, title: string) {
  const words = useText(integrationsText).feeds;
  const refetch = ['CalendarFeeds'];
  const renew = useRenewCalendarFeedMutation({
    success: { tone: 'success', ...(url === null ? words.opened : words.renewed) },
    about: title,
    failure: words.failed,
    refetch,
  });
  const close = useCloseCalendarFeedMutation({
    success: { tone: 'success', ...words.closed },
    about: title,
    failure: words.failed,
    refetch,
  });
  const input = { hallId };
  return {
    renew: () => renew.run({ input }),
    close: () => close.run({ input }),
    pending: renew.pending || close.pending,
  };
}

function FeedControls({ feed, title }: { feed: Feed; title: string }) {
  const words = useText(integrationsText).feeds;
  const { renew, close, pending } = useFeed(feed, title);
  const [question, setQuestion] = useState<'renew' | 'close' | null>(null);
  if (feed.url === null) {
    return (
      <Button look="secondary" pending={pending} aria-label={words.openWhat(title)} onClick={() => void renew()}>
        {words.open}
      </Button>
    );
  }
  const confirm = async () => {
    await (question === 'close' ? close() : renew());
    setQuestion(null);
  };
  const isEnd = question === 'close';
  return (
    <>
      <CopyField label={words.address(title)} value={feed.url} />
      <Flex wrap gap={8}>
        <Button look="quiet" aria-label={words.renewWhat(title)} onClick={() => setQuestion('renew')}>
          {words.renew}
        </Button>
        <Button look="quiet" aria-label={words.closeWhat(title)} onClick={() => setQuestion('close')}>
          {words.close}
        </Button>
      </Flex>
      <ConfirmDialog
        open={question !== null}
        danger={isEnd}
        title={isEnd ? words.closeTitle(title) : words.renewTitle(title)}
        text={isEnd ? words.closeText : words.renewText}
        confirmLabel={isEnd ? words.close : words.renew}
        pending={pending}
        onConfirm={() => void confirm()}
        onCancel={() => setQuestion(null)}
      />
    </>
  );
}

function FeedItem({ feed }: { feed: Feed }) {
  const words = useText(integrationsText).feeds;
  const title = feed.hallId === null ? words.whole : feed.title;
  return (
    <li className={joinClasses(feed.url === null ? 'row middle apart gap-8' : 'whole-row', styles.item)}>
      <h3 className="item-title breakable">{title}</h3>
      <FeedControls feed={feed} title={title} />
    </li>
  );
}

/** Where the calendars of the business and of its halls can be subscribed to. */
export function CalendarFeeds() {
  const words = useText(integrationsText).feeds;
  const { data, error, refetch } = useCalendarFeedsQuery({ freshFor: 0 });
  const kept = useKeptFocus<HTMLUListElement>();
  return (
    <IntegrationSection id="calendar-feeds" title={words.title} text={words.text}>
      {error && !data && <LoadFailed onRetry={refetch} />}
      {!error && !data && <Skeleton height="160px" shape="box" />}
      {data && (
        <ul {...kept} className={joinClasses('stack framed clipped', styles.feeds)}>
          {data.calendarFeeds.map((feed) => (
            <FeedItem key={feed.hallId ?? 0} feed={feed} />
          ))}
        </ul>
      )}
    </IntegrationSection>
  );
}

/** The calendar feed of one hall, for its own screen. Shows nothing until its state is known. */
export function HallCalendarFeed({ hallId }: { hallId: number }) {
  const words = useText(integrationsText).feeds;
  const { data } = useCalendarFeedsQuery();
  const feed = data?.calendarFeeds.find((each) => each.hallId === hallId);
  if (!feed) return null;
  return (
    <IntegrationSection id="calendar-feed" title={words.hallTitle} text={words.hallText}>
      <FeedControls feed={feed} title={feed.title} />
    </IntegrationSection>
  );
}

import { Flex } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  useExternalCalendarsQuery,
  useRemoveExternalCalendarMutation,
  useSyncExternalCalendarMutation,
  type ExternalCalendarsQuery,
} from '../../../graphql/generated/integrations';
import { useFormat } from '../../../i18n/format';
import { useSay } from '../../../i18n/say';
import { useText } from '../../../i18n/text';
import { useKeptFocus } from '../../../lib/kept-focus';
import { paths } from '../../../lib/paths';

import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { EmptyState } from '../../../ui/EmptyState';
import { PlusIcon } from '../../../ui/icons';
import { LoadFailed } from '../../../ui/LoadFailed';
import { Skeleton } from '../../../ui/Skeleton';
import { ExternalCalendarForm } from './ExternalCalendarForm';
import { integrationsText } from './integrations.text';
import { IntegrationSection } from './IntegrationSection';

const HEADING_ID = 'external-calendars';

type ListedCalendar = ExternalCalendarsQuery['externalCalendars'][number];

/** Events that can't be read, by name. */
function UnreadEvents({ item: { problemCount, problems } }: { item: ListedCalendar }) {
  const words = useText(integrationsText).external;
  const format = useFormat();
  if (problemCount === 0) return null;
  return (
    <div className="above-6 danger medium">
      <p>{words.problems(problemCount)}</p>
      <ul>
        {problems.map(({ title, startTime, reason }, index) => (
          <li key={index}>
            <bdi>{title || words.untitled}</bdi>
            {startTime !== null && ` (${format.compactDateTime(startTime)})`}: {words.reasons[reason]}
          </li>
        ))}
      </ul>
      {problemCount > problems.length && <p>{words.moreProblems(problemCount - problems.length)}</p>}
    </div>
  );
}

/** What the owner has to look at: it can't be read, or not as a whole, or it overlaps bookings. */
function CalendarProblems({ item }: { item: ListedCalendar }) {
  const words = useText(integrationsText).external;
  const format = useFormat();
  const say = useSay();
  const { lastError, failures, syncedAt, nextSyncAt, clashCount } = item;
  return (
    <>
      {lastError !== null && (
        <p className="above-6 danger medium">
          {words.problem(say(lastError), format.compactDateTime(nextSyncAt))}{' '}
          {words.failures(failures, syncedAt === null ? null : format.compactDateTime(syncedAt))}
        </p>
      )}
      <UnreadEvents item={item} />
      {clashCount > 0 && (
        <p className="above-6 danger medium">
          {words.clashes(clashCount)}. <Link to={paths.business.calendar}>{words.seeCalendar}</Link>
        </p>
      )}
    </>
  );
}

function CalendarItem({ item, onRemove }: { item: ListedCalendar; onRemove: () => void }) {
  const words = useText(integrationsText).external;
  const format = useFormat();
  const { id, name, url, hallTitle, eventCount, syncedAt } = item;
  const { run, pending } = useSyncExternalCalendarMutation({
    success: { tone: 'success', ...words.synced },
    about: name,
    failure: words.notSynced,
  });
  return (
    <li>
      <Flex wrap align="center" justify="space-between" gap="8px 16px">
        <div className="grow-220">
          <h3 className="item-title breakable">
            <bdi>{name}</bdi>
          </h3>
          <Flex component="p" wrap align="center" gap="2px 14px" className="muted medium">
            <span>{hallTitle ?? words.everyHall}</span>
            <span>{words.events(eventCount)}</span>
            <span>{syncedAt === null ? words.neverRead : words.read(format.compactDateTime(syncedAt))}</span>
            <span className="code small breakable">{new URL(url).host}</span>
          </Flex>
        </div>
        <Flex wrap gap={8}>
          <Button look="quiet" pending={pending} aria-label={words.syncWhat(name)} onClick={() => void run({ id })}>
            {words.sync}
          </Button>
          <Button look="quiet" aria-label={words.removeWhat(name)} onClick={onRemove}>
            {words.remove}
          </Button>
        </Flex>
      </Flex>
      <CalendarProblems item={item} />
    </li>
  );
}

function CalendarList({ onRemove }: { onRemove: (calendar: ListedCalendar) => void }) {
  const words = useText(integrationsText).external;
  const { data, error, refetch } = useExternalCalendarsQuery({ freshFor: 0 });
  const kept = useKeptFocus<HTMLUListElement>(HEADING_ID);
  if (error && !data) return <LoadFailed onRetry={refetch} />;
  if (!data) return <Skeleton height="120px" shape="box" />;
  if (data.externalCalendars.length === 0) return <EmptyState level={3} title={words.empty} text={words.emptyText} />;
  return (
    <ul {...kept} className="framed divided">
      {data.externalCalendars.map((item) => (
        <CalendarItem key={item.id} item={item} onRemove={() => onRemove(item)} />
      ))}
    </ul>
  );
}

/** Calendars of other programs, whose events take the time of halls. */
export function ExternalCalendars() {
  const words = useText(integrationsText).external;
  const [isAdding, setIsAdding] = useState(false);
  const [removed, setRemoved] = useState<ListedCalendar | null>(null);
  const { run, pending } = useRemoveExternalCalendarMutation({
    success: { tone: 'success', ...words.removed },
    about: removed?.name,
    failure: words.notRemoved,
    refetch: ['ExternalCalendars', 'BusinessCalendar'],
  });
  return (
    <IntegrationSection
      id={HEADING_ID}
      title={words.title}
      text={words.text}
      action={
        <Button icon={<PlusIcon />} onClick={() => setIsAdding(true)}>
          {words.add}
        </Button>
      }
    >
      <CalendarList onRemove={setRemoved} />
      <ExternalCalendarForm open={isAdding} onClose={() => setIsAdding(false)} />
      <ConfirmDialog
        open={removed !== null}
        danger
        title={words.removeTitle(removed?.name ?? '')}
        text={words.removeText}
        confirmLabel={words.remove}
        pending={pending}
        onConfirm={() => removed && void run({ id: removed.id }).then(() => setRemoved(null))}
        onCancel={() => setRemoved(null)}
      />
    </IntegrationSection>
  );
}

import { Flex } from 'antd';
import { useState } from 'react';
import { joinClasses } from '../../../lib/classes';
import {
  useAddScheduleExceptionMutation,
  useRemoveScheduleExceptionMutation,
  type ExceptionFieldsFragment,
  type ViewerScheduleQuery,
} from '../../../graphql/generated/schedule';
import { useRight } from '../../../graphql/rights';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { useKeptFocus } from '../../../lib/kept-focus';
import { Card } from '../../../ui/Card';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { EmptyState } from '../../../ui/EmptyState';
import { lazyPart } from '../../../ui/lazy-part';
import { IconButton } from '../../../ui/IconButton';
import { TrashIcon } from '../../../ui/icons';
import { uiText } from '../../../ui/ui.text';
import { reportScheduleChange } from './report-change';
import { SectionHead } from './SectionHead';
import styles from './Schedule.module.css';
import { scheduleText } from './schedule.text';
import { clockInstant } from './weekdays';

const ExceptionDialog = lazyPart(() => import('./ExceptionDialog').then((module) => module.ExceptionDialog));

/** `Fri, Mar 20, 2027`, or the first and the last day of several. */
function useDays(): (exception: ExceptionFieldsFragment) => string {
  const { shortDate } = useFormat();
  const day = (text: string) => shortDate(`${text}T00:00:00Z`, 'UTC');
  return ({ firstDay, lastDay }) => (firstDay === lastDay ? day(firstDay) : `${day(firstDay)} – ${day(lastDay)}`);
}

function ExceptionRow({
  exception,
  hall,
  onRemove,
}: {
  exception: ExceptionFieldsFragment;
  hall: string;
  /** Null where the viewer may only look. */
  onRemove: (() => void) | null;
}) {
  const words = useText(scheduleText);
  const { timeRange } = useFormat();
  const days = useDays()(exception);
  const { openingTime, closingTime, note } = exception;
  const hours =
    openingTime && closingTime ? timeRange(clockInstant(openingTime), clockInstant(closingTime), 'UTC') : words.closed;
  return (
    <li className={styles.row}>
      <div>
        <h3 className="item-title">{days}</h3>
        <p className="muted medium">{note ? `${hall} · ${note}` : hall}</p>
      </div>
      <span className={joinClasses('strong figures', styles.price)}>{hours}</span>
      {onRemove && (
        <Flex component="span" className={styles.tools}>
          <IconButton label={words.removeDays(days)} icon={<TrashIcon />} onClick={onRemove} />
        </Flex>
      )}
    </li>
  );
}

/** Special days and closed dates of all halls and of single ones. */
export function ExceptionSection({ schedule }: { schedule: ViewerScheduleQuery['viewerSchedule'] }) {
  const words = useText(scheduleText);
  const mayChange = useRight('SETTINGS');
  const toDays = useDays();
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<ExceptionFieldsFragment | null>(null);
  const { undo } = useText(uiText);
  const restore = useAddScheduleExceptionMutation(reportScheduleChange(words.daysRestored, words.daysRestoreFailed));
  const { run, pending } = useRemoveScheduleExceptionMutation({
    ...reportScheduleChange(words.daysRemoved, words.daysRemoveFailed),
    success: ({ removeScheduleException: { hallId, firstDay, lastDay, openingTime, closingTime, note } }) => ({
      tone: 'success',
      ...words.daysRemoved,
      action: {
        label: undo,
        onClick: () => void restore.run({ input: { hallId, firstDay, lastDay, openingTime, closingTime, note } }),
      },
    }),
  });
  const kept = useKeptFocus<HTMLUListElement>('days-heading');
  const titles = new Map(schedule.halls.map(({ hallId, title }) => [hallId, title]));
  const remove = async () => {
    if (removed) await run({ id: removed.id });
    setRemoved(null);
  };
  return (
    <Card as="section" labelledBy="days-heading">
      <SectionHead
        id="days-heading"
        title={words.days}
        text={words.daysText}
        addLabel={words.addDays}
        onAdd={mayChange ? () => setAdding(true) : null}
      />
      {schedule.exceptions.length === 0 ? (
        <EmptyState title={words.noDays} text={words.noDaysText} />
      ) : (
        <ul {...kept} className="framed divided below">
          {schedule.exceptions.map((exception) => (
            <ExceptionRow
              key={exception.id}
              exception={exception}
              hall={exception.hallId === null ? words.allHalls : (titles.get(exception.hallId) ?? '')}
              onRemove={mayChange ? () => setRemoved(exception) : null}
            />
          ))}
        </ul>
      )}
      {isAdding && <ExceptionDialog schedule={schedule} onClose={() => setAdding(false)} />}
      <ConfirmDialog
        open={removed !== null}
        title={words.removeDaysTitle(removed ? toDays(removed) : '')}
        text={words.removeDaysText}
        confirmLabel={words.removeConfirm}
        danger
        pending={pending}
        onConfirm={() => void remove()}
        onCancel={() => setRemoved(null)}
      />
    </Card>
  );
}

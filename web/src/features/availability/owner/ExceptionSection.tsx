import { useState } from 'react';
import {
  useAddScheduleExceptionMutation,
  useRemoveScheduleExceptionMutation,
  type ExceptionFieldsFragment,
  type ViewerScheduleQuery,
} from '../../../graphql/generated/schedule';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { lazyPart } from '../../../ui/lazy-part';
import { uiText } from '../../../ui/ui.text';
import { reportScheduleChange } from './report-change';
import { ListSection } from './ListSection';
import { scheduleText } from './schedule.text';
import { clockInstant } from './weekdays';

const ExceptionDialog = lazyPart(() => import('./ExceptionDialog').then((module) => module.ExceptionDialog));

/** `Fri, Mar 20, 2027`, or the first and the last day of several. */
function useDays(): (exception: Pick<ExceptionFieldsFragment, 'firstDay' | 'lastDay'>) => string {
  const { shortDate } = useFormat();
  const day = (text: string) => shortDate(`${text}T00:00:00Z`, 'UTC');
  return ({ firstDay, lastDay }) => (firstDay === lastDay ? day(firstDay) : `${day(firstDay)} – ${day(lastDay)}`);
}

/** Special days and closed dates of all halls and of single ones. */
export function ExceptionSection({ schedule }: { schedule: ViewerScheduleQuery['viewerSchedule'] }) {
  const words = useText(scheduleText);
  const toDays = useDays();
  const [isAdding, setAdding] = useState(false);
  const { undo } = useText(uiText);
  const restore = useAddScheduleExceptionMutation({
    ...reportScheduleChange(words.daysRestored, words.daysRestoreFailed),
    about: ({ input: { firstDay, lastDay } }) => toDays({ firstDay, lastDay: lastDay ?? firstDay }),
  });
  const { run, pending } = useRemoveScheduleExceptionMutation({
    ...reportScheduleChange(words.daysRemoved, words.daysRemoveFailed),
    about: ({ id }) => schedule.exceptions.filter((each) => each.id === id).map(toDays)[0],
    success: ({ removeScheduleException: { hallId, firstDay, lastDay, openingTime, closingTime, note } }) => ({
      tone: 'success',
      ...words.daysRemoved,
      action: {
        label: undo,
        onClick: () => void restore.run({ input: { hallId, firstDay, lastDay, openingTime, closingTime, note } }),
      },
    }),
  });
  const titles = new Map(schedule.halls.map(({ hallId, title }) => [hallId, title]));
  const { timeRange } = useFormat();
  const toHours = ({ openingTime, closingTime }: ExceptionFieldsFragment) =>
    openingTime && closingTime ? timeRange(clockInstant(openingTime), clockInstant(closingTime), 'UTC') : words.closed;
  return (
    <ListSection
      id="days-heading"
      title={words.days}
      text={words.daysText}
      right="SETTINGS"
      add={{ label: words.addDays, onAdd: () => setAdding(true) }}
      empty={{ title: words.noDays, text: words.noDaysText }}
      items={schedule.exceptions}
      row={(exception) => {
        const { hallId, note } = exception;
        const hall = hallId === null ? words.allHalls : (titles.get(hallId) ?? '');
        return {
          title: toDays(exception),
          text: note ? `${hall} · ${note}` : hall,
          figure: toHours(exception),
          removeLabel: words.removeDays(toDays(exception)),
        };
      }}
      removal={{
        title: (removed) => words.removeDaysTitle(removed ? toDays(removed) : ''),
        text: words.removeDaysText,
        confirmLabel: words.removeConfirm,
        pending,
        onRemove: ({ id }) => run({ id }),
      }}
    >
      {isAdding && <ExceptionDialog schedule={schedule} onClose={() => setAdding(false)} />}
    </ListSection>
  );
}

import { PRICE_TYPE_SUFFIXES } from '@mehfil/api/domain/catalogue/price-types';
import { useState, type ReactNode } from 'react';
import {
  useAddHallShiftMutation,
  useRemoveHallShiftMutation,
  useViewerScheduleQuery,
  type ShiftFieldsFragment,
  type ViewerScheduleQuery,
} from '../../../graphql/generated/schedule';
import { useFormat } from '../../../i18n/format';
import { useLocale } from '../../../i18n/locale';
import { useSay } from '../../../i18n/say';
import { useText } from '../../../i18n/text';
import { lazyPart } from '../../../ui/lazy-part';
import { ReadAnew } from '../../../ui/ReadAnew';
import { uiText } from '../../../ui/ui.text';
import { ClosingNotes } from './ClosingNotes';
import { ListSection } from './ListSection';
import { reportScheduleChange } from './report-change';
import { scheduleText } from './schedule.text';
import { clockInstant, WEEK, weekdayNames } from './weekdays';

const ShiftDialog = lazyPart(() => import('./ShiftDialog').then((module) => module.ShiftDialog));

/** A hall in the schedule of its business. */
export type ScheduledHall = ViewerScheduleQuery['viewerSchedule']['halls'][number];

/** Removes a shift of a hall; the toast takes it back. */
function useRemoveShift({ hallId, shifts }: Pick<ScheduledHall, 'hallId' | 'shifts'>) {
  const words = useText(scheduleText);
  const { undo } = useText(uiText);
  const restore = useAddHallShiftMutation({
    ...reportScheduleChange(words.restored, words.restoreFailed),
    about: ({ input }) => input.name,
  });
  return useRemoveHallShiftMutation({
    ...reportScheduleChange(words.removed, words.removeFailed),
    about: ({ id }) => shifts.find((shift) => shift.id === id)?.name,
    success: ({ removeHallShift: { name, weekdays, startTime, endTime, price, priceType } }) => ({
      tone: 'success',
      ...words.removed,
      action: {
        label: undo,
        onClick: () => {
          const input = { name, weekdays, startTime, endTime, price, priceType };
          void restore.run({ hallId, input });
        },
      },
    }),
  });
}

/** The shifts of a hall, to add, change and remove. */
export function ShiftSection({ hall, currency }: { hall: ScheduledHall; currency: string }) {
  const words = useText(scheduleText);
  const say = useSay();
  const { money, timeRange } = useFormat();
  const locale = useLocale();
  const [edited, setEdited] = useState<ShiftFieldsFragment | 'new' | null>(null);
  const { run, pending } = useRemoveShift(hall);
  const { hallId, closingHours } = hall;
  const dialog = { hallId, closingHours, currency, onClose: () => setEdited(null) };
  return (
    <ListSection
      id="shifts-heading"
      title={words.shifts}
      text={words.shiftsText}
      right="HALLS"
      add={{ label: words.add, onAdd: () => setEdited('new') }}
      empty={{ title: words.empty, text: words.emptyText }}
      items={hall.shifts}
      row={(shift) => {
        const { name, weekdays, startTime, endTime, price, priceType } = shift;
        const hours = timeRange(clockInstant(startTime), clockInstant(endTime), 'UTC');
        const days = weekdays.length === WEEK.length ? words.everyDay : weekdayNames(weekdays, locale);
        return {
          title: name,
          text: `${hours} · ${days}`,
          note: <ClosingNotes hours={shift} closingHours={hall.closingHours} />,
          figure: `${money(price, currency)}${say(PRICE_TYPE_SUFFIXES[priceType])}`,
          edit: { label: words.edit(name), onEdit: () => setEdited(shift) },
          removeLabel: words.remove(name),
        };
      }}
      note={<p className="muted medium">{words.buffer}</p>}
      removal={{
        title: (removed) => words.removeTitle(removed?.name ?? ''),
        text: words.removeText,
        confirmLabel: words.removeConfirm,
        pending,
        onRemove: ({ id }) => run({ id }),
      }}
    >
      {edited === 'new' && <ShiftDialog {...dialog} shift={null} />}
      {edited && edited !== 'new' && (
        <EditedShift listed={edited} onClose={dialog.onClose}>
          {(shift) => <ShiftDialog {...dialog} shift={shift} />}
        </EditedShift>
      )}
    </ListSection>
  );
}

interface EditedShiftProps {
  listed: ShiftFieldsFragment;
  onClose: () => void;
  children: (shift: ShiftFieldsFragment) => ReactNode;
}

function EditedShift({ listed, onClose, children }: EditedShiftProps) {
  const words = useText(scheduleText);
  const answer = useViewerScheduleQuery({ freshFor: 0 });
  const shifts = answer.data?.viewerSchedule.halls.flatMap((hall) => hall.shifts);
  return (
    <ReadAnew
      title={words.edit(listed.name)}
      answer={answer}
      row={shifts?.find(({ id }) => id === listed.id)}
      onClose={onClose}
    >
      {children}
    </ReadAnew>
  );
}

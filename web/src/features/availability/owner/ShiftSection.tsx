import { Flex } from 'antd';
import { PRICE_TYPE_SUFFIXES } from '@mehfil/api/domain/catalogue/price-types';
import { useState } from 'react';
import { joinClasses } from '../../../lib/classes';
import {
  useAddHallShiftMutation,
  useRemoveHallShiftMutation,
  type ShiftFieldsFragment,
  type ViewerScheduleQuery,
} from '../../../graphql/generated/schedule';
import { useRight } from '../../../graphql/rights';
import { useFormat } from '../../../i18n/format';
import { INTL_LOCALE, useLocale } from '../../../i18n/locale';
import { useSay } from '../../../i18n/say';
import { useText } from '../../../i18n/text';
import { useKeptFocus } from '../../../lib/kept-focus';
import { Card } from '../../../ui/Card';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { EmptyState } from '../../../ui/EmptyState';
import { lazyPart } from '../../../ui/lazy-part';
import { IconButton } from '../../../ui/IconButton';
import { PencilIcon, TrashIcon } from '../../../ui/icons';
import { uiText } from '../../../ui/ui.text';
import { ClosingNotes, type ClosingHours } from './ClosingNotes';
import { reportScheduleChange } from './report-change';
import { SectionHead } from './SectionHead';
import styles from './Schedule.module.css';
import { scheduleText } from './schedule.text';
import { clockInstant, WEEK, weekdayNames } from './weekdays';

const ShiftDialog = lazyPart(() => import('./ShiftDialog').then((module) => module.ShiftDialog));

/** A hall in the schedule of its business. */
export type ScheduledHall = ViewerScheduleQuery['viewerSchedule']['halls'][number];

interface ShiftRowProps {
  shift: ShiftFieldsFragment;
  closingHours: ClosingHours;
  currency: string;
  /** Null where the viewer may only look. */
  tools: { onEdit: () => void; onRemove: () => void } | null;
}

function ShiftRow({ shift, closingHours, currency, tools }: ShiftRowProps) {
  const words = useText(scheduleText);
  const say = useSay();
  const { money, timeRange } = useFormat();
  const locale = INTL_LOCALE[useLocale()];
  const { name, weekdays, startTime, endTime, price, priceType } = shift;
  return (
    <li className={styles.row}>
      <div>
        <h3 className="item-title">{name}</h3>
        <p className="muted medium">
          {`${timeRange(clockInstant(startTime), clockInstant(endTime), 'UTC')} · `}
          {weekdays.length === WEEK.length ? words.everyDay : weekdayNames(weekdays, locale)}
        </p>
        <ClosingNotes hours={shift} closingHours={closingHours} />
      </div>
      <span
        className={joinClasses('strong figures', styles.price)}
      >{`${money(price, currency)}${say(PRICE_TYPE_SUFFIXES[priceType])}`}</span>
      {tools && (
        <Flex component="span" className={styles.tools}>
          <IconButton label={words.edit(name)} icon={<PencilIcon />} onClick={tools.onEdit} />
          <IconButton label={words.remove(name)} icon={<TrashIcon />} onClick={tools.onRemove} />
        </Flex>
      )}
    </li>
  );
}

/** Removes a shift of a hall; the toast takes it back. */
function useRemoveShift(hallId: number) {
  const words = useText(scheduleText);
  const { undo } = useText(uiText);
  const restore = useAddHallShiftMutation(reportScheduleChange(words.restored, words.restoreFailed));
  return useRemoveHallShiftMutation({
    ...reportScheduleChange(words.removed, words.removeFailed),
    success: ({ removeHallShift: { name, weekdays, startTime, endTime, price, priceType } }) => ({
      tone: 'success',
      ...words.removed,
      description: name,
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
  const mayChange = useRight('HALLS');
  const [edited, setEdited] = useState<ShiftFieldsFragment | 'new' | null>(null);
  const [removed, setRemoved] = useState<ShiftFieldsFragment | null>(null);
  const { run, pending } = useRemoveShift(hall.hallId);
  const kept = useKeptFocus<HTMLUListElement>('shifts-heading');
  const remove = async () => {
    if (removed) await run({ id: removed.id });
    setRemoved(null);
  };
  return (
    <Card as="section" labelledBy="shifts-heading">
      <SectionHead
        id="shifts-heading"
        title={words.shifts}
        text={words.shiftsText}
        addLabel={words.add}
        onAdd={mayChange ? () => setEdited('new') : null}
      />
      {hall.shifts.length === 0 ? (
        <EmptyState title={words.empty} text={words.emptyText} />
      ) : (
        <>
          <ul {...kept} className="framed divided below">
            {hall.shifts.map((shift) => (
              <ShiftRow
                key={shift.id}
                shift={shift}
                closingHours={hall.closingHours}
                currency={currency}
                tools={mayChange ? { onEdit: () => setEdited(shift), onRemove: () => setRemoved(shift) } : null}
              />
            ))}
          </ul>
          <p className="muted medium">{words.buffer}</p>
        </>
      )}
      {edited && (
        <ShiftDialog
          hallId={hall.hallId}
          closingHours={hall.closingHours}
          currency={currency}
          shift={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
      <ConfirmDialog
        open={removed !== null}
        title={words.removeTitle(removed?.name ?? '')}
        text={words.removeText}
        confirmLabel={words.removeConfirm}
        danger
        pending={pending}
        onConfirm={() => void remove()}
        onCancel={() => setRemoved(null)}
      />
    </Card>
  );
}

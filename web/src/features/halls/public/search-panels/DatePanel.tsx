import { PartOfDay } from '@mehfil/api/domain/halls/search-dates';
import { Segmented } from 'antd';
import { useId, useState } from 'react';
import { useText } from '../../../../i18n/text';
import { useMedia } from '../../../../lib/media';
import { Button } from '../../../../ui/Button';
import { TimeInput } from '../../../../ui/form/PickerInputs';
import { withDate, withLastDate } from '../search/date-changes';
import type { HallSearchState } from '../search/useHallSearch';
import { Chips, ManyChips } from './Chips';
import { DateCalendar, lastDayOfRange } from './DateCalendar';
import styles from './DatePanel.module.css';
import { panelsText } from './panels.text';
import { joinClasses } from '../../../../lib/classes';

type Mode = 'day' | 'range';
type Part = PartOfDay | 'any' | 'hours';

/** The hours of a function; they need a date. */
function Hours({ state: { draft, change } }: { state: HallSearchState }) {
  const words = useText(panelsText);
  const id = useId();
  const times = [
    ['startTime', words.from],
    ['endTime', words.until],
  ] as const;
  return (
    <div className={joinClasses('stack gap-16', styles.hours)}>
      {times.map(([name, label]) => (
        <div key={name}>
          <label htmlFor={`${id}-${name}`} className="below-6 small strong block">
            {label}
          </label>
          <TimeInput
            id={`${id}-${name}`}
            className="full-width"
            allowClear={false}
            value={draft[name] ?? ''}
            onChange={(time) => change({ [name]: time, partOfDay: undefined })}
          />
        </div>
      ))}
    </div>
  );
}

/** When on the day: any time, a part of it, or exact hours. */
function PartChoice({ state }: { state: HallSearchState }) {
  const { draft, change } = state;
  const words = useText(panelsText);
  const [asksHours, setAsksHours] = useState(draft.startTime !== undefined);
  const part: Part = asksHours ? 'hours' : (draft.partOfDay ?? 'any');
  const values: Part[] = ['any', ...Object.values(PartOfDay), 'hours'];
  const choose = (next: Part): void => {
    setAsksHours(next === 'hours');
    const partOfDay = next === 'any' || next === 'hours' ? undefined : next;
    change({ partOfDay, startTime: undefined, endTime: undefined });
  };
  return (
    <>
      <Chips<Part>
        label={words.partOfDay}
        value={part}
        options={values.map((value) => ({ value, label: words.parts[value] }))}
        onChange={choose}
      />
      {asksHours && <Hours state={state} />}
    </>
  );
}

interface DatePanelProps {
  state: HallSearchState;
  /** There is room for two months. */
  isWide?: boolean;
}

/** A day, or any day of a range, with the time of day: any Saturday evening of a month, for example. */
export function DatePanel({ state, isWide = false }: DatePanelProps) {
  const { draft, change } = state;
  const words = useText(panelsText);
  const hasRoom = useMedia('(width >= 1200px) and (height >= 760px)') && isWide;
  const [mode, setMode] = useState<Mode>(draft.lastDate === undefined ? 'day' : 'range');
  const pick = (day: string): void => {
    const { date, lastDate } = draft;
    if (mode === 'range' && date && !lastDate && day > date) {
      const last = lastDayOfRange(date);
      change(withLastDate(day < last ? day : last, draft));
    } else change(withDate(day === date && !lastDate ? '' : day));
  };
  return (
    <div className={joinClasses('stack gap-16', styles.panel)}>
      <div className="row middle apart gap-8 touchable">
        <Segmented<Mode>
          aria-label={words.date.mode}
          value={mode}
          options={(['day', 'range'] as const).map((value) => ({ value, label: words.date.modes[value] }))}
          onChange={(next) => {
            setMode(next);
            if (next === 'day') change({ lastDate: undefined, weekdays: undefined });
          }}
        />
        {/* Keeps its place without a date: nothing moves under the finger that chooses one. */}
        <Button look="quiet" className={draft.date ? undefined : styles.absent} onClick={() => change(withDate(''))}>
          {words.date.clear}
        </Button>
      </div>
      <DateCalendar draft={draft} months={hasRoom ? 2 : 1} onPick={pick} />
      <p
        className={mode === 'range' && draft.date && !draft.lastDate ? 'muted small centered' : 'visually-hidden'}
        role="status"
      >
        {mode === 'range' && draft.date && !draft.lastDate && words.date.pickLast}
      </p>
      {draft.lastDate && (
        <ManyChips
          label={words.weekdays}
          values={draft.weekdays ?? []}
          options={words.days.map((label, value) => ({ value, label }))}
          onChange={(days) => change({ weekdays: days.length > 0 ? [...days].sort() : undefined })}
        />
      )}
      {draft.date && <PartChoice state={state} />}
    </div>
  );
}

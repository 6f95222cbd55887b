import type { ShiftHours } from '@mehfil/api/domain/availability/shifts';
import { addDays } from '@mehfil/api/domain/time/days';
import { localDay, localTime, toInstant } from '@mehfil/api/domain/time/zone';
import { joinWaitingListSchema } from '@mehfil/api/domain/waiting-list/inputs';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useJoinWaitingListMutation, type ViewerWaitingListQuery } from '../../../graphql/generated/waiting-list';
import { useFormat } from '../../../i18n/format';
import { namesText } from '../../../i18n/names.text';
import { useText } from '../../../i18n/text';
import { useEventCriteria } from '../../../lib/event-criteria';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { AppForm } from '../../../ui/form/AppForm';
import { DialogActions } from '../../../ui/form/DialogActions';
import { NumberField } from '../../../ui/form/NumberField';
import { SelectField } from '../../../ui/form/SelectField';
import { bookingText } from '../booking.text';
import { useBookingTimes } from '../booking-times';
import type { BookableHall } from '../hall-terms';
import type { Day, Month } from '../month';
import { waitingText } from '../waiting.text';
import { NO_HOURS, toLimits } from './time-presets';
import { areOffered, endOptions, startOptions, type AskedHours, type DayShift } from './times';
import { VIEWER_WAITING_QUERIES } from './viewer-queries';
import { useWaitingList } from './useWaitingList';

interface Values {
  startTime: string;
  endTime: string;
  guestCount: number | null;
}

/** What somebody would wait for on a day: a shift that is taken, or hours. */
interface Awaited {
  hall: BookableHall;
  month: Month;
  day: Day;
  shift: DayShift | null;
  /** The next day as well, which an evening may run into. */
  days: readonly Day[];
  /** Hours that were chosen or searched for, at any minute. */
  asked: readonly AskedHours[];
}

/** What is sent: a shift with its date, or hours as instants. */
function toInput({ startTime, endTime, guestCount }: Partial<Values>, { hall, month, day, shift }: Awaited) {
  const guests = { hallId: hall.id, guestCount: guestCount ?? 0 };
  if (shift) return { ...guests, shiftId: shift.shiftId, date: day.date };
  const at = (date: string, time: string) => toInstant(date, time, month.timeZone).toISOString();
  const endDay = startTime && endTime && endTime <= startTime ? addDays(day.date, 1) : day.date;
  return {
    ...guests,
    startTime: startTime ? at(day.date, startTime) : null,
    endTime: endTime ? at(endDay, endTime) : null,
  };
}

type Entry = ViewerWaitingListQuery['viewerWaitingList']['nodes'][number];

/** Entries of the viewer for this hall that aren't over, for a shift or for any hours of a day. */
function findEntries(
  entries: readonly Entry[],
  { hall, day, shift }: Pick<Awaited, 'hall' | 'day' | 'shift'>,
): Entry[] {
  const isOpen = ({ hallId, state }: Entry) => hallId === hall.id && (state === 'WAITING' || state === 'OFFERED');
  const isFor = ({ date, startTime, endTime }: Entry) =>
    shift
      ? Date.parse(startTime) < Date.parse(shift.endTime) && Date.parse(endTime) > Date.parse(shift.startTime)
      : date === day.date;
  return entries.filter((entry) => isOpen(entry) && isFor(entry));
}

interface JoinWaitingListProps extends Omit<Awaited, 'shift' | 'asked'> {
  guests: number;
  /** The hours that are chosen so far. */
  chosen: AskedHours;
}

/** For each taken shift of a day, or for hours of it, where its owner holds times: a way onto the list, or the place on it. */
export function JoinWaitingList(props: JoinWaitingListProps) {
  const { month, day, chosen } = props;
  // The address follows what is chosen; what it asked for at first stays on offer.
  const [searched] = useState(useEventCriteria().criteria);
  const [shown, setShown] = useState<{ shift: DayShift | null } | null>(null);
  const taken = day.shifts.filter(({ status }) => status === 'TAKEN');
  const isOffered = month.holdHours > 0 && (month.sellsShifts ? taken.length > 0 : day.taken.length > 0);
  const { data, error } = useWaitingList(!isOffered);
  // Who waits already isn't offered to: until that is known, nothing is.
  if (!isOffered || (!data && !error)) return null;
  return (
    <div className="stack starting gap-8">
      {(month.sellsShifts ? taken : [null]).map((shift) => (
        <ListOf
          key={shift?.shiftId ?? 'hours'}
          shift={shift}
          entries={findEntries(data?.viewerWaitingList.nodes ?? [], { ...props, shift })}
          onJoin={() => setShown({ shift })}
        />
      ))}
      {shown && <JoinDialog {...props} asked={[chosen, searched]} shift={shown.shift} onClose={() => setShown(null)} />}
    </div>
  );
}

interface ListOfProps {
  shift: DayShift | null;
  /** Of the viewer, for this time. */
  entries: readonly Entry[];
  onJoin: () => void;
}

function ListOf({ shift, entries, onJoin }: ListOfProps) {
  const { name: toRead } = useText(namesText);
  const words = useText(waitingText);
  // Who waits for some hours of a day may wait for others of it too.
  const canJoin = !shift || entries.length === 0;
  return (
    <>
      {entries.map((entry) => (
        <Joined key={entry.id} entry={entry} />
      ))}
      {canJoin && (
        <>
          <Button look="secondary" onClick={onJoin}>
            {shift ? words.joinFor(toRead(shift.name)) : words.join}
          </Button>
          <p className="below-8 muted small">{words.hint}</p>
        </>
      )}
    </>
  );
}

/** The viewer's place, or until when the time is held, by the shift or the hours. */
function Joined({ entry }: { entry: Entry }) {
  const words = useText(waitingText);
  const { compactDateTime } = useFormat();
  const { range } = useBookingTimes(entry);
  const { place, offeredUntil, timeZone } = entry;
  const { title, description } = words.joined(place);
  return (
    <p className="below-8 muted small">
      {`${range}: `}
      {offeredUntil ? words.offered(compactDateTime(offeredUntil, timeZone)) : `${title}. ${description}`}
    </p>
  );
}

/** The day within its opening hours, taken ones too, with what was asked for and what is taken beside the half hours. */
function toOpenDay({ day, days, month, asked }: Awaited) {
  const taken = day.taken
    .filter(({ startTime }) => localDay(new Date(startTime), month.timeZone) === day.date)
    .map(({ startTime, endTime }) => ({
      startTime: localTime(new Date(startTime), month.timeZone),
      endTime: localTime(new Date(endTime), month.timeZone),
    }));
  const open = days.map((each) => ({ ...each, free: each.opening ? [each.opening] : [] }));
  return { date: day.date, days: open, limits: toLimits(month, [...asked, ...taken]) };
}

/** The hours that were asked for, unless they are free. */
function findAskedHours(awaited: Awaited): ShiftHours {
  const open = toOpenDay(awaited);
  const isTaken = (hours: AskedHours) => areOffered(hours, open) && !areOffered(hours, { ...open, days: awaited.days });
  const { startTime = '', endTime = '' } = awaited.asked.find(isTaken) ?? NO_HOURS;
  return { startTime, endTime };
}

function JoinDialog({ guests, onClose, ...awaited }: Awaited & { guests: number; onClose: () => void }) {
  const words = useText(waitingText);
  const { hall, day, month, shift } = awaited;
  const { run } = useJoinWaitingListMutation({
    success: ({ joinWaitingList: { place } }) => ({ tone: 'success', ...words.joined(place) }),
    about: hall.title,
    failure: { ...words.joinFailed, always: true },
    refetch: VIEWER_WAITING_QUERIES,
  });
  const [schema] = useState(() =>
    joinWaitingListSchema.transform((values: Partial<Values>) => toInput(values, awaited)),
  );
  const times = useBookingTimes({
    startTime: shift?.startTime ?? `${day.date}T00:00:00Z`,
    endTime: shift?.endTime ?? `${day.date}T00:00:00Z`,
    timeZone: shift ? month.timeZone : 'UTC',
    shiftName: shift?.name ?? null,
  });
  const capacity = hall.capacity ?? 1;
  const initialValues: Values = {
    ...(shift ? NO_HOURS : findAskedHours(awaited)),
    guestCount: guests > 0 ? guests : null,
  };
  return (
    <Dialog open startsInField title={words.join} onClose={onClose}>
      <p className="stack gap-2 below-8">
        <strong>{hall.title}</strong>
        <span>{shift ? times.dateAndRange : times.date}</span>
      </p>
      <p className="below-8 muted small">{words.dialogText}</p>
      <AppForm<Values>
        initialValues={initialValues}
        schema={schema}
        label={words.join}
        onSubmit={async (values, form) => {
          const { ok } = await run({ input: toInput(values, awaited) }, { form });
          if (ok) onClose();
        }}
      >
        {({ isSubmitting }) => (
          <>
            {!shift && <HourFields {...awaited} />}
            <NumberField name="guestCount" label={words.guests} min={1} max={capacity} precision={0} required />
            <DialogActions label={words.join} pendingLabel={words.joining} pending={isSubmitting} onCancel={onClose} />
          </>
        )}
      </AppForm>
    </Dialog>
  );
}

/** Start and end within the opening hours. */
function HourFields(awaited: Awaited) {
  const words = useText(waitingText);
  const { endOption } = useText(bookingText).when;
  const format = useFormat();
  const { values } = useFormikContext<Values>();
  const { date, days, limits } = toOpenDay(awaited);
  const time = (text: string) => format.time(`2000-01-01T${text}:00Z`, 'UTC');
  const starts = startOptions(date, days, limits).map((value) => ({ value, label: time(value) }));
  const ends = endOptions(date, values.startTime, days, limits).map((end) => ({
    value: end.time,
    label: endOption(time(end.time), end.hours, end.nextDay),
  }));
  return (
    <div className="fields">
      <SelectField name="startTime" label={words.start} placeholder={words.choose} options={starts} required />
      <SelectField name="endTime" label={words.end} placeholder={words.choose} options={ends} required />
    </div>
  );
}

import { Flex } from 'antd';
import { useState } from 'react';
import { useUnblockMutation } from '../../../../graphql/generated/business-calendar';
import { useFormat } from '../../../../i18n/format';
import { namesText } from '../../../../i18n/names.text';
import { useText } from '../../../../i18n/text';
import { useKeptFocus } from '../../../../lib/kept-focus';
import { paths } from '../../../../lib/paths';
import { Button, ButtonLink } from '../../../../ui/Button';
import { Card } from '../../../../ui/Card';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog';
import { ContinuedIcon, PrintIcon } from '../../../../ui/icons';
import { Skeleton } from '../../../../ui/Skeleton';
import { AcceptedNote } from '../../AcceptedNote';
import { HoldNote } from '../../HoldNote';
import { businessBookingsText } from '../business-bookings.text';
import { canDecline } from '../can-decline';
import type { OwnerAction } from '../useBookingColumns';
import { BookingDialogs, type OpenedBooking } from './BookingDialogs';
import { calendarText } from './calendar.text';
import type { CalendarBlock, CalendarBooking, DayEntries, Entry, SpecialDay } from './calendar-view';
import type { HallName } from './calendar-view';
import { EntryTag } from './EntryMark';
import { SpecialDays } from './SpecialDays';
import { useEntryWords } from './useEntryWords';

/** What a change of blocked times makes old. */
export const BLOCK_REFETCH = ['BusinessCalendar', 'OwnerActivity'];

export interface DayPanelProps {
  day: string;
  today: string;
  zone: string;
  hallId: number | null;
  halls: readonly HallName[];
  /** Null while they are loading. */
  held: DayEntries | null;
  special: readonly SpecialDay[];
  onAdd: (day: string, hallId: number | null) => void;
  onBlock: (day: string, hallId: number | null) => void;
}

type Unblocking = { entry: Entry & { kind: 'block' } };

/** Everything of one day, with what can be done about it. */
export function DayPanel({ day, today, zone, hallId, halls, held, special, onAdd, onBlock }: DayPanelProps) {
  const words = useText(calendarText);
  const [opened, setOpened] = useState<OpenedBooking | null>(null);
  const [unblocking, setUnblocking] = useState<Unblocking | null>(null);
  const kept = useKeptFocus<HTMLUListElement>('calendar-day');
  const entries = held?.own;
  const continued = held?.continued ?? [];
  const hasFunction = [...(entries ?? []), ...continued].some(
    (entry) => entry.kind === 'booking' && entry.booking.status === 'CONFIRMED',
  );
  return (
    <Card as="section" labelledBy="calendar-day" className="stack gap-16">
      <DayHead {...{ day, today, hallId, onAdd, onBlock }} hasFunction={hasFunction} />
      <SpecialDays special={special} halls={halls} />
      {!entries && <Skeleton height="120px" shape="box" />}
      {continued.length > 0 && (
        <Flex
          component="section"
          vertical
          gap={4}
          className="notice tone-neutral ink"
          aria-labelledby="calendar-continued"
        >
          <Flex id="calendar-continued" component="h3" align="center" gap={6} className="item-title muted">
            <ContinuedIcon size={16} />
            {words.continued}
          </Flex>
          <ul>
            {continued.map((entry) => (
              <ContinuedEntry
                key={entry.key}
                {...{ entry, day, zone, halls }}
                onOpen={() => setOpened({ action: 'details', id: entry.booking.id })}
              />
            ))}
          </ul>
        </Flex>
      )}
      {entries?.length === 0 && continued.length === 0 && (
        <p className="muted">{day < today ? words.closedNothing : words.nothing}</p>
      )}
      {entries && entries.length > 0 && (
        <ul {...kept} className="stack gap-16">
          {entries.map((entry) => (
            <DayEntry
              key={entry.key}
              {...{ entry, day, zone, halls }}
              onAct={(action, { id }) => setOpened({ action, id })}
              onUnblock={(block) => setUnblocking({ entry: { ...entry, kind: 'block', block } })}
            />
          ))}
        </ul>
      )}
      <BookingDialogs opened={opened} onClose={() => setOpened(null)} />
      {unblocking && (
        <UnblockDialog entry={unblocking.entry} zone={zone} halls={halls} onClose={() => setUnblocking(null)} />
      )}
    </Card>
  );
}

interface DayHeadProps extends Pick<DayPanelProps, 'day' | 'today' | 'hallId' | 'onAdd' | 'onBlock'> {
  /** Whether a sheet of the day's functions has something to show. */
  hasFunction: boolean;
}

function DayHead({ day, today, hallId, onAdd, onBlock, hasFunction }: DayHeadProps) {
  const words = useText(calendarText);
  const { shortDate } = useFormat();
  return (
    <Flex vertical gap={12}>
      <h2 id="calendar-day" className="heading-22" aria-live="polite">
        {shortDate(`${day}T00:00:00Z`, 'UTC')}
      </h2>
      <Flex wrap gap={8}>
        {day >= today && (
          <>
            <Button onClick={() => onAdd(day, hallId)}>{words.add}</Button>
            <Button look="secondary" onClick={() => onBlock(day, hallId)}>
              {words.block}
            </Button>
          </>
        )}
        {hasFunction && (
          <ButtonLink look="quiet" icon={<PrintIcon />} to={paths.business.functionSheet(day, hallId)}>
            {words.sheet}
          </ButtonLink>
        )}
      </Flex>
    </Flex>
  );
}

interface ContinuedEntryProps extends Pick<DayEntryProps, 'day' | 'zone' | 'halls'> {
  entry: DayEntries['continued'][number];
  onOpen: () => void;
}

/** A booking of the day before that runs into this one: what can be done about it stands there. */
function ContinuedEntry({ entry, day, zone, halls, onOpen }: ContinuedEntryProps) {
  const words = useText(calendarText);
  const { when, halls: where } = useEntryWords(zone, halls)(entry, day);
  const { customerName, hallTitle } = entry.booking;
  return (
    <Flex component="li" wrap align="center" justify="space-between" gap="0 12px" className="medium breakable">
      <p>
        <bdi>{where}</bdi>, {when}
      </p>
      <Button look="quiet" aria-label={words.actionOn(words.details, `${customerName}, ${hallTitle}`)} onClick={onOpen}>
        {words.details}
      </Button>
    </Flex>
  );
}

interface DayEntryProps {
  entry: Entry;
  day: string;
  zone: string;
  halls: readonly HallName[];
  onAct: (action: OwnerAction, booking: CalendarBooking) => void;
  onUnblock: (block: CalendarBlock) => void;
}

function DayEntry({ entry, day, zone, halls, onAct, onUnblock }: DayEntryProps) {
  const names = useText(namesText);
  const words = useText(calendarText);
  const { when, halls: where } = useEntryWords(zone, halls)(entry, day);
  return (
    <Flex component="li" vertical gap={6} className="line-above inside-16 narrowable">
      <Flex wrap align="center" justify="space-between" gap="6px 12px">
        <h3 className="item-title breakable">{where}</h3>
        <EntryTag entry={entry} />
      </Flex>
      <p className="figures">
        {entry.kind === 'booking' && entry.booking.shiftName && (
          <>
            <bdi>{names.name(entry.booking.shiftName)}</bdi>
            {names.listed}
          </>
        )}
        {when}
      </p>
      {entry.kind === 'booking' ? (
        <>
          <p className="muted">
            <bdi>{entry.booking.customerName}</bdi> · {words.guests(entry.booking.guestCount)}
          </p>
          {entry.booking.customerContact && (
            <a
              href={entry.booking.customerContact.dialerUrl}
              aria-label={words.call(entry.booking.customerName, entry.booking.customerContact.national)}
            >
              <bdi dir="ltr">{entry.booking.customerContact.national}</bdi>
            </a>
          )}
          <HoldNote booking={entry.booking} />
          <BookingActions booking={entry.booking} onAct={(action) => onAct(action, entry.booking)} />
        </>
      ) : entry.kind === 'external' ? (
        <>
          {entry.event.title && <p className="quoted lines breakable">{entry.event.title}</p>}
          <p className="muted">{words.fromCalendar(entry.event.calendarName)}</p>
        </>
      ) : (
        <>
          {entry.block.note && <p className="quoted lines breakable">{entry.block.note}</p>}
          <Flex wrap gap={8}>
            <Button
              look="secondary"
              aria-label={words.actionOn(words.unblock, `${where}, ${when}`)}
              onClick={() => onUnblock(entry.block)}
            >
              {words.unblock}
            </Button>
          </Flex>
        </>
      )}
    </Flex>
  );
}

function BookingActions({ booking, onAct }: { booking: CalendarBooking; onAct: (action: OwnerAction) => void }) {
  const words = useText(calendarText);
  const answers = useText(businessBookingsText);
  const approve = booking.waitsForDiscount ? answers.approveDiscount : words.approve;
  const about = (action: string) => words.actionOn(action, `${booking.customerName}, ${booking.hallTitle}`);
  return (
    <Flex wrap gap={8}>
      {!booking.viewerCanAnswer ? (
        booking.waitsForDiscount && <p className="muted">{answers.ownersDiscount}</p>
      ) : booking.acceptedAt ? (
        <AcceptedNote isFunction={booking.group !== null} />
      ) : (
        <Button aria-label={about(approve)} onClick={() => onAct('approve')}>
          {approve}
        </Button>
      )}
      {canDecline(booking) && (
        <Button look="secondary" aria-label={about(words.decline)} onClick={() => onAct('decline')}>
          {words.decline}
        </Button>
      )}
      <Button look="quiet" aria-label={about(words.details)} onClick={() => onAct('details')}>
        {words.details}
      </Button>
    </Flex>
  );
}

interface UnblockDialogProps {
  entry: Entry & { kind: 'block' };
  zone: string;
  halls: readonly HallName[];
  onClose: () => void;
}

function UnblockDialog({ entry, zone, halls, onClose }: UnblockDialogProps) {
  const words = useText(calendarText);
  const { unblockDialog: dialog } = words;
  const { shortDate } = useFormat();
  const { when, halls: where } = useEntryWords(zone, halls)(entry);
  const { run, pending } = useUnblockMutation({
    success: { tone: 'success', ...words.unblockedDone },
    about: `${shortDate(entry.start, zone)}, ${when}`,
    failure: { ...words.unblockFailed, always: true },
    refetch: BLOCK_REFETCH,
  });
  return (
    <ConfirmDialog
      open
      title={dialog.title}
      text={dialog.text(`${shortDate(entry.start, zone)}, ${when}`, where)}
      confirmLabel={dialog.confirm}
      pending={pending}
      onConfirm={() => void run({ id: entry.block.id }).then(onClose)}
      onCancel={onClose}
    />
  );
}

import { useFormat } from '../../../../i18n/format';
import { namesText } from '../../../../i18n/names.text';
import { useText } from '../../../../i18n/text';
import { joinClasses } from '../../../../lib/classes';
import { PlusIcon } from '../../../../ui/icons';
import { isMovable } from './calendar-drag';
import { calendarText } from './calendar.text';
import { getNote, type Entry } from './calendar-view';
import { toTone } from './entry-tone';
import { EntryMark } from './EntryMark';
import type { LedgerCell } from './ledger-cells';
import styles from './Ledger.module.css';

/** A cell that was pressed. */
export interface CellPress extends Pick<LedgerCell, 'entries' | 'hours'> {
  day: string;
  hallId: number;
}

/** What makes the button of a cell a place of the grid's keys. */
export interface PlaceProps {
  'data-place': string;
  tabIndex: number;
}

/** Entries that a cell names. */
const NAMED = 2;

interface LedgerCellProps {
  day: string;
  zone: string;
  cell: LedgerCell;
  /** Of a day that is over: nothing is entered there any more. */
  isOver: boolean;
  place: PlaceProps;
  onPress: (press: CellPress) => void;
}

/** A hall's shift on a date: free, or with who has it. */
export function LedgerCellView({ day, zone, cell, isOver, place, onPress }: LedgerCellProps) {
  const words = useText(calendarText);
  const names = useText(namesText);
  const { state, entries, hours } = cell;
  const { hall, shiftName } = cell.column;
  const { shortDate } = useFormat();
  const date = shortDate(`${day}T00:00:00Z`, 'UTC');
  const where = [date, hall.title, shiftName !== null && names.name(shiftName)].filter(Boolean).join(names.listed);
  const isInert = entries.length === 0 && (isOver || state === 'closed');
  return (
    <td role="gridcell" data-hall={hall.id} className={joinClasses(styles.cell, styles[state])}>
      <button
        type="button"
        className={`stack packed gap-2 anchor bare full-width full-height touchable ${styles.button}`}
        aria-disabled={isInert || undefined}
        onClick={() => !isInert && onPress({ day, hallId: hall.id, entries, hours })}
        {...place}
      >
        <span className="visually-hidden">{`${where}: `}</span>
        {/* Where the columns have no heads. */}
        <span className={`breakable ${styles.where}`} aria-hidden="true">
          <bdi>{hall.title}</bdi>
          {shiftName !== null && (
            <>
              {names.listed}
              <bdi>{names.name(shiftName)}</bdi>
            </>
          )}
        </span>
        <span className="stack gap-4">
          {entries.slice(0, NAMED).map((entry) => (
            <EntryLine key={entry.key} entry={entry} zone={zone} hallId={hall.id} withHours={hours === null} />
          ))}
          {entries.length > NAMED && <span className="small">{words.more(entries.length - NAMED)}</span>}
          {entries.length === 0 && <Nothing isClosed={state === 'closed'} isOver={isOver} />}
        </span>
      </button>
    </td>
  );
}

function Nothing({ isClosed, isOver }: { isClosed: boolean; isOver: boolean }) {
  const words = useText(calendarText);
  if (isClosed)
    return (
      <span className={joinClasses('beside middle gap-4 size-13 muted', styles.none)}>{words.special.closed}</span>
    );
  if (isOver) return <span className="visually-hidden">{words.over}</span>;
  return (
    <span className={joinClasses('beside middle gap-4 size-13 muted', styles.none)}>
      <PlusIcon size={14} />
      <span className={styles.free}>{words.free}</span>
    </span>
  );
}

interface EntryLineProps {
  entry: Entry;
  zone: string;
  /** The hall in whose cell it stands, which may only share space with its own. */
  hallId: number;
  withHours: boolean;
}

/** Who has it, how many come, and how sure it is. */
function EntryLine({ entry, zone, hallId, withHours }: EntryLineProps) {
  const words = useText(calendarText);
  const { number, time } = useFormat();
  const tone = toTone(entry);
  const who = entry.kind === 'booking' ? entry.booking.customerName : getNote(entry);
  const facts = [
    entry.kind === 'booking' && entry.booking.hallId !== hallId && words.takenBy(entry.booking.hallTitle),
    withHours && time(entry.start, zone).replace(':00', ''),
    entry.kind === 'booking' && number(entry.booking.guestCount),
    words.legend[tone],
  ];
  return (
    <span className={joinClasses('stack', isMovable(entry) && styles.movable)} data-entry={entry.key}>
      <span className={joinClasses('beside middle gap-6 strong breakable', styles.who)}>
        <EntryMark tone={tone} />
        <bdi>{who || words.blocked}</bdi>{' '}
      </span>
      <span className={joinClasses('size-13 muted figures', styles.facts)}>
        {facts.filter(Boolean).join(' · ')}
      </span>{' '}
    </span>
  );
}

import { Flex } from 'antd';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { calendarText } from './calendar.text';
import type { HallName, SpecialDay } from './calendar-view';
import styles from './SpecialDays.module.css';
import { joinClasses } from '../../../../lib/classes';

/** What special days make of a day, in few words; null on an ordinary one. */
export function useSpecialLabel(): (special: readonly SpecialDay[], hallId: number | null) => string | null {
  const { special: words } = useText(calendarText);
  return (special, hallId) => {
    const closed = special.filter(({ openingTime }) => openingTime === null);
    if (closed.some((each) => each.hallId === hallId || each.hallId === null)) return words.closed;
    if (closed.length > 0) return words.partly;
    return special.length > 0 ? words.hours : null;
  };
}

/** The label of a day in the calendar's views. */
export function SpecialLabel({ special, hallId }: { special: readonly SpecialDay[]; hallId: number | null }) {
  const label = useSpecialLabel()(special, hallId);
  return label && <span className={joinClasses('from-start bordered muted', styles.label)}>{label}</span>;
}

/** Each special day of a day: which halls are closed, or open when, with the owner's note. */
export function SpecialDays({ special, halls }: { special: readonly SpecialDay[]; halls: readonly HallName[] }) {
  const words = useText(calendarText);
  const { timeRange } = useFormat();
  if (special.length === 0) return null;
  const at = (clock: string) => `2000-01-01T${clock}:00Z`;
  return (
    <Flex component="ul" vertical gap={4} className="bordered rounded padded-12-16" aria-label={words.special.title}>
      {special.map(({ id, hallId, openingTime, closingTime, note }) => {
        const hall = hallId === null ? words.everyHall : halls.find((each) => each.id === hallId)?.title;
        const where = hall ?? words.unknownHall;
        return (
          <li key={id}>
            {openingTime === null || closingTime === null
              ? words.special.closedFor(where)
              : words.special.openFor(where, timeRange(at(openingTime), at(closingTime), 'UTC'))}
            {note && <span className="muted breakable block">{note}</span>}
          </li>
        );
      })}
    </Flex>
  );
}

import { useFormat } from '../../i18n/format';
import { useText } from '../../i18n/text';
import styles from './Functions.module.css';
import { functionFactsText } from './function-facts.text';
import type { ListedBooking } from './invoice-data';

type State = NonNullable<ListedBooking['group']>['functions'][number];

/** Where a function stands, in the words of its row. */
export function useFunctionState(): (each: Pick<State, 'status' | 'isAccepted'>) => string {
  const { state } = useText(functionFactsText);
  return ({ status, isAccepted }) => {
    if (status === 'CONFIRMED') return state.confirmed;
    if (status === 'CANCELLED') return state.cancelled;
    return isAccepted ? state.accepted : state.waiting;
  };
}

/** That a booking is one of several functions, and how the others stand; nothing for a single one. */
export function FunctionsNote({ booking }: { booking: Pick<ListedBooking, 'group' | 'timeZone' | 'status'> }) {
  const words = useText(functionFactsText);
  const { compactDateTime, day } = useFormat();
  const describeState = useFunctionState();
  const { group, timeZone } = booking;
  if (!group) return null;
  return (
    <section className={styles.note} aria-label={words.note.title(group.name)}>
      <p className={styles.name}>{words.note.title(group.name)}</p>
      {group.status === 'WAITING' && <p>{words.note.waits(compactDateTime(group.answerBy, timeZone))}</p>}
      <ul>
        {group.functions.map((each, index) => (
          <li key={`${each.date}-${index}`} className={styles.facts}>
            <span>{words.names[each.functionName]}</span>
            <span>{day(each.date)}</span>
            <span>{describeState(each)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

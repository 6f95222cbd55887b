import { Flex } from 'antd';
import { CANCELLATION_LABELS, CancellationReason } from '@mehfil/api/domain/bookings/transitions';
import { useFormat } from '../../i18n/format';
import { useSay } from '../../i18n/say';
import { useText } from '../../i18n/text';
import { functionFactsText } from './function-facts.text';
import type { ListedBooking } from './invoice-data';

type State = NonNullable<ListedBooking['group']>['functions'][number];

interface FunctionState extends Pick<State, 'status' | 'isAccepted'> {
  /** Where it is known. */
  cancellationReason?: ListedBooking['cancellationReason'];
}

/** Where a function stands, in the words of its row and of its booking. */
export function useFunctionState(): (each: FunctionState) => string {
  const { state } = useText(functionFactsText);
  const say = useSay();
  return ({ status, isAccepted, cancellationReason }) => {
    if (status === 'CONFIRMED') return state.confirmed;
    if (status === 'CANCELLED') {
      return cancellationReason ? say(CANCELLATION_LABELS[CancellationReason[cancellationReason]]) : state.cancelled;
    }
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
    <Flex
      component="section"
      vertical
      gap={8}
      className="well notice above-16 below"
      aria-label={words.note.title(group.name)}
    >
      <p className="strong">{words.note.title(group.name)}</p>
      {group.status === 'WAITING' && <p>{words.note.waits(compactDateTime(group.answerBy, timeZone))}</p>}
      <ul>
        {group.functions.map((each, index) => (
          <li key={`${each.date}-${index}`} className="row gap-4-20 narrowable">
            <span>{words.names[each.functionName]}</span>
            <span>{day(each.date)}</span>
            <span>{describeState(each)}</span>
          </li>
        ))}
      </ul>
    </Flex>
  );
}

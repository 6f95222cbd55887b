import { useText } from '../../i18n/text';
import { functionFactsText } from './function-facts.text';
import { holdText } from './hold.text';

/** Stands where the owner could accept a request: they have, and its payment or the other functions are still to come. */
export function AcceptedNote({ isFunction }: { isFunction: boolean }) {
  const { note } = useText(functionFactsText);
  const { accepted } = useText(holdText);
  return <span>{isFunction ? note.accepted : accepted}</span>;
}

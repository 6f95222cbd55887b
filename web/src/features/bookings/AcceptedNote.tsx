import { useText } from '../../i18n/text';
import { functionFactsText } from './function-facts.text';

/** Stands where the owner could accept a function: they have, and the others haven't yet. */
export function AcceptedNote() {
  const { note } = useText(functionFactsText);
  return <span>{note.accepted}</span>;
}

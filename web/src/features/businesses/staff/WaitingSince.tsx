import { useText } from '../../../i18n/text';
import { pageClock } from '../../../lib/clock';
import { ageInWords } from '../../../lib/age';
import { businessesText } from './businesses.text';

/** For how long an application has waited. */
export function WaitingSince({ at }: { at: string }) {
  const words = useText(businessesText);
  return <p className="muted">{words.waiting(ageInWords(at, pageClock(), words.age))}</p>;
}

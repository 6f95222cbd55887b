import { GROUP_LIMITS } from '@mehfil/api/domain/bookings/limits';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { paths } from '../../../lib/paths';
import { PlainButtonLink } from '../../../ui/PlainButton';
import type { DraftedFunction } from '../function-basket';
import { functionFactsText } from '../function-facts.text';
import { functionsText } from '../functions.text';
import styles from './PlannedFunctions.module.css';
import { plannedText } from './planned.text';
import { joinClasses } from '../../../lib/classes';

/** When a chosen hall is asked for, and for how many guests: the search above may be for another day or number by now. */
function Particulars({ drafted: { startTime, endTime, timeZone, guestCount } }: { drafted: DraftedFunction }) {
  const words = useText(plannedText);
  const { number, shortDate, timeRange } = useFormat();
  const parts = [
    shortDate(startTime, timeZone),
    timeRange(startTime, endTime, timeZone),
    words.guests(number(guestCount)),
  ];
  return <span className="muted block">{parts.join(' · ')}</span>;
}

/** The halls that were chosen so far, at the foot of the screen, and the way to ask for them together. */
export function PlannedFunctions({ functions }: { functions: readonly DraftedFunction[] }) {
  const words = useText(plannedText);
  const { names } = useText(functionFactsText);
  const { together } = useText(functionsText);
  if (functions.length === 0) return null;
  return (
    <section className={joinClasses('row middle apart bordered rounded-card', styles.bar)} aria-label={words.title}>
      <ul className="small narrowable">
        {functions.map((drafted, index) => (
          <li key={`${drafted.functionName}-${drafted.hallId}-${index}`}>
            <b>{names[drafted.functionName]}</b> <bdi>{drafted.hallTitle}</bdi>
            <Particulars drafted={drafted} />
          </li>
        ))}
      </ul>
      {functions.length < GROUP_LIMITS.functionsMin ? (
        <p className="muted small">{words.oneMore}</p>
      ) : (
        <PlainButtonLink to={paths.functions}>{together}</PlainButtonLink>
      )}
    </section>
  );
}

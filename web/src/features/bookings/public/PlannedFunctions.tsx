import { GROUP_LIMITS } from '@mehfil/api/domain/bookings/limits';
import { useText } from '../../../i18n/text';
import { paths } from '../../../lib/paths';
import { PlainButtonLink } from '../../../ui/PlainButton';
import type { DraftedFunction } from '../function-basket';
import { functionFactsText } from '../function-facts.text';
import { functionsText } from '../functions.text';
import styles from './PlannedFunctions.module.css';
import { plannedText } from './planned.text';
import { joinClasses } from '../../../lib/classes';

/** The halls that were chosen so far, at the foot of the screen, and the way to ask for them together. */
export function PlannedFunctions({ functions }: { functions: readonly DraftedFunction[] }) {
  const words = useText(plannedText);
  const { names } = useText(functionFactsText);
  const { together } = useText(functionsText);
  if (functions.length === 0) return null;
  return (
    <section className={joinClasses('row middle apart bordered rounded-card', styles.bar)} aria-label={words.title}>
      <ul className="small narrowable">
        {functions.map(({ functionName, hallId, hallTitle }, index) => (
          <li key={`${functionName}-${hallId}-${index}`}>
            <b>{names[functionName]}</b> <bdi>{hallTitle}</bdi>
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

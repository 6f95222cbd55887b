import { useText } from '../../../../i18n/text';
import { useEventCriteria } from '../../../../lib/event-criteria';
import { paths } from '../../../../lib/paths';
import { PlainButton, PlainButtonLink } from '../../../../ui/PlainButton';
import { clearCompared, COMPARE_MOST, useCompared } from './compare-store';
import { compareText } from './compare.text';
import styles from './CompareBar.module.css';
import { joinClasses } from '../../../../lib/classes';

/** The halls chosen for comparing, at the bottom of the window, and the way to see them side by side. */
export function CompareBar() {
  const words = useText(compareText);
  const ids = useCompared();
  const { linkTo } = useEventCriteria();
  return (
    <div
      className={joinClasses('row middle apart bordered rounded-card', styles.bar)}
      role="region"
      aria-label={words.title}
    >
      <p>{words.chosen(ids.length, COMPARE_MOST)}</p>
      <div className={joinClasses('beside gap-8', styles.actions)}>
        <PlainButton look="quiet" onClick={clearCompared}>
          {words.clear}
        </PlainButton>
        <PlainButtonLink to={linkTo(paths.compareHalls(ids))}>{words.open}</PlainButtonLink>
      </div>
    </div>
  );
}

import { useText } from '../../../../i18n/text';
import { joinClasses } from '../../../../lib/classes';
import { Button } from '../../../../ui/Button';
import type { Plan, PlannedHall } from './plan';
import styles from './Spaces.module.css';
import { spacesText } from './spaces.text';

interface SpacePlanProps {
  plan: Plan;
  /** Opens a hall to change its spaces; undefined for whoever may only look. */
  onChange: ((hall: PlannedHall) => void) | undefined;
}

/** Who shares what, drawn: a row of boxes per hall, filled where it takes the space. */
export function SpacePlan({ plan: { halls, spaces }, onChange }: SpacePlanProps) {
  const words = useText(spacesText);
  return (
    <ul className="framed divided" aria-label={words.group(halls.map(({ title }) => title))}>
      {halls.map((hall) => (
        <li key={hall.id} className={joinClasses('stack middle', styles.row)}>
          <div>
            <h3 className="item-title">{hall.title}</h3>
            <p className="muted medium">{words.locks(hall.locks)}</p>
          </div>
          <div className={joinClasses('stack gap-4', styles.boxes)}>
            <p className="visually-hidden">{words.takes(hall.spaces.map(({ name }) => name))}</p>
            {spaces.map((space) => {
              const isTaken = hall.spaces.includes(space);
              return (
                <span
                  key={space.id}
                  aria-hidden
                  className={joinClasses(
                    'small breakable stack centered-items centered',
                    styles.box,
                    isTaken && styles.taken,
                  )}
                >
                  {isTaken ? space.name : ''}
                </span>
              );
            })}
          </div>
          {onChange && (
            <Button look="secondary" aria-label={words.changeOf(hall.title)} onClick={() => onChange(hall)}>
              {words.change}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

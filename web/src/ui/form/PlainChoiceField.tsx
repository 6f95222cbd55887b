import { joinClasses } from '../../lib/classes';
import { ChoiceGroup, type ChoiceFieldProps } from './ChoiceGroup';
import shared from './ChoiceGroup.module.css';
import styles from './PlainChoiceField.module.css';

/** A choice of one among a few as cards, for pages whose first view loads without Ant Design. */
export function PlainChoiceField<T extends string>(field: ChoiceFieldProps<T>) {
  return (
    <ChoiceGroup {...field}>
      {(radio, words) => (
        <label className={joinClasses('choice-card', shared.choice, shared.words, styles.choice)}>
          <input type="radio" className="visually-hidden" {...radio} />
          {words}
        </label>
      )}
    </ChoiceGroup>
  );
}

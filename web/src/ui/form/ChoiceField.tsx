import { Radio } from 'antd';
import { ChoiceGroup, type ChoiceFieldProps } from './ChoiceGroup';
import styles from './ChoiceGroup.module.css';

/** A choice of one among a few, all of them in view as cards of Ant Design's radio buttons. */
export function ChoiceField<T extends string>(field: ChoiceFieldProps<T>) {
  return (
    <ChoiceGroup {...field}>
      {(radio, words) => (
        <Radio {...radio} className={`choice-card ${styles.choice}`} classNames={{ label: styles.words ?? '' }}>
          {words}
        </Radio>
      )}
    </ChoiceGroup>
  );
}

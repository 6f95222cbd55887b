import { Rate } from 'antd';
import { cloneElement, isValidElement, type AriaAttributes, type KeyboardEvent, type ReactElement } from 'react';
import { useText } from '../i18n/text';
import { StarIcon } from './icons';
import styles from './RatingInput.module.css';
import { partsText } from './parts.text';
import { joinClasses } from '../lib/classes';

interface RatingInputProps {
  /** 0 while nothing is chosen. */
  value: number;
  onChange: (rating: number) => void;
  /** Words for the group; "Rating" by default. */
  label?: string;
  /** Id of the element that says what is wrong. */
  errorId?: string;
  disabled?: boolean;
}

interface StarElement {
  children: ReactElement<AriaAttributes>;
}

/** Choosing one to five stars. Only the chosen star is checked, and each has its name: Ant Design checks all stars up to it. */
export function RatingInput({ value, onChange, label, errorId, disabled = false }: RatingInputProps) {
  const words = useText(partsText).stars;
  const chooseWithSpace = (event: KeyboardEvent) => {
    if (event.key !== ' ' || !(event.target instanceof HTMLElement)) return;
    event.preventDefault();
    onChange(Number(event.target.getAttribute('aria-posinset')));
  };
  return (
    <fieldset disabled={disabled} aria-describedby={errorId}>
      <legend className="visually-hidden">{label ?? words.choose}</legend>
      <Rate
        className={joinClasses('accent', styles.rate)}
        allowClear={false}
        disabled={disabled}
        // The stars take the focus, not the row.
        tabIndex={-1}
        value={value}
        character={<StarIcon size={28} />}
        characterRender={(star, { index = 0 }) =>
          isValidElement<StarElement>(star) &&
          cloneElement(star, {
            children: cloneElement(star.props.children, {
              'aria-label': words.option(index + 1),
              'aria-checked': value === index + 1,
            }),
          })
        }
        onChange={onChange}
        onKeyDown={chooseWithSpace}
      />
    </fieldset>
  );
}

import { OCCASIONS, type Occasion } from '@mehfil/api/domain/bookings/occasions';
import { Flex, Radio } from 'antd';
import { useField } from 'formik';
import { useId } from 'react';
import { occasionsText } from '../../i18n/occasions.text';
import { useText } from '../../i18n/text';

/** What it is for, by one press; nobody has to say it. */
export function OccasionField() {
  const words = useText(occasionsText);
  const id = useId();
  const [{ value }, , { setValue }] = useField<Occasion | null>('occasion');
  const options = OCCASIONS.map((name) => ({ value: name as Occasion | '', label: words.names[name] }));
  return (
    <Flex vertical gap={6}>
      <span id={id} className="medium strong">
        {words.label}
      </span>
      <Radio.Group
        aria-labelledby={id}
        name="occasion"
        className="row gap-8"
        options={[...options, { value: '', label: words.none }]}
        value={value ?? ''}
        onChange={({ target }) => void setValue((target.value as Occasion | '') || null)}
      />
    </Flex>
  );
}

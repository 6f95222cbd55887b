import { Flex } from 'antd';
import { getIn, useFormikContext } from 'formik';
import { useId } from 'react';
import { useText } from '../../../i18n/text';
import { CheckboxField } from '../../../ui/form/CheckboxField';
import { TimeInput } from '../../../ui/form/PickerInputs';
import type { WeekValues } from './opening-week';
import { useFormat } from '../../../i18n/format';
import styles from './Hours.module.css';
import { hoursText } from './hours.text';
import { WEEK } from './weekdays';

function HoursInput({ name, label }: { name: string; label: string }) {
  const id = useId();
  const { values, errors, setFieldValue, setFieldTouched } = useFormikContext();
  const error: unknown = getIn(errors, name);
  return (
    <span className="stack">
      <TimeInput
        className={styles.time}
        allowClear={false}
        status={error === undefined ? '' : 'error'}
        aria-label={label}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : id}
        value={getIn(values, name) as string}
        onChange={(time) => void setFieldValue(name, time)}
        onBlur={() => void setFieldTouched(name)}
      />
      {typeof error === 'string' && (
        <span id={id} className="error">
          {error}
        </span>
      )}
    </span>
  );
}

/** When all halls, or one, are open, day by day. */
export function HoursFields() {
  const words = useText(hoursText);
  const { weekday } = useFormat();
  const { values } = useFormikContext<WeekValues>();
  return (
    <fieldset className="stack gap-20">
      <legend className="group-title">{words.hours}</legend>
      <CheckboxField name="alwaysOpen" label={words.alwaysOpen} />
      {!values.alwaysOpen && (
        <>
          <Flex component="ul" vertical gap={4}>
            {WEEK.map((dayOfWeek) => {
              const day = weekday(dayOfWeek, 'long');
              const isActive = values.operatingHours[dayOfWeek]?.isActive ?? false;
              return (
                <Flex
                  key={dayOfWeek}
                  component="li"
                  wrap
                  align="center"
                  justify="space-between"
                  gap="4px 16px"
                  className={styles.day}
                >
                  <CheckboxField name={`operatingHours[${dayOfWeek}].isActive`} label={day} />
                  {isActive ? (
                    <Flex component="span" align="start" gap={10} className={styles.times}>
                      <HoursInput name={`operatingHours[${dayOfWeek}].openingTime`} label={words.opens(day)} />
                      <span aria-hidden="true">{words.until}</span>
                      <HoursInput name={`operatingHours[${dayOfWeek}].closingTime`} label={words.closes(day)} />
                    </Flex>
                  ) : (
                    <span className="muted">{words.closed}</span>
                  )}
                </Flex>
              );
            })}
          </Flex>
          <p className="muted">{words.overnight}</p>
        </>
      )}
    </fieldset>
  );
}

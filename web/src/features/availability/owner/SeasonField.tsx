import { Flex } from 'antd';
import { useText } from '../../../i18n/text';
import { INTL_LOCALE, useLocale } from '../../../i18n/locale';
import { FormField, type FieldProps } from '../../../ui/form/FormField';
import { Select } from '../../../ui/Select';
import { ratesText } from './rates.text';

/** Days of the months of a leap year, of which seasons are made. */
const MONTH_DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** A day of every year, `MM-DD`: its month and its number. */
export function SeasonField({ name, label, hint, required }: FieldProps) {
  const words = useText(ratesText);
  const locale = INTL_LOCALE[useLocale()];
  const monthName = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return (
    <FormField name={name} label={label} hint={hint} required={required}>
      {({ name: _name, ...control }, value, setValue) => {
        const [month = 1, day = 1] = value.split('-').map(Number);
        const last = MONTH_DAYS[month - 1] ?? 31;
        const choose = (chosen: number, of: number) =>
          setValue(`${twoDigits(chosen)}-${twoDigits(Math.min(of, MONTH_DAYS[chosen - 1] ?? of))}`);
        return (
          <Flex gap={8}>
            <Select<number>
              {...control}
              className="grow"
              aria-label={words.monthOf(label)}
              value={month}
              options={MONTH_DAYS.map((_days, index) => ({
                value: index + 1,
                label: monthName.format(new Date(Date.UTC(2024, index, 1))),
              }))}
              onChange={(chosen) => choose(chosen, day)}
            />
            <Select<number>
              aria-label={words.dayOf(label)}
              value={day}
              options={Array.from({ length: last }, (_, index) => ({ value: index + 1, label: String(index + 1) }))}
              onChange={(chosen) => choose(month, chosen)}
            />
          </Flex>
        );
      }}
    </FormField>
  );
}

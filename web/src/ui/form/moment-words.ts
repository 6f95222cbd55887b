import { isDay, isTimeOfDay } from '@mehfil/api/domain/time/days';
import { useFormat } from '../../i18n/format';
import { useText } from '../../i18n/text';
import { isInstant } from './picked';
import { pickerText } from './picker.text';

/** First and last day or instant that can be chosen; what isn't one bounds nothing. */
export interface Bounds {
  min?: string | undefined;
  max?: string | undefined;
}

/** What is wrong with what a field for days or times holds; undefined if nothing is. */
export type Explain = (value: string) => string | undefined;

/** What is wrong with a day: a text that isn't understood, or one that can't be chosen. */
export function useExplainDay({ min = '', max = '' }: Bounds): Explain {
  const words = useText(pickerText);
  const { compactDay } = useFormat();
  return (value) => {
    if (value === '') return undefined;
    if (!isDay(value)) return words.noDay;
    if (isDay(min) && value < min) return words.dayEarly(compactDay(min));
    return isDay(max) && value > max ? words.dayLate(compactDay(max)) : undefined;
  };
}

/** What is wrong with a time of day. */
export function useExplainTime(): Explain {
  const words = useText(pickerText);
  return (value) => (value === '' || isTimeOfDay(value) ? undefined : words.noTime);
}

/** What is wrong with an instant. @param zone in which bounds are said; defaults to the reader's */
export function useExplainInstant({ min = '', max = '' }: Bounds, zone?: string): Explain {
  const words = useText(pickerText);
  const { compactDateTime } = useFormat();
  return (value) => {
    if (value === '') return undefined;
    if (!isInstant(value)) return words.noInstant;
    const at = Date.parse(value);
    if (isInstant(min) && at <= Date.parse(min)) return words.instantEarly(compactDateTime(min, zone));
    return isInstant(max) && at > Date.parse(max) ? words.instantLate(compactDateTime(max, zone)) : undefined;
  };
}

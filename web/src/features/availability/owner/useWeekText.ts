import type { WeekFieldsFragment } from '../../../graphql/generated/schedule';
import { useFormat } from '../../../i18n/format';
import { useLocale } from '../../../i18n/locale';
import { useText } from '../../../i18n/text';
import { hoursText } from './hours.text';
import { clockInstant, WEEK, weekdayNames } from './weekdays';

/** Opening hours as lines, days of the same hours together: `Fri, Sat: 4:00 PM – 12:30 AM`. */
export function useWeekText(): (week: readonly WeekFieldsFragment[]) => string[] {
  const words = useText(hoursText);
  const { timeRange } = useFormat();
  const locale = useLocale();
  return (week) => {
    if (week.length === 0) return [words.always];
    const daysByHours = new Map<string, number[]>();
    for (const day of WEEK) {
      const hours = week.find(({ dayOfWeek, isActive }) => dayOfWeek === day && isActive);
      if (!hours) continue;
      const text = timeRange(clockInstant(hours.openingTime), clockInstant(hours.closingTime), 'UTC');
      daysByHours.set(text, [...(daysByHours.get(text) ?? []), day]);
    }
    if (daysByHours.size === 0) return [words.never];
    return [...daysByHours].map(
      ([hours, days]) => `${days.length === WEEK.length ? words.everyDay : weekdayNames(days, locale)}: ${hours}`,
    );
  };
}

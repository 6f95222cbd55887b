import { findCityRules, holdsBetween } from '@mehfil/api/domain/city-rules/rules';
import { CityRuleNotes } from '../CityRuleNotes';
import type { WizardValues } from '../draft';
import { hasTimes, stayPeriod } from '../hall-terms';
import type { Month } from '../month';

interface EveningRulesProps {
  month: Pick<Month, 'cityRules' | 'timeZone'>;
  values: Pick<WizardValues, 'date' | 'startTime' | 'endTime'>;
}

/** The rules of the hall's city on the chosen evening, with what the chosen time goes beyond. */
export function EveningRules({ month: { cityRules, timeZone }, values }: EveningRulesProps) {
  const broken = hasTimes(values) ? findCityRules(stayPeriod(values, timeZone), cityRules, timeZone) : [];
  const rules = cityRules.filter((rule) => holdsBetween(rule, values.date, values.date) || broken.includes(rule));
  return <CityRuleNotes rules={rules} broken={broken} />;
}

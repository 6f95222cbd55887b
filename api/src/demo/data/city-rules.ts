import { CityRuleEffect, CityRuleKind } from '../../domain/city-rules/rules.js';
import type { CityRuleInput } from '../../modules/city-rules/city-rules.inputs.js';

/** A rule of the demo, its evenings counted from the end of the demo data. */
export interface DemoCityRule extends Omit<CityRuleInput, 'firstDay' | 'lastDay'> {
  firstInDays: number;
  /** Null: it has no end. */
  lastInDays: number | null;
}

/** Lahore warns of several dishes, and of late evenings in the weeks of smog; Islamabad refuses what goes on after midnight. */
export const CITY_RULES: readonly DemoCityRule[] = [
  {
    city: 'Lahore',
    kind: CityRuleKind.ONE_DISH,
    effect: CityRuleEffect.WARN,
    source: 'Punjab Marriage Functions Act 2016',
    firstInDays: -200,
    lastInDays: null,
  },
  {
    city: 'Lahore',
    kind: CityRuleKind.CLOSING_HOUR,
    effect: CityRuleEffect.WARN,
    closingTime: '22:00',
    source: 'Order of the Deputy Commissioner against smog',
    firstInDays: 10,
    lastInDays: 40,
  },
  {
    city: 'Islamabad',
    kind: CityRuleKind.CLOSING_HOUR,
    effect: CityRuleEffect.REFUSE,
    closingTime: '00:00',
    source: 'Order of the Capital Territory Administration',
    firstInDays: 14,
    lastInDays: null,
  },
];

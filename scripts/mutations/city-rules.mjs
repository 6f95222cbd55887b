const RULES = 'api/src/domain/city-rules/rules.test.ts';
const DOOR = 'api/src/modules/city-rules/city-rules.test.ts';

/**
 * Guards of city rules.
 * @type {readonly import('./table.mjs').Mutation[]}
 */
export const CITY_RULE_MUTATIONS = [
  {
    guard: 'city rules: a closing hour ends with the night, not before',
    file: 'api/src/domain/city-rules/rules.ts',
    find: 'start < night.end && night.start < end',
    replace: 'night.start < end && start <= night.start',
    test: RULES,
  },
  {
    guard: 'city rules: the evening before counts',
    file: 'api/src/domain/city-rules/rules.ts',
    find: 'from: addDays(localDay(start, zone), -1), to: localDay(end, zone)',
    replace: 'from: localDay(start, zone), to: localDay(end, zone)',
    test: RULES,
  },
  {
    guard: 'city rules: refused hours are not offered',
    file: 'api/src/domain/availability/day-availability.ts',
    find: '    ...refusedNights(day, settings),\n',
    replace: '',
    test: RULES,
  },
  {
    guard: 'city rules: an approval is refused',
    file: 'api/src/modules/bookings/answer.service.ts',
    find: '    assertAllowedInCity(toPeriod(row), { cityRules: row.rulesOfCity, timeZone: row.businessZone });\n',
    replace: '',
    test: DOOR,
  },
  {
    guard: 'city rules: accepting a change is refused',
    file: 'api/src/modules/bookings/change-end.service.ts',
    find: '    await assertMoveAllowedInCity(ctx, em, { row, after });\n',
    replace: '',
    test: DOOR,
  },
  {
    guard: 'city rules: a proposal of the owner is refused',
    file: 'api/src/modules/bookings/change-offer.ts',
    find: 'return isEntered(row.source) ? refusals : [...refusals, ...cityRuleRefusals(period, settings)];',
    replace: 'return refusals;',
    test: DOOR,
  },
];

const DOMAIN = 'api/src/domain/rates';
const MODULE = 'api/src/modules/rates';
const RULES = `${DOMAIN}/rates.test.ts`;
const RATES = `${MODULE}/rates.test.ts`;
const MONTHS = `${MODULE}/hijri-months.test.ts`;

/**
 * Guards of rates and Hijri months.
 * @type {readonly import('./table.mjs').Mutation[]}
 */
export const RATE_MUTATIONS = [
  {
    guard: 'rates: a rate for a shift is not for others',
    file: `${DOMAIN}/rates.ts`,
    find: '  if (rate.shiftName !== null && !isSameShift(rate.shiftName, shiftName)) return false;\n',
    replace: '',
    test: RULES,
  },
  {
    guard: 'rates: the most specific one holds',
    file: `${DOMAIN}/rates.ts`,
    find: 'compareRanks(one, other) || one.id - other.id',
    replace: 'one.id - other.id',
    test: RULES,
  },
  {
    guard: 'rates: one that could not be told from another is refused',
    file: `${MODULE}/rates.service.ts`,
    find: '  if (!equal) return;\n',
    replace: '  if (equal || !equal) return;\n',
    test: RATES,
  },
  {
    guard: 'rates: two at the same time are compared one after the other',
    file: `${MODULE}/rates.service.ts`,
    find: `    await lockBusiness(em, business.id);
    const hall = await findHall(em, business.id, input.hallId);
    const values = toValues(input);
    await assertTellable(ctx, em, business, { ...values, hallId: hall?.id ?? null });
`,
    replace: `    const hall = await findHall(em, business.id, input.hallId);
    const values = toValues(input);
    await assertTellable(ctx, em, business, { ...values, hallId: hall?.id ?? null });
`,
    test: RATES,
  },
  {
    guard: 'rates: they are of the viewer’s business',
    file: `${MODULE}/rates.service.ts`,
    find: 'em.findOne(HallRate, { id, business: businessId })',
    replace: 'em.findOne(HallRate, { id })',
    test: RATES,
  },
  {
    guard: 'rates: a booking keeps its reason',
    file: 'api/src/modules/bookings/new-booking.ts',
    find: '    rate_reason: rateReason,',
    replace: '    rate_reason: rateReason && null,',
    test: RATES,
  },
  {
    guard: 'rates: staff correct a month by two days at most',
    file: `${MODULE}/hijri-months.service.ts`,
    find: 'if (firstDay < addDays(calculated, -most) || firstDay > addDays(calculated, most)) {',
    replace: 'if (firstDay < addDays(calculated, -most)) {',
    test: MONTHS,
  },
];

const AVAILABILITY = 'api/src/modules/availability';
const MIGRATION = 'api/src/database/migrations/0049-shared-space.ts';
const UNITS = `${AVAILABILITY}/hall-unit.test.ts`;

/**
 * Guards of the units that halls take.
 * @type {readonly import('./table.mjs').Mutation[]}
 */
export const SHARED_SPACE_MUTATIONS = [
  {
    guard: 'shared space: a booking waits for a change of its hall’s units',
    file: MIGRATION,
    find: '        perform from halls h where h.id = any(hall_ids) order by h.id for key share;\n',
    replace: '',
    test: 'api/src/database/ledger.test.ts',
  },
  {
    guard: 'shared space: a hall has a unit',
    file: MIGRATION,
    find: 'and not exists (select from hall_unit_links l where l.hall_id = old.hall_id)',
    replace: 'and false',
    test: UNITS,
  },
  {
    guard: 'shared space: a unit that a hall takes is occupied by its confirmed bookings',
    file: MIGRATION,
    find: 'where l.hall_id = new.hall_id and l.unit_id = new.unit_id and o.id is null)',
    replace: 'where l.hall_id = new.hall_id and l.unit_id = new.unit_id and false)',
    test: UNITS,
  },
  {
    guard: 'shared space: what would overlap is refused by name',
    file: `${AVAILABILITY}/hall-unit.service.ts`,
    find: '      await assertNoClash(em, change, business.timeZone);\n',
    replace: '',
    test: UNITS,
  },
  {
    guard: 'shared space: units are of the viewer’s business',
    file: `${AVAILABILITY}/hall-unit.queries.ts`,
    find: "    .where('business_id', '=', businessId)\n    .where(isOneOf('id', ids))",
    replace: "    .where(isOneOf('id', ids))",
    test: UNITS,
  },
  {
    guard: 'shared space: coming bookings move along',
    file: `${AVAILABILITY}/hall-unit.ledger.ts`,
    find: "(coalesce(b.hall_id, w.hall_id) = ${hallId} and (o.kind = 'booking'",
    replace: "(coalesce(b.hall_id, w.hall_id) = ${hallId} and (o.kind = 'never'",
    test: UNITS,
  },
];

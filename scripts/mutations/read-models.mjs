const HALLS = 'api/src/modules/halls';
const MIGRATIONS = 'api/src/database/migrations';
const PAGES = `${HALLS}/hall-pages.test.ts`;
const COUNTS = `${HALLS}/hall-counts.test.ts`;

/**
 * Guards of what is kept finished for readers.
 * @type {readonly import('./table.mjs').Mutation[]}
 */
export const READ_MODEL_MUTATIONS = [
  {
    guard: 'read models: a hall that is no longer public loses its page',
    file: `${MIGRATIONS}/0035-hall-pages.ts`,
    find: 'where p.hall_id = any(ids) and not exists (select from halls h where h.id = p.hall_id and h.is_public);',
    replace: 'where p.hall_id = any(ids) and not exists (select from halls h where h.id = p.hall_id);',
    test: PAGES,
  },
  {
    guard: 'read models: writers of one business wait for each other before they look for its halls',
    file: `${MIGRATIONS}/0035-hall-pages.ts`,
    find: '        perform lock_business_pages(changed);\n',
    replace: '',
    test: PAGES,
  },
  {
    guard: 'read models: a changed amenity is on the pages of its halls',
    file: `${MIGRATIONS}/0035-hall-pages.ts`,
    find: "  amenities: 'name description icon',",
    replace: "  amenities: 'icon',",
    test: PAGES,
  },
  {
    guard: 'read models: a page without a hall that everybody may see needs the policy',
    file: `${HALLS}/hall-detail.queries.ts`,
    find: 'return row && canSee(viewer, row) ? toDetail(row) : null;',
    replace: 'return row ? toDetail(row) : null;',
    test: `${HALLS}/hall-detail.test.ts`,
  },
  {
    guard: 'read models: a rating of its own is not counted by classes',
    file: `${HALLS}/hall-search.counts.ts`,
    find: '  if (!Number.isInteger((minRating ?? 0) * CLASSES_PER_STAR)) return undefined;\n',
    replace: '',
    test: COUNTS,
  },
  {
    guard: 'read models: prices are not counted by classes',
    file: `${HALLS}/hall-search.counts.ts`,
    find: 'if (minPrice || (maxPrice !== null && maxPrice !== undefined) || date',
    replace: 'if (date',
    test: COUNTS,
  },
  {
    guard: 'read models: a hall that leaves a class is no longer counted in it',
    file: `${MIGRATIONS}/0034-hall-counts.ts`,
    find: '`${ADDED} union all ${REMOVED}`',
    replace: 'ADDED',
    test: COUNTS,
  },
  {
    guard: 'search: only texts of known words are kept',
    file: `${HALLS}/hall-search.terms.ts`,
    find: 'asked?.every(([terms, isKnown]) => isKnown && terms.length === 1)',
    replace: 'asked?.every(([terms]) => terms.length === 1)',
    test: `${HALLS}/hall-search-prepared.test.ts`,
  },
];

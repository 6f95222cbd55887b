import { coverage, createCoverage } from './lib/coverage.mjs';
import { readTitles } from './lib/test-titles.mjs';

const SOURCE = `
  describe('[customer §2 Landing] the hero', () => {
    it('[product: words] [customer §5] greets', () => {});
    describe.each([1, 2])('of width %s', () => test.each(ROWS)('stands ' + 'upright', () => {}));
    for (const name of NAMES) it(\`knows \${name}\`, () => {});
  });
  it.each\`a\`('counts', () => {});
  it('[product: says it all]', () => {});
`;
const TITLES = readTitles('web/src/hero.test.tsx', SOURCE);

/**
 * @param {Record<string, object[] | null>} statements
 * @returns {import('./lib/coverage.mjs').Document}
 */
const documentWith = (statements) => ({
  name: 'customer',
  title: 'Customer side',
  sections: { '§2': { title: 'Screens', parts: ['Landing'] }, '§5': { title: 'Rules' } },
  statements: [{ file: 'screens.yaml', statements: /** @type {Record<string, { says: string }[]>} */ (statements) }],
});

/** @param {object} statement */
const findProblems = (statement) =>
  createCoverage([documentWith({ '§2 Landing': [{ says: 'A hero', ...statement }] })], TITLES).problems;

describe('titles of tests', () => {
  test('are read with those around them, without their tags', () => {
    expect(TITLES.tests.map(({ path }) => path.join(' › '))).toEqual([
      'the hero › greets',
      'the hero › of width %s › stands upright',
      'the hero › knows ${name}',
      'counts',
      'says it all',
    ]);
  });

  test('give their tags', () => {
    expect(TITLES.tags.map(({ tag }) => tag)).toEqual([
      'customer §2 Landing',
      'product: words',
      'customer §5',
      'product: says it all',
    ]);
  });
});

describe('the pages', () => {
  const statements = {
    '§2 Landing': [
      { says: 'Greets | waves', tests: ['greets', 'counts'] },
      { says: 'Sings', decision: 'It hums.' },
      { says: 'Dances' },
    ],
    '§5': null,
  };
  const { page, details, problems } = createCoverage([documentWith(statements)], TITLES);

  test('link each statement to the tests that hold it, or show the decision', () => {
    expect(problems).toEqual([]);
    expect(details).toContain('### customer §2 Landing');
    expect(details).toContain(
      String.raw`| Greets \| waves | [greets](../web/src/hero.test.tsx)<br>[counts](../web/src/hero.test.tsx) |`,
    );
    expect(details).toContain('| Sings | Decision: It hums. |');
    expect(details).toContain('| Dances | **nothing yet** |');
  });

  test('count by section, link the files, and list what nothing holds', () => {
    expect(page).toContain('| customer §2 Screens | 3 | 2 | 1 | 1 | [screens](coverage/customer/screens.yaml) |');
    expect(page).toContain('| **Customer side** | 3 | 2 | 1 | 1 |  |');
    expect(page).toContain('## Statements without a test\n\n- customer §2 Landing: Dances\n');
  });
});

describe('a statement', () => {
  test('names a test by its title, and the titles around it where there are several', () => {
    expect(findProblems({ tests: ['the hero › greets', 'web/src/hero.test.tsx › the hero › greets'] })).toEqual([]);
    const twice = { tests: [...TITLES.tests, ...readTitles('web/src/other.test.ts', SOURCE).tests], tags: [] };
    const named = documentWith({ '§5': [{ says: 'A hero', tests: ['greets'] }] });
    expect(createCoverage([named], twice).problems).toEqual([expect.stringContaining('2 tests are called “greets”')]);
  });

  test('is refused when it names a test that doesn’t exist, or part of a title', () => {
    expect(findProblems({ tests: ['greet'] })).toEqual(['customer §2 Landing, “A hero”: no test is called “greet”']);
  });

  test('is refused with a word that it doesn’t have', () => {
    expect(findProblems({ test: ['greets'] })).toEqual([expect.stringContaining('says, tests, decision and no more')]);
  });

  test('that lists columns is refused where none of its tests names one of them', () => {
    const source = `
      import { notes } from './other.js';
      const SCENE = { guest_count: 3 };
      it('writes', () => expect(SCENE.status).toBe(1));
      it('reads', () => expect(row.notes).toBe(1));
    `;
    const titles = readTitles('a.test.ts', source);
    const problems = (/** @type {string[]} */ tests) => {
      const says = 'bookings: userId, guestCount, status (default pending), notes, createdAt';
      const document = documentWith({ '§5 Data schema': [{ says, tests }] });
      document.sections = { '§5': { title: 'Fields', parts: ['Data schema'], columns: ['Data schema'] } };
      return createCoverage([document], titles).problems;
    };
    expect(problems(['writes', 'reads'])).toEqual([]);
    expect(problems(['writes'])).toEqual([expect.stringContaining('none of its tests names the column notes')]);
    expect(problems(['reads'])).toEqual([expect.stringContaining('none of its tests names the column status')]);
  });

  test('is refused in a section that its document doesn’t have', () => {
    expect(createCoverage([documentWith({ '§3': [] })], TITLES).problems).toEqual([
      'docs/coverage/customer: there is no section §3',
    ]);
  });
});

test.each([
  ['customer §2', undefined],
  ['customer §2 Landing', undefined],
  ['customer §2 Screens, customer §5', undefined],
  ['product: words', undefined],
  ['customer §7', 'the customer document has no §7'],
  ['customer §2 Attic', 'customer §2 has no part of that name: Landing'],
  ['customer §5 Attic', 'customer §5 has no part of that name: it has none'],
  ['customer Landing', 'names no section, as in [customer §2 Hall detail]'],
])('the tag [%s]: %s', (tag, wrong) => {
  const { problems } = createCoverage([documentWith({})], { tests: [], tags: [{ file: 'a.test.ts', tag }] });
  expect(problems).toEqual(wrong ? [`a.test.ts: [${tag}] ${wrong}`] : []);
});

test('the statements of this checkout name existing tests', () => {
  expect(coverage().problems).toEqual([]);
});

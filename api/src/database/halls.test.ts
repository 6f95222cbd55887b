import { foldSearch } from '../domain/text/fold.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { Rows } from './testing.js';

let rows: Rows;

beforeAll(async () => {
  rows = await Rows.open();
});
afterAll(() => rows.close());

const isPublic = async (hall: number) =>
  (await rows.one<{ is_public: boolean }>('select is_public from halls where id = $1', [hall])).is_public;

describe('is_public follows hall and business', () => {
  let business: number;
  let hall: number;
  const set = (table: string, id: number, assignment: string) =>
    rows.client.query(`update ${table} set ${assignment} where id = ${id}`);

  beforeEach(async () => {
    business = await rows.business();
    hall = await rows.hall({ business_id: business });
  });

  test('an active hall of an approved business is public, and the column can’t be written', async () => {
    expect(await isPublic(hall)).toBe(true);
    await set('halls', hall, 'is_public = false');
    expect(await isPublic(hall)).toBe(true);
  });

  test.each([`status = 'inactive'`, `status = 'inactive', deleted_at = now(), category_id = null, type_id = null`])(
    'a hall with %s is not',
    async (assignment) => {
      await set('halls', hall, assignment);
      expect(await isPublic(hall)).toBe(false);
    },
  );

  test('it changes with the business', async () => {
    await set('businesses', business, `status = 'suspended', suspended_at = now(), suspension_reason = 'Fraud'`);
    expect(await isPublic(hall)).toBe(false);
    await set('businesses', business, `status = 'approved', suspended_at = null, suspension_reason = null`);
    expect(await isPublic(hall)).toBe(true);
  });

  test('a hall that appears while its business is being suspended waits, and is not public', async () => {
    const other = new pg.Client({ connectionString: rows.url });
    await other.connect();
    try {
      await other.query('begin');
      await other.query(
        `update businesses set status = 'suspended', suspended_at = now(), suspension_reason = 'Fraud' where id = $1`,
        [business],
      );
      const appearing = rows.hall({ business_id: business });
      await other.query('commit');
      expect(await isPublic(await appearing)).toBe(false);
    } finally {
      await other.end();
    }
  });
});

describe('search forms', () => {
  test.each([
    ['LAHORE', 'lahore'],
    ['Café Réyés', 'cafe reyes'],
    ['ﬁesta Hall', 'fiesta hall'],
    ['شادی ہال', 'شادی ہال'],
  ])('%s', async (text, form) => {
    expect(await rows.one('select search_form($1) as form', [text])).toEqual({ form });
  });

  test('[customer §2 Landing and venue listings] every letter of the Arabic blocks has the same form in the database and in suggestions', async () => {
    const blocks = [
      [0x600, 0x6ff],
      [0x750, 0x77f],
      [0x8a0, 0x8ff],
      [0xfb50, 0xfdff],
      [0xfe70, 0xfeff],
    ] as const;
    const letters = blocks
      .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)))
      .filter((letter) => /\p{Assigned}/u.test(letter));
    const forms = await rows.all<{ letter: string; form: string }>(
      'select letter, urdu_form(letter) as form from unnest($1::text[]) as letter',
      [letters],
    );
    const differing = forms.filter(({ letter, form }) => foldSearch(letter).replace(/\s+/g, ' ') !== form);
    expect(
      differing.map(({ letter, form }) => [letter.codePointAt(0)?.toString(16), form, foldSearch(letter)]),
    ).toEqual([]);
    expect(forms).toHaveLength(letters.length);
  });

  test.each([
    ['كراچى', 'کراچی'],
    ['لاھور', 'لاہور'],
    ['لاهور', 'لاہور'],
    ['فیصل اباد', 'فیصل آباد'],
    ['راولپنڈي', 'راولپنڈی'],
  ])('%s is searched like %s', async (typed, name) => {
    expect(foldSearch(typed)).toBe(foldSearch(name));
    expect(await rows.one('select urdu_form($1) = urdu_form($2) as same', [typed, name])).toEqual({ same: true });
  });

  test('place, and name with place, are kept beside the hall', async () => {
    const hall = await rows.hall({ hall_name: 'Réves', hall_number: '7', location: 'DHA Phase 5', city: 'Karachi' });
    expect(await rows.one('select location_text, search_text from halls where id = $1', [hall])).toEqual({
      location_text: 'dha phase 5 karachi',
      search_text: 'reves 7 dha phase 5 karachi',
    });
    await rows.client.query(`update halls set city = 'Lahore' where id = $1`, [hall]);
    expect(await rows.one('select location_text from halls where id = $1', [hall])).toEqual({
      location_text: 'dha phase 5 lahore',
    });
  });

  test('small spelling mistakes and Urdu letters have trigrams', async () => {
    expect(await rows.one(`select word_similarity('lahor', 'gulberg lahore') > 0.6 as close`)).toEqual({ close: true });
    expect(
      await rows.one(`select word_similarity(search_form('لاہور'), search_form('گلبرگ لاہور')) = 1 as same`),
    ).toEqual({ same: true });
  });
});

describe('units', () => {
  test('every hall has one from its creation', async () => {
    const hall = await rows.hall({ hall_name: 'Shalimar' });
    expect(
      await rows.all(
        'select u.name, u.business_id = h.business_id as own from hall_units u join hall_unit_links l on l.unit_id = u.id join halls h on h.id = l.hall_id where h.id = $1',
        [hall],
      ),
    ).toEqual([{ name: 'Shalimar', own: true }]);
  });
});

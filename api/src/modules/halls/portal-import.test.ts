import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../domain/accounts/roles.js';
import { BusinessStatus } from '../../domain/businesses/transitions.js';
import { IMPORT_SAMPLES, ImportKind } from '../../domain/catalogue/import.js';
import { CATALOGUE_LIMITS, IMPORT_LIMITS } from '../../domain/catalogue/limits.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';
import { openVenue } from '../../testing/scene.js';

let at: Harness;
beforeAll(async () => {
  at = await startHarness();
});
afterAll(() => at.close());

interface Outcome {
  isPreview: boolean;
  columns: string[];
  unusedColumns: string[];
  rows: { row: number; cells: string[]; problems: { field: string; message: string }[] }[];
  created: number;
  changed: number;
  unchanged: number;
  offline: number;
  refused: number;
}

const IMPORT = `mutation Import($input: ImportFileInput!) { importFile(input: $input) {
  isPreview columns unusedColumns rows { row cells problems { field message } } created changed unchanged offline refused } }`;

async function send(who: Person, kind: keyof typeof ImportKind, content: string, preview = false) {
  const answer = await who.graphql<{ importFile: Outcome }>(IMPORT, { input: { kind, content, preview } });
  return { outcome: answer.data?.importFile, error: answer.errors[0] };
}

const count = async (who: Person, path: string) => {
  const { body } = await who.rest<unknown[] | { data: unknown[] }>('GET', path);
  return (Array.isArray(body) ? body : body.data).length;
};

const PATHS: [kind: keyof typeof ImportKind, path: string, before: number][] = [
  ['HALLS', '/business/halls', 1],
  ['CATEGORIES', '/business/operations/categories', 1],
  ['TYPES', '/business/operations/types', 1],
  ['FIXED_SERVICES', '/business/services/fixed', 0],
  ['OPTIONAL_SERVICES', '/business/services/optional', 0],
  ['AMENITIES', '/business/amenities', 0],
];

describe('[business §2 Business setup] import from CSV', () => {
  it.each(PATHS)(
    '%s: the sample is previewed without a trace, imported, and changes nothing again',
    async (kind, path, before) => {
      const { owner } = await openVenue(at);
      const sample = IMPORT_SAMPLES[ImportKind[kind]];
      const preview = await send(owner, kind, sample, true);
      expect(preview.outcome).toMatchObject({ isPreview: true, created: 2, refused: 0, unusedColumns: [] });
      expect(await count(owner, path)).toBe(before);
      expect((await send(owner, kind, sample)).outcome).toMatchObject({ isPreview: false, created: 2, refused: 0 });
      expect(await count(owner, path)).toBe(before + 2);
      expect((await send(owner, kind, sample)).outcome).toMatchObject({ created: 0, unchanged: 2 });
      expect(await count(owner, path)).toBe(before + 2);
    },
  );

  const HEADING = 'id,hall name,hall number,address,city,capacity,price per hour,price per person\r\n';
  const HALL = 'X-1,Case Hall,1,"Plot 1, Road",Lahore,300,15000,2100\r\n';
  const withCell = (cell: string, written: string) => HEADING + HALL.replace(cell, written);

  it.each([
    ['a line that names the separator', `sep=,\r\n${HEADING}${HALL}`, {}],
    ['a title and an empty line', `Our halls\r\n\r\n${HEADING}${HALL}`, {}],
    ['text cells of Excel', withCell(',1,', ',="01",'), { hallNumber: '01' }],
    ['quoted text cells of Excel', withCell(',1,', ',"=""01""",'), { hallNumber: '01' }],
    ['a text that an export escaped', withCell('Case Hall', "'=Case Hall"), { hallName: '=Case Hall' }],
    ['a text of its own apostrophe', withCell('Case Hall', "'Case Hall"), { hallName: "'Case Hall" }],
    ['breaks in an address', withCell('Plot 1, Road', 'Plot 1\r\nRoad,\nLahore'), { location: 'Plot 1, Road, Lahore' }],
    ['amounts of Excel', withCell(',15000,', '," Rs 15,000.00 ",'), { pricePerHour: 15000 }],
    ['thousands of Excel', withCell(',300,', '," 1,200 ",'), { capacity: 1200 }],
    ['digits of Urdu', withCell(',300,', ',۳۰۰,'), { capacity: 300 }],
    ['an end mark', `${HEADING}${HALL}\u001a`, {}],
  ])('a file with %s is taken', async (_what, file, hall) => {
    const { owner } = await openVenue(at);
    expect((await send(owner, 'HALLS', file)).outcome).toMatchObject({ created: 1, refused: 0 });
    const { body } = await owner.rest<{ data: unknown[] }>('GET', '/business/halls');
    const halls = Array.isArray(body) ? body : body.data;
    expect(halls).toContainEqual(expect.objectContaining({ hallName: 'Case Hall', ...hall }));
  });

  it('a control character refuses its row alone, naming the cell', async () => {
    const { owner } = await openVenue(at);
    const second = HALL.replace('X-1', 'X-2').replace(',1,', ',2,');
    const { outcome } = await send(owner, 'HALLS', withCell('Case Hall', 'Case\u000bHall') + second);
    expect(outcome).toMatchObject({ created: 1, refused: 1 });
    expect(JSON.stringify(outcome)).toContain('Contains characters that are not allowed');
  });

  it('a service matches regardless of spelling details', async () => {
    const { owner } = await openVenue(at);
    const file = 'Name;Price;Price type;Included\nDinner;Rs. 1,850/-;per person;no\nStage;15000;;\n';
    expect((await send(owner, 'FIXED_SERVICES', file)).outcome?.created).toBe(2);
    const { body } = await owner.rest('GET', '/business/services/fixed');
    expect(body).toMatchObject([
      { name: 'Dinner', price: 1850, priceType: 'per_person', isIncluded: false },
      { name: 'Stage', price: 15000, priceType: 'fixed', isIncluded: true },
    ]);
  });

  it('wrong rows are named by row and field and left out, by the rules of the forms', async () => {
    const { owner } = await openVenue(at);
    const file = [
      'name,price,priceType,colour',
      'Good,10,fixed,red',
      ',10,fixed,',
      'No price,,fixed,',
      'Odd,10,weekly,',
      'good,5,fixed,',
      'Half,10.555,fixed,',
      'Too,many,cells,in,here',
    ].join('\n');
    const { outcome } = await send(owner, 'OPTIONAL_SERVICES', file);
    expect(outcome).toMatchObject({ created: 1, refused: 6, unusedColumns: ['colour'] });
    expect(outcome?.rows.map(({ row, problems }) => [row, problems[0]?.field])).toEqual([
      [2, undefined],
      [3, 'name'],
      [4, 'price'],
      [5, 'priceType'],
      [6, 'name'],
      [7, 'price'],
      [8, 'row'],
    ]);
    expect(outcome?.rows[1]?.problems[0]?.message).toBe('Service name is required');
    expect(outcome?.rows[2]?.problems[0]?.message).toBe('Price is required');
    expect(outcome?.rows[4]?.problems[0]?.message).toBe('The same as in row 2');
    expect(outcome?.rows[0]?.cells).toEqual(['Good', '10', 'fixed', 'red']);
  });

  it('a hall without prices stays offline, one of an unknown category is left out', async () => {
    const { owner } = await openVenue(at);
    const file =
      'hallNumber,hallName,location,category\n1,Roof,"Canal Road, Lahore",\n2,Court,"Canal Road, Lahore",Nowhere\n';
    const { outcome } = await send(owner, 'HALLS', file);
    expect(outcome).toMatchObject({ created: 1, offline: 1, refused: 1 });
    expect(outcome?.rows[1]?.problems[0]).toMatchObject({ field: 'category' });
  });

  it('problems of a hall use the file’s column names', async () => {
    const { owner } = await openVenue(at);
    const file =
      'Ref,No,Address,Seats\nr1,1,"Canal Road, Lahore",100\nr1,2,"Canal Road, Lahore",many\nr1,3,Canal,100\n';
    const { outcome } = await send(owner, 'HALLS', file, true);
    const reported = outcome?.rows.flatMap(({ problems }) => problems.map(({ field }) => field));
    expect(reported).toEqual(['Seats', 'Ref']);
  });

  it('stays within the limits of the lists', async () => {
    const { owner } = await openVenue(at);
    const lines = (max: number) =>
      ['name', ...Array.from({ length: max }, (_, index) => `Amenity ${index}`)].join('\n');
    const tooMany = await send(owner, 'AMENITIES', lines(CATALOGUE_LIMITS.itemsMax + 1));
    expect(tooMany.error?.extensions.code).toBe('CONFLICT');
    expect(await count(owner, '/business/amenities')).toBe(0);
    const tooLong = await send(owner, 'AMENITIES', lines(IMPORT_LIMITS.rowsMax + 1));
    expect(tooLong.error?.extensions).toMatchObject({ code: 'INVALID_INPUT', field: 'content' });
  });

  it.each([
    ['', 'content'],
    ['name\n', 'content'],
    ['name\n"open', 'content'],
    [`name\n${'x'.repeat(IMPORT_LIMITS.charactersMax)}`, 'content'],
  ])('a file that can’t be read is refused (%#)', async (content, field) => {
    const { owner } = await openVenue(at);
    const { error } = await send(owner, 'AMENITIES', content, true);
    expect(error?.extensions).toMatchObject({ code: 'INVALID_INPUT', field });
  });
});

describe('[business §6] who may import', () => {
  it('approved owners only, into their own lists', async () => {
    const sample = IMPORT_SAMPLES[ImportKind.AMENITIES];
    const code = async (who: Person) => (await send(who, 'AMENITIES', sample, true)).error?.extensions.code;
    expect(await code(at.visitor)).toBe('UNAUTHENTICATED');
    for (const role of [Role.USER, Role.MODERATOR, Role.ADMIN])
      expect(await code(await at.person(role))).toBe('FORBIDDEN');
    expect(await code(await at.person(Role.BUSINESS))).toBe('NOT_FOUND');
    for (const status of [BusinessStatus.PENDING, BusinessStatus.REJECTED, BusinessStatus.SUSPENDED])
      expect(await code((await openVenue(at, { status })).owner)).toBe('FORBIDDEN');
    const [own, other] = [await openVenue(at), await openVenue(at)];
    await send(own.owner, 'AMENITIES', sample);
    expect(await count(other.owner, '/business/amenities')).toBe(0);
  });
});

import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ref } from '@mikro-orm/core';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PROJECT_ROOT } from '../../env.js';
import { Business } from '../../modules/businesses/business.entity.js';
import { HallCategory } from '../../modules/catalogue/hall-category.entity.js';
import { HallType } from '../../modules/catalogue/hall-type.entity.js';
import { Hall } from '../../modules/halls/hall.entity.js';
import { Role } from '../../domain/accounts/roles.js';
import { PriceType } from '../../domain/catalogue/price-types.js';
import { HallStatus } from '../../domain/halls/inputs.js';
import { toHundredths, ZERO } from '../../domain/money/money.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';
import { recordStatements } from '../../testing/statements.js';
import { importHallsCommand } from './import-halls.js';

const SAMPLES = join(PROJECT_ROOT, 'docs/samples');
const SAMPLE_DATA = resolve(PROJECT_ROOT, process.env.SAMPLE_DATA_DIR ?? '../shared/data');
const OSM_HALLS = join(SAMPLE_DATA, 'osm-pk-venues/event-halls.csv');

let at: Harness;
let moderator: Person;
let folder: string;

beforeAll(async () => {
  at = await startHarness();
  moderator = await at.person(Role.MODERATOR);
  folder = await mkdtemp(join(tmpdir(), 'mehfil-import-'));
});
afterAll(async () => {
  await at.close();
  await rm(folder, { recursive: true, force: true });
});

/** An owner with an approved business that has categories and types. */
async function approvedOwner(): Promise<{ email: string; businessId: number }> {
  const owner = await at.person(Role.BUSINESS);
  const { body } = await owner.rest<{ id: number }>('POST', '/business-application', {
    name: 'Shalimar Banquets',
    location: 'Main Boulevard, Gulberg, Lahore',
    phone: '+92 42 35761234',
    description: 'Three halls for weddings and corporate events.',
  });
  await moderator.rest('PUT', `/moderator/businesses/${body.id}/approve`);
  const { em } = at.context();
  const rest = { business: ref(em.getReference(Business, body.id)), priceType: PriceType.FIXED, price: ZERO };
  for (const name of ['Wedding', 'Corporate']) em.create(HallCategory, { ...rest, name, createdAt: at.clock.now() });
  for (const name of ['Garden & lawn', 'Banquet hall', 'Marquee'])
    em.create(HallType, { ...rest, name, createdAt: at.clock.now() });
  await em.flush();
  return { email: owner.email, businessId: body.id };
}

let count = 0;
async function givenFile(content: string, ending = '.csv'): Promise<string> {
  count += 1;
  const file = join(folder, `file-${count}${ending}`);
  await writeFile(file, content);
  return file;
}

async function run(...args: string[]): Promise<{ code: number; out: string[]; err: string[] }> {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await importHallsCommand(at.app, ['halls', ...args], {
    out: (line) => out.push(line),
    err: (line) => err.push(line),
  });
  return { code, out, err };
}

function findHalls(businessId: number) {
  return at
    .context()
    .em.find(Hall, { business: businessId }, { orderBy: { id: 'asc' }, populate: ['category', 'type'] });
}

describe('[operations Importing halls] the samples', () => {
  it('loads the CSV sample: complete halls online, others offline, nothing invented', async () => {
    const { email, businessId } = await approvedOwner();
    const { code, out, err } = await run(join(SAMPLES, 'halls.csv'), '--owner', email.toUpperCase());
    expect(err).toEqual(['4 of 4 rows']);
    expect(code).toBe(0);
    expect(out[0]).toBe('4 rows: 4 created, 0 changed, 0 unchanged, 0 refused.');
    const [lawn, , sitara, terrace] = await findHalls(businessId);
    expect(lawn).toMatchObject({
      hallNumber: 'Lawn 1',
      hallName: 'Gulab Bagh Lawn',
      location: 'Plot 12, Raiwind Road',
      city: 'Lahore',
      latitude: 31.4021,
      capacity: 450,
      pricePerHour: toHundredths(18000),
      pricePerPerson: toHundredths(2400),
      status: HallStatus.ACTIVE,
      isPublic: true,
      importSource: 'halls',
      importRef: 'GB-1',
    });
    expect(lawn?.category?.$.name).toBe('Wedding');
    expect(sitara?.hallNumber).toBe('SN-7');
    expect(terrace).toMatchObject({
      status: HallStatus.INACTIVE,
      capacity: 120,
      latitude: null,
      pricePerHour: null,
      pricePerPerson: null,
      category: null,
      type: null,
    });
  });

  it('loads the GeoJSON sample with defaults, and an outline by its middle', async () => {
    const { email, businessId } = await approvedOwner();
    const { out } = await run(
      join(SAMPLES, 'halls.geojson'),
      '--owner',
      email,
      '--defaults',
      join(SAMPLES, 'hall-defaults.yaml'),
    );
    expect(out).toEqual(['2 rows: 2 created, 0 changed, 0 unchanged, 0 refused.']);
    const [marquee, farmhouse] = await findHalls(businessId);
    expect(marquee).toMatchObject({
      location: 'Khayaban-e-Sahil, DHA Phase 6, Karachi',
      importRef: 'venue/1',
      capacity: 600,
    });
    expect(farmhouse).toMatchObject({
      latitude: 30.1984,
      longitude: 71.4745,
      capacity: 250,
      status: HallStatus.ACTIVE,
    });
    expect(farmhouse?.type?.$.name).toBe('Banquet hall');
  });
});

describe('[operations Importing halls] bad rows', () => {
  it('reports row, field and reason of each, and imports the others', async () => {
    const { email, businessId } = await approvedOwner();
    const file = await givenFile(
      [
        '\uFEFFRef;Name;Address;Capacity;Price per head;Lat;Lng;Category',
        'a;Good Hall;Canal Road, Lahore;300;1,800;31.5;74.3;wedding',
        'b;;Canal Road, Lahore;many;1800;;;',
        '',
        'c;Half a place;Canal Road, Lahore;100001;$ 18;31.5;;Circus',
        'a;Twin;Canal Road, Lahore;1;1;;;',
        'd;Shifted;Canal Road, Lahore;1;1;;;;;oops',
        `e;${'x'.repeat(256)};;0;0;91;181;`,
      ].join('\r\n'),
    );
    const { code, out, err } = await run(file, '--owner', email);
    expect(code).toBe(2);
    expect(err).toEqual([
      '6 of 6 rows',
      'row 3: capacity: Capacity must be a whole number of guests, such as 350',
      'row 5: longitude: Give both latitude and longitude',
      'row 5: capacity: Capacity must be at most 100,000',
      'row 5: pricePerPerson: Must be an amount with at most two decimals',
      'row 6: importRef: The same as in row 2',
      'row 7: row: Has 10 cells, the heading has 8: put texts with commas in quotation marks',
      'row 8: hallName: Hall name must be at most 255 characters',
      'row 8: location: Location is required',
      'row 8: latitude: Latitude must be between -90 and 90',
      'row 8: longitude: Longitude must be between -180 and 180',
      'row 8: capacity: Capacity must be at least 1',
      'row 8: pricePerPerson: Price per person must be positive',
    ]);
    expect(out[0]).toBe('6 rows: 1 created, 0 changed, 0 unchanged, 5 refused.');
    expect((await findHalls(businessId)).map(({ hallName }) => hallName)).toEqual(['Good Hall']);
  });

  it('lists the existing categories, and refuses pictures of other accounts', async () => {
    const { email } = await approvedOwner();
    const file = await givenFile('name,address,category,photo\nHall,Canal Road Lahore,Circus,/files/images/a.webp\n');
    const { err } = await run(file, '--owner', email);
    expect(err).toContain('row 2: profileImage: Must be the address of a picture, beginning with https://');
    const circus = await givenFile('name,address,category\nHall,Canal Road Lahore,Circus\n');
    expect((await run(circus, '--owner', email)).err).toContain(
      'row 2: category: The business has no category "Circus" (it has Wedding, Corporate): add it in Setup first',
    );
  });

  it('reports in one line what is wrong with the file, the defaults or the owner', async () => {
    const { email } = await approvedOwner();
    const pending = await at.person(Role.BUSINESS);
    const good = await givenFile('name,address\nHall,Canal Road Lahore\n');
    const refusals: [string[], string | RegExp][] = [
      [[good, '--owner', 'nobody@mail.test'], 'There is no account "nobody@mail.test".'],
      [[good, '--owner', pending.email], 'No business application found'],
      [[good], 'Name the business by --owner EMAIL.'],
      [[join(folder, 'none.csv'), '--owner', email], /none\.csv can't be read: ENOENT/],
      [[await givenFile('x', '.xlsx'), '--owner', email], /has to end in \.csv or \.geojson/],
      [[await givenFile('name,address\n"Hall,Canal Road\n'), '--owner', email], /can't be read from row 2 on/],
      [[await givenFile('name\n'), '--owner', email], /The file has no rows/],
      [[await givenFile('{"type":"Topology"}', '.geojson'), '--owner', email], /FeatureCollection is expected/],
      [[good, '--owner', email, '--defaults', await givenFile('seats: 4', '.yaml')], /seats can't be defaults/],
      [[good, '--owner', email, '--defaults', await givenFile('capacity: -4', '.yaml')], /Capacity must be at least 1/],
      [[good, '--owner', email, '--defaults', await givenFile('{"type":"Tent"}', '.json')], /no hall type "Tent"/],
    ];
    for (const [args, message] of refusals) await expect(run(...args)).rejects.toThrow(message);
    await writeFile(good, Buffer.from('name,address\nCaf\xe9,Canal Road\n', 'latin1'));
    await expect(run(good, '--owner', email)).rejects.toThrow(/is not UTF-8/);
  });
});

describe('[operations Importing halls] run again', () => {
  it('changes nothing the second time, and fills what is missing without touching what the owner wrote', async () => {
    const { email, businessId } = await approvedOwner();
    const file = await givenFile(
      'id,name,address\n1,First,Canal Road Lahore\n2,Second,Canal Road Lahore\n3,Third,Mall Road Lahore\n',
    );
    await run(file, '--owner', email);
    expect((await run(file, '--owner', email)).out[0]).toBe('3 rows: 0 created, 0 changed, 3 unchanged, 0 refused.');
    const { em } = at.context();
    await em.nativeUpdate(
      Hall,
      { business: businessId, importRef: '1' },
      { hallName: 'Named by its owner', capacity: 90 },
    );
    await em.nativeUpdate(Hall, { business: businessId, importRef: '3' }, { deletedAt: at.clock.now() });
    const defaults = ['--defaults', join(SAMPLES, 'hall-defaults.yaml')];
    const { out } = await run(file, '--owner', email, ...defaults);
    expect(out).toEqual([
      '3 rows: 0 created, 2 changed, 0 unchanged, 0 refused.',
      '1 left out: their owner has removed these halls.',
    ]);
    const [first, second] = await findHalls(businessId);
    expect(first).toMatchObject({
      hallName: 'Named by its owner',
      capacity: 90,
      pricePerHour: toHundredths(15000),
      status: 'active',
    });
    expect(second).toMatchObject({ hallName: 'Second', capacity: 250, status: 'active' });
  });

  it('overwrites with the file’s values on request, never with a default, and leaves an offline hall offline', async () => {
    const { email, businessId } = await approvedOwner();
    const before = await givenFile(
      'id,name,address,capacity,rounds capacity,parking spaces\n1,First,Canal Road,200,190,40\n',
    );
    await run(before, '--owner', email, '--source', 'town', '--defaults', join(SAMPLES, 'hall-defaults.yaml'));
    await at
      .context()
      .em.nativeUpdate(Hall, { business: businessId }, { status: HallStatus.INACTIVE, pricePerHour: toHundredths(99) });
    const after = await givenFile('id,name,address,capacity\n1,Renamed,Canal Road Lahore,180\n');
    const again = [after, '--owner', email, '--source', 'town', '--defaults', join(SAMPLES, 'hall-defaults.yaml')];
    expect((await run(...again)).out[0]).toContain('1 unchanged');
    expect((await run(...again, '--overwrite')).out[0]).toContain('1 changed');
    expect(await findHalls(businessId)).toMatchObject([
      {
        hallName: 'Renamed',
        capacity: 180,
        roundsCapacity: null,
        parkingSpaces: 40,
        pricePerHour: toHundredths(99),
        status: 'inactive',
      },
    ]);
  });

  it('writes nothing in a dry run, and knows rows without a reference by name and place', async () => {
    const { email, businessId } = await approvedOwner();
    const file = await givenFile('name,address\nHall,Canal Road Lahore\n');
    expect((await run(file, '--owner', email, '--dry-run')).out[0]).toBe(
      '1 rows (dry run: nothing was written): 1 created, 0 changed, 0 unchanged, 0 refused.',
    );
    expect(await findHalls(businessId)).toEqual([]);
    const city = await givenFile('city: Lahore', '.yaml');
    await run(file, '--owner', email, '--source', 's');
    expect((await run(file, '--owner', email, '--source', 's', '--defaults', city)).out[0]).toContain('1 changed');
    expect((await findHalls(businessId)).length).toBe(1);
  });

  it('takes the same number of statements for 150 rows as for 15', async () => {
    const rows = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, n) => `${from + n},Hall ${from + n},Canal Road Lahore`).join('\n');
    const { email } = await approvedOwner();
    const few = await givenFile(`id,name,address\n${rows(0, 15)}\n`);
    const many = await givenFile(`id,name,address\n${rows(100, 250)}\n`);
    const source = ['--owner', email, '--source', 'many'];
    const first = await recordStatements(at.app.orm, () => run(few, ...source));
    const second = await recordStatements(at.app.orm, () => run(many, ...source));
    expect(second.statements.length).toBe(first.statements.length);
    expect(second.result.out[0]).toContain('150 created');
  });
});

describe('[operations Importing halls] the halls of OpenStreetMap', () => {
  const there = existsSync(OSM_HALLS);
  const title = there ? 'are loaded, offline' : `are not there: set SAMPLE_DATA_DIR (looked for ${OSM_HALLS})`;
  (there ? it : it.skip)(title, async () => {
    const { email, businessId } = await approvedOwner();
    const { code, out } = await run(OSM_HALLS, '--owner', email);
    expect(out[0]).toBe('82 rows: 82 created, 0 changed, 0 unchanged, 0 refused.');
    expect(code).toBe(0);
    const halls = await findHalls(businessId);
    expect(
      halls.every(
        ({ status, capacity, pricePerHour }) => status === 'inactive' && capacity === null && pricePerHour === null,
      ),
    ).toBe(true);
    expect(halls.every(({ latitude, city }) => latitude !== null && city !== null)).toBe(true);
    expect((await run(OSM_HALLS, '--owner', email)).out[0]).toContain('82 unchanged');
    const defaults = ['--defaults', join(SAMPLES, 'hall-defaults.yaml')];
    expect((await run(OSM_HALLS, '--owner', email, ...defaults)).out).toEqual([
      '82 rows: 0 created, 82 changed, 0 unchanged, 0 refused.',
    ]);
    expect((await findHalls(businessId)).every(({ isPublic }) => isPublic)).toBe(true);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role, ServicePriceType } from '../../rules/index.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';
import { openVenue, wishFor, type Venue, type VenueScene } from '../../testing/venue.js';
import { runsOf, visualOrder, written } from './pdf-text.js';

const SCENE: VenueScene = {
  discount: 10,
  tax: 16,
  fixed: [{ name: 'Stage', price: 15_000, priceType: ServicePriceType.FIXED }],
  optional: [{ name: 'Menu A', price: 1_800, priceType: ServicePriceType.PER_PERSON }],
};

let at: Harness;
let customer: Person;
let venue: Venue;

beforeAll(async () => {
  at = await startHarness();
  customer = await at.person(Role.USER);
  venue = await openVenue(at, SCENE);
});
afterAll(() => at.close());

async function booked(overrides: Record<string, unknown> = {}, { hallId, optionalIds } = venue): Promise<number> {
  const wish = wishFor(hallId, { optionalServiceIds: optionalIds, ...overrides });
  const { status, body } = await customer.rest<{ id: number }>('POST', '/user/bookings', wish);
  expect(status).toBe(201);
  return body.id;
}

async function pdfOf(who: Person, id: number) {
  const headers: Record<string, string> = who.token === undefined ? {} : { authorization: `Bearer ${who.token}` };
  const response = await fetch(`${at.url}/api/user/bookings/${id}/invoice.pdf`, { headers });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

describe('[customer §2 Invoice view] the invoice as a PDF', () => {
  it('is served to the customer, the owner and staff, as an attachment that is the same each time', async () => {
    const id = await booked();
    const first = await pdfOf(customer, id);
    expect(first.status).toBe(200);
    expect(first.headers.get('content-type')).toBe('application/pdf');
    expect(first.headers.get('content-disposition')).toContain(`INV-${String(id).padStart(6, '0')}.pdf`);
    expect(first.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await pdfOf(venue.owner, id)).bytes.equals(first.bytes)).toBe(true);
    expect((await pdfOf(await at.person(Role.MODERATOR), id)).status).toBe(200);
  });

  it('[issue 4] no change that its owner can make alters a booking or its invoice', async () => {
    const changed = await openVenue(at, SCENE);
    const { owner, hallId, fixedIds, optionalIds } = changed;
    const id = await booked({}, changed);
    const booking = async () => {
      const { body } = await customer.rest<{ data: { id: number; [field: string]: unknown }[] }>(
        'GET',
        '/user/bookings',
      );
      return body.data.find((each) => each.id === id);
    };
    const before = await booking();
    const paper = await pdfOf(customer, id);
    const hall = (await owner.rest<{ categoryId: number; typeId: number }>('GET', `/business/halls/${hallId}`)).body;
    const changes: [method: string, path: string, body?: object][] = [
      [
        'PUT',
        `/business/operations/categories/${hall.categoryId}`,
        { name: 'Dearer', price: 99, priceType: 'percentage' },
      ],
      ['PUT', `/business/operations/types/${hall.typeId}`, { name: 'Palace', price: 1, priceType: 'per_person' }],
      ['PUT', `/business/services/fixed/${String(fixedIds[0])}`, { name: 'Other stage', price: 7, isIncluded: false }],
      ['PUT', `/business/services/optional/${String(optionalIds[0])}`, { name: 'Other menu', price: 9_000 }],
      [
        'PUT',
        '/business/settings',
        { currency: 'USD', discountPercentage: 0, taxPercentage: 50, timeZone: 'Europe/London' },
      ],
      ['PUT', '/business/update', { name: 'Sold Banquets', location: 'Somewhere else' }],
      [
        'PUT',
        `/business/halls/${hallId}`,
        {
          ...{ ...hall, hallNumber: '99', hallName: 'Renamed', capacity: 1, pricePerHour: 1, pricePerPerson: 1 },
          ...{ location: 'Moved away', fixedServiceIds: [], amenityIds: [] },
        },
      ],
      ['DELETE', `/business/services/optional/${String(optionalIds[0])}`],
      ['DELETE', `/business/services/fixed/${String(fixedIds[0])}`],
    ];
    for (const [method, path, body] of changes) {
      const { status } = await owner.rest(method, path, body);
      expect({ path, status }).toEqual({ path, status: 200 });
    }
    expect(await owner.rest('DELETE', `/business/halls/${hallId}`)).toMatchObject({
      status: 409,
      body: { code: 'IN_USE' },
    });
    const withoutIds = (found: typeof before) => ({
      ...found,
      fixedServices: (found?.fixedServices as object[]).map((service) => ({ ...service, id: null })),
      optionalServices: (found?.optionalServices as object[]).map((service) => ({ ...service, id: null })),
    });
    expect(withoutIds(await booking())).toEqual(withoutIds(before));
    const after = await pdfOf(customer, id);
    expect(after.bytes.equals(paper.bytes)).toBe(true);
  });

  it('is nobody else’s', async () => {
    const id = await booked();
    const other = await openVenue(at);
    expect((await pdfOf(at.visitor, id)).status).toBe(401);
    expect((await pdfOf(await at.person(Role.USER), id)).status).toBe(404);
    expect((await pdfOf(other.owner, id)).status).toBe(404);
    expect((await pdfOf(customer, 2_000_000)).status).toBe(404);
  });

  it.each([
    ['Urdu', 'عائشہ خان', 'مہندی کی رات کے لیے پھولوں کا اسٹیج'],
    ['Chinese and Korean', '山田太郎 김철수', '靠窗的桌子'],
    ['accents and Hindi', 'Łukasz Ñandú Ελένη Привет', 'हिन्दी में अनुरोध'],
    ['emoji, which it leaves out', 'Ayesha 💐👩‍👩‍👧', '🌹'.repeat(50)],
    ['very long words', 'x'.repeat(100), 'y'.repeat(1000)],
    ['markup, which stays text', '<b>{{x}}</b>', '${1} \\ % _ "'],
  ])('takes %s', async (_what, customerName, specialRequests) => {
    const id = await booked({ customerName, specialRequests });
    const { status, bytes } = await pdfOf(customer, id);
    expect(status).toBe(200);
    expect(bytes.subarray(-6).toString()).toContain('%%EOF');
  });
});

describe('text of every script', () => {
  it('is written in the font that has its letters', () => {
    expect(runsOf('Ayesha عائشہ 山')).toEqual([
      { text: 'Ayesha ', font: 'NotoSans' },
      { text: 'عائشہ ', font: 'NotoNaskhArabic' },
      { text: '山', font: 'Unifont' },
    ]);
  });

  it('right-to-left words follow each other from the right', () => {
    expect(visualOrder('Mr عائشہ خان of Lahore')).toBe('Mr خان عائشہ of Lahore');
    expect(visualOrder('plain words')).toBe('plain words');
  });

  it('right-to-left text is broken into lines before its words are turned', () => {
    const [run] = written('الف بے پے تے', 7);
    expect(run?.text).toBe('بے الف\nتے پے');
  });
});

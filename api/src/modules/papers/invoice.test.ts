import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { Role } from '../../domain/accounts/roles.js';
import { describeCancellationRules } from '../../domain/payments/cancellation-rules.js';
import { BookingStatus, CancellationReason } from '../../domain/bookings/transitions.js';
import { ServicePriceType } from '../../domain/catalogue/price-types.js';
import { formatHundredths, toHundredths } from '../../domain/money/money.js';
import { sendForm } from '../../testing/forms.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';
import { openVenue, bookingInput, type Venue, type VenueScene } from '../../testing/scene.js';
import { createInvoiceDefinition, renderInvoice, type InvoicedBooking } from './invoice.pdf.js';
import { loadInvoicePdf } from '../bookings/testing.js';
import { toRuns, toVisualOrder, toPageRuns } from './pdf.text.js';

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
  const request = bookingInput(hallId, { optionalServiceIds: optionalIds, ...overrides });
  const { status, body } = await customer.rest<{ id: number }>('POST', '/user/bookings', request);
  expect(status).toBe(201);
  return body.id;
}

describe('[customer §2 Invoice view] the invoice as a PDF', () => {
  it('is served to the customer, the owner and staff, as an attachment that is the same each time', async () => {
    const id = await booked();
    const first = await loadInvoicePdf(at, customer, id);
    expect(first.status).toBe(200);
    expect(first.headers.get('content-type')).toBe('application/pdf');
    expect(first.headers.get('content-disposition')).toContain(`INV-${String(id).padStart(6, '0')}.pdf`);
    expect(first.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await loadInvoicePdf(at, venue.owner, id)).bytes.equals(first.bytes)).toBe(true);
    expect((await loadInvoicePdf(at, await at.person(Role.MODERATOR), id)).status).toBe(200);
  });

  it('[issue 4] no change by the owner alters a booking or its invoice', async () => {
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
    const paper = await loadInvoicePdf(at, customer, id);
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
        {
          ...{ currency: 'USD', discountPercentage: 0, taxPercentage: 50, timeZone: 'Europe/London' },
          taxNumber: 'CHANGED',
        },
      ],
      ['PUT', '/business/update', { location: 'Somewhere else', phone: '+92 300 0000000' }],
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
      // What may still be done follows the hall as it is now.
      finalGuests: null,
      fixedServices: (found?.fixedServices as object[] | undefined)?.map((service) => ({ ...service, id: null })),
      optionalServices: (found?.optionalServices as object[] | undefined)?.map((service) => ({ ...service, id: null })),
    });
    expect(withoutIds(await booking())).toEqual(withoutIds(before));
    const after = await loadInvoicePdf(at, customer, id);
    expect(after.bytes.equals(paper.bytes)).toBe(true);
  });

  it('its lines are those of the booking, services by guest and by hour included', async () => {
    const priced = await openVenue(at, {
      ...SCENE,
      fixed: [
        { name: 'Service staff', price: 90, priceType: ServicePriceType.PER_PERSON },
        { name: 'Generator', price: 1_500, priceType: ServicePriceType.PER_HOUR },
      ],
    });
    const id = await booked({}, priced);
    type Served = Omit<InvoicedBooking, 'fixedServices' | 'optionalServices'> &
      Record<
        'fixedServices' | 'optionalServices',
        { name: string; price: number; priceType: string; amount: number }[]
      >;
    const { body } = await customer.rest<{ data: Served[] }>('GET', '/user/bookings?limit=100');
    const served = body.data.find((each) => each.id === id);
    if (!served) throw new Error('The booking is not listed');
    const spelled = (services: Served['fixedServices']) =>
      services.map((service, index) => ({
        ...{ ...service, id: index },
        priceType: ServicePriceType[service.priceType.toUpperCase() as ServicePriceType],
      }));
    const booking: InvoicedBooking = {
      ...served,
      fixedServices: spelled(served.fixedServices),
      optionalServices: spelled(served.optionalServices),
    };
    const drawn = JSON.stringify(createInvoiceDefinition(booking, null).definition);
    const lines = [...served.fixedServices, ...served.optionalServices];
    expect(lines.map(({ name }) => name)).toEqual(['Service staff', 'Generator', 'Menu A']);
    for (const { amount } of lines) expect(drawn).toContain(formatHundredths(toHundredths(amount), 'PKR'));
    expect(drawn).not.toContain('Other');
    expect((await loadInvoicePdf(at, customer, id)).bytes.equals(await renderInvoice(booking, null))).toBe(true);
  });

  it('says what was paid of it, to both sides', async () => {
    const paid = await openVenue(at, SCENE);
    const id = await booked({}, paid);
    await paid.owner.rest('PUT', `/business/bookings/${id}/status`, { status: 'confirmed' });
    const before = await loadInvoicePdf(at, customer, id);
    const receipt = { kind: 'receipt', amount: 5000, method: 'cash' };
    expect((await paid.owner.rest('POST', `/business/bookings/${id}/payments`, receipt)).status).toBe(201);
    const after = await loadInvoicePdf(at, customer, id);
    expect(after.bytes.equals(before.bytes)).toBe(false);
    expect((await loadInvoicePdf(at, paid.owner, id)).bytes.equals(after.bytes)).toBe(true);
  });

  it('is refused to others', async () => {
    const id = await booked();
    const other = await openVenue(at);
    expect((await loadInvoicePdf(at, at.visitor, id)).status).toBe(401);
    expect((await loadInvoicePdf(at, await at.person(Role.USER), id)).status).toBe(404);
    expect((await loadInvoicePdf(at, other.owner, id)).status).toBe(404);
    expect((await loadInvoicePdf(at, customer, 2_000_000)).status).toBe(404);
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
    const { status, bytes } = await loadInvoicePdf(at, customer, id);
    expect(status).toBe(200);
    expect(bytes.subarray(-6).toString()).toContain('%%EOF');
  });
});

interface Paper {
  invoiceNumber: string;
  sellerAddress: string;
  sellerPhone: string;
  sellerTaxNumber: string | null;
  sellerLogo: string | null;
  issuedAt: string;
}

describe('[issue 12] the invoice follows the status of its booking', () => {
  const loadTitle = async (id: number) =>
    /\((Booking \w+ INV-\d{6})\)/.exec((await loadInvoicePdf(at, customer, id)).bytes.toString('latin1'))?.[1];

  it('a request, a confirmation, and never a confirmation once it is cancelled', async () => {
    const [confirmed, declined, withdrawn] = [
      await booked(),
      await booked({ customerName: 'Bilal' }),
      await booked({ customerName: 'Erum' }),
    ];
    expect(await loadTitle(confirmed)).toMatch(/^Booking Request INV-\d{6}$/);
    const answer = (id: number, body: object) => venue.owner.rest('PUT', `/business/bookings/${id}/status`, body);
    expect((await answer(declined, { status: 'cancelled', reason: 'We are renovating' })).status).toBe(200);
    expect((await customer.rest('DELETE', `/user/bookings/${withdrawn}`)).status).toBe(200);
    expect((await answer(confirmed, { status: 'confirmed' })).status).toBe(200);
    expect(await loadTitle(confirmed)).toMatch(/^Booking Confirmation/);
    expect(await loadTitle(declined)).toMatch(/^Booking Cancelled/);
    expect(await loadTitle(withdrawn)).toMatch(/^Booking Cancelled/);
  });

  const booking: InvoicedBooking = {
    ...{
      id: 7,
      invoiceNumber: 'INV-000007',
      status: BookingStatus.CONFIRMED,
      currency: 'PKR',
      timeZone: 'Asia/Karachi',
    },
    ...{ startTime: '2027-03-20T14:00:00Z', endTime: '2027-03-20T18:00:00Z', guestCount: 100 },
    ...{ hallBasePrice: 1000, categoryPrice: 0, typePrice: 0, fixedServicesPrice: 0, optionalServicesPrice: 0 },
    ...{ discountAmount: 0, taxAmount: 0, totalPrice: 1000, discountPercentage: 0, taxPercentage: 0 },
    cancellationTerms: describeCancellationRules([{ days: 30, percent: 50 }]),
    ...{ fixedServices: [], optionalServices: [], hallTitle: 'Moti Mahal', hallLocation: 'Canal Road' },
    ...{
      customerName: 'Ayesha',
      customerEmail: 'a@mail.test',
      customerPhone: '+92 300 7654321',
      specialRequests: null,
      occasion: null,
    },
    ...{ businessName: 'Shalimar Banquets', sellerAddress: 'Main Boulevard', sellerPhone: '+923001234567' },
    ...{ sellerTaxNumber: '1234567-8', sellerLogo: null, cancellationNote: null, issuedAt: '2027-03-02T20:00:00Z' },
  };
  const drawn = (change: Partial<InvoicedBooking> = {}) =>
    JSON.stringify(createInvoiceDefinition({ ...booking, ...change }, null).definition);

  it.each(['en', 'ur'] as const)(
    'has what was charged, received and is left, once there are entries (%s)',
    (locale) => {
      const entries = [
        { kind: 'RECEIPT' as const, amount: 600, note: null, isCorrected: false },
        { kind: 'CHARGE' as const, amount: 77, note: '99', isCorrected: false },
      ];
      const account = { payments: { owed: 1077, balance: 477, entries }, now: new Date('2027-03-21T00:00:00Z') };
      const { definition } = createInvoiceDefinition(booking, null, locale, account);
      const text = JSON.stringify(definition);
      for (const amount of ['1,000.00', '77.00', '1,077.00', '600.00', '477.00']) expect(text).toContain(amount);
      expect(text).toContain(locale === 'en' ? 'Final Invoice' : 'حتمی انوائس');
      expect(text).not.toContain('Booking Confirmation');
      expect(text.includes('Balance due')).toBe(locale === 'en');
    },
  );

  it('has issue date, seller, address, phone and tax number; the day is local to the hall', () => {
    for (const text of [
      'Issued Wednesday, Mar 03, 2027',
      'Shalimar Banquets',
      'Main Boulevard',
      '0300 1234567',
      '0300 7654321',
      'Tax no. 1234567-8',
    ])
      expect(drawn()).toContain(text);
    expect(drawn({ sellerTaxNumber: null, sellerAddress: null })).not.toContain('Tax no.');
    expect(drawn()).not.toContain('watermark');
  });

  it('a cancelled one shows who cancelled and why, with a watermark', () => {
    const paper = drawn({
      status: BookingStatus.CANCELLED,
      cancellationReason: CancellationReason.DECLINED,
      cancellationNote: 'We are renovating',
    });
    expect(paper).toContain('"watermark":{"text":"DECLINED"');
    expect(paper).toContain('The hall owner declined this request. This paper confirms no booking');
    expect(paper).toContain('Reason: We are renovating');
    expect(paper).not.toContain('Booking Confirmation');
  });
});

describe('[issue 12] tax number and logo of the seller', () => {
  async function sendLogo(owner: Person, background: string): Promise<string> {
    const picture = await sharp({ create: { width: 300, height: 120, channels: 3, background } })
      .png()
      .toBuffer();
    const upload = { path: '/upload/image', field: 'image', content: Buffer.from(picture), name: 'logo.png' };
    return ((await sendForm(at, owner, upload)).body as { url: string }).url;
  }

  it('appear on invoices of later bookings, which keep them whatever the owner changes', async () => {
    const seller = await openVenue(at, SCENE);
    const { owner } = seller;
    const loadInvoice = async (id: number) => {
      const { body } = await customer.rest<{ data: (Paper & { id: number })[] }>('GET', '/user/bookings?limit=100');
      return body.data.find((each) => each.id === id);
    };
    const plain = await booked({}, seller);
    expect(await loadInvoice(plain)).toMatchObject({
      sellerTaxNumber: null,
      sellerLogo: null,
      sellerAddress: expect.any(String),
    });
    const logo = await sendLogo(owner, '#0e6b56');
    const saved = await owner.rest('PUT', '/business/settings', { taxNumber: ' 1234567-8 ', logo });
    expect(saved).toMatchObject({ status: 200, body: { taxNumber: '1234567-8', logo } });
    const id = await booked({ customerName: 'Bilal' }, seller);
    const paper = await loadInvoicePdf(at, customer, id);
    expect(paper.bytes.toString('latin1')).toContain('/Subtype /Image');
    expect(await loadInvoice(id)).toMatchObject({ sellerTaxNumber: '1234567-8', sellerLogo: logo });
    const other = await sendLogo(owner, '#a35a00');
    await owner.rest('PUT', '/business/settings', { taxNumber: null, logo: other });
    await owner.rest('PUT', '/business/settings', { logo: null });
    expect((await loadInvoicePdf(at, customer, id)).bytes.equals(paper.bytes)).toBe(true);
    const claims = await at.app.orm.em
      .fork()
      .execute<{ storage_key: string; claimed_by: string | null }[]>(
        'select storage_key, claimed_by from stored_files where storage_key in (?, ?) order by id',
        [logo.replace('/files/', ''), other.replace('/files/', '')],
      );
    expect(claims.map(({ claimed_by }) => claimed_by !== null)).toEqual([true, false]);
    expect((await loadInvoicePdf(at, customer, plain)).bytes.toString('latin1')).not.toContain('/Subtype /Image');
  });

  it.each([
    ['taxNumber', 'x'.repeat(51), 'Tax number must be at most 50 characters'],
    ['logo', 'https://example.org/logo.png', 'Logo must be an uploaded picture'],
    ['logo', '/files/scenes/garden-rose-day-front-1.webp', 'Logo must be an uploaded picture'],
  ])('refuses %s %s and changes nothing', async (field, value, message) => {
    const { owner } = await openVenue(at);
    const refused = await owner.rest('PUT', '/business/settings', { currency: 'USD', [field]: value });
    expect(refused).toMatchObject({ status: 422, body: { field, message } });
    expect(await owner.rest('GET', '/business/settings')).toMatchObject({ body: { currency: 'PKR', [field]: null } });
  });

  it('another account’s picture can’t be a logo', async () => {
    const [{ owner }, stranger] = [await openVenue(at), await at.person(Role.BUSINESS)];
    const logo = await sendLogo(stranger, '#123456');
    expect(await owner.rest('PUT', '/business/settings', { logo })).toMatchObject({
      status: 422,
      body: { field: 'logo' },
    });
  });
});

describe('text of every script', () => {
  it('uses a font that has its letters', () => {
    expect(toRuns('Ayesha عائشہ 山')).toEqual([
      { text: 'Ayesha ', font: 'NotoSans' },
      { text: 'عائشہ ', font: 'NotoNaskhArabic' },
      { text: '山', font: 'Unifont' },
    ]);
  });

  it('right-to-left words follow each other from the right', () => {
    expect(toVisualOrder('Mr عائشہ خان of Lahore')).toBe('Mr خان عائشہ of Lahore');
    expect(toVisualOrder('plain words')).toBe('plain words');
  });

  it('right-to-left text is broken into lines before its words are turned', () => {
    const [run] = toPageRuns('الف بے پے تے', 7);
    expect(run?.text).toBe('بے الف\nتے پے');
  });
});

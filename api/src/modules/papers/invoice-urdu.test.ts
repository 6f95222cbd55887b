import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LOCALE_MESSAGE } from '../../domain/accounts/locales.js';
import { Role } from '../../domain/accounts/roles.js';
import { BookingStatus, CancellationReason } from '../../domain/bookings/transitions.js';
import { DEFAULT_CANCELLATION_RULES, describeCancellationRules } from '../../domain/payments/cancellation-rules.js';
import { ServicePriceType } from '../../domain/catalogue/price-types.js';
import { startHarness, type Harness, type Person } from '../../testing/harness.js';
import { bookingInput, openVenue, type Venue } from '../../testing/scene.js';
import { createInvoiceDefinition, renderInvoice, type InvoicedBooking } from './invoice.pdf.js';
import { loadInvoicePdf } from '../bookings/testing.js';

let at: Harness;
let customer: Person;
let venue: Venue;

beforeAll(async () => {
  at = await startHarness();
  customer = await at.person(Role.USER);
  venue = await openVenue(at, {
    name: 'Shalimar شالیمار Banquets',
    fixed: [{ name: 'پھولوں کا اسٹیج', price: 15_000, priceType: ServicePriceType.FIXED }],
    optional: [{ name: 'Menu A', price: 1_800, priceType: ServicePriceType.PER_PERSON }],
  });
});
afterAll(() => at.close());

async function book(overrides: Record<string, unknown> = {}): Promise<number> {
  const input = bookingInput(venue.hallId, { optionalServiceIds: venue.optionalIds, ...overrides });
  const { status, body } = await customer.rest<{ id: number }>('POST', '/user/bookings', input);
  expect(status).toBe(201);
  return body.id;
}

describe('[issue: Urdu] the invoice as a PDF in Urdu', () => {
  it('is served to whom asks for it, the same each time', async () => {
    const id = await book();
    const urdu = await loadInvoicePdf(at, customer, id, '?locale=ur');
    expect(urdu.status).toBe(200);
    expect(urdu.headers.get('content-type')).toBe('application/pdf');
    expect(urdu.headers.get('content-disposition')).toContain(`INV-${String(id).padStart(6, '0')}.pdf`);
    expect(urdu.bytes.toString('latin1')).toContain('/Lang (ur)');
    expect((await loadInvoicePdf(at, venue.owner, id, '?locale=ur')).bytes.equals(urdu.bytes)).toBe(true);
    expect((await loadInvoicePdf(at, await at.person(Role.USER), id, '?locale=ur')).status).toBe(404);
    expect((await loadInvoicePdf(at, at.visitor, id, '?locale=ur')).status).toBe(401);
  });

  it('stays English for whom says nothing, whatever the account reads', async () => {
    const id = await book({ customerName: 'عائشہ خان' });
    const english = await loadInvoicePdf(at, customer, id);
    await customer.rest('PUT', '/user/settings', { locale: 'ur' });
    expect((await loadInvoicePdf(at, customer, id)).bytes.equals(english.bytes)).toBe(true);
    expect((await loadInvoicePdf(at, customer, id, '?locale=en')).bytes.equals(english.bytes)).toBe(true);
    expect(english.bytes.toString('latin1')).toContain('/Lang (en)');
  });

  it.each(['fr', 'UR', 'ur-PK', '', 'en,ur', '__proto__'])('refuses %j and names the field', async (locale) => {
    const id = await book();
    const response = await customer.rest('GET', `/user/bookings/${id}/invoice.pdf?locale=${locale}`);
    expect(response).toMatchObject({
      status: 422,
      body: { code: 'INVALID_INPUT', field: 'locale', message: LOCALE_MESSAGE },
    });
  });

  it.each([
    ['mixed directions', 'عائشہ (Ayesha) خان', 'DJ رات 11:30 تک، "Welcome" بینر (2)'],
    ['long names', 'عائشہ'.repeat(30), 'y'.repeat(1000)],
    ['many lines', 'Ayesha', 'پھول\n'.repeat(60)],
    ['other scripts, marks and emoji', '山田太郎 Łukasz', 'مُحَمَّد می\u200cخواہم ۱۲۳ हिन्दी 💐'],
  ])('takes %s', async (_what, customerName, specialRequests) => {
    const id = await book({ customerName: customerName.slice(0, 100), specialRequests });
    const { status, bytes } = await loadInvoicePdf(at, customer, id, '?locale=ur');
    expect(status).toBe(200);
    expect(bytes.subarray(-6).toString()).toContain('%%EOF');
  });
});

const BOOKING: InvoicedBooking = {
  ...{ id: 7, invoiceNumber: 'INV-000007', status: BookingStatus.CONFIRMED, currency: 'PKR', timeZone: 'Asia/Karachi' },
  ...{ startTime: '2027-03-20T14:00:00Z', endTime: '2027-03-20T20:00:00Z', guestCount: 1350 },
  ...{ hallBasePrice: 1000, categoryPrice: 20, typePrice: 30, fixedServicesPrice: 100, optionalServicesPrice: 60 },
  ...{ discountAmount: 100, taxAmount: 50, totalPrice: 1110, discountPercentage: 10, taxPercentage: 16 },
  ...{ shiftName: '1', rateReason: '2', adjustmentAmount: -50 },
  fixedServices: [
    { id: 1, name: '3', price: 50, priceType: ServicePriceType.FIXED },
    { id: 2, name: '4', price: 0, priceType: ServicePriceType.FIXED, isIncluded: false },
  ],
  optionalServices: [{ id: 3, name: '5', price: 30, priceType: ServicePriceType.FIXED, quantity: 2 }],
  ...{ hallTitle: '6', hallLocation: '7', customerName: '8', customerEmail: '9', customerPhone: '0300' },
  ...{ businessName: '10', sellerAddress: '11', sellerPhone: '042 1234567', sellerTaxNumber: '1234567-8' },
  cancellationTerms: describeCancellationRules(DEFAULT_CANCELLATION_RULES),
  ...{
    sellerLogo: null,
    cancellationNote: '12',
    specialRequests: '13',
    occasion: 'WALIMA',
    issuedAt: '2027-03-02T20:00:00Z',
  },
};

interface Node {
  text?: string | Node[];
  [part: string]: unknown;
}

/** The lines of a document as they are read from left to right, from top to bottom. */
function readLines(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(readLines);
  if (typeof part !== 'object' || part === null) return [];
  const { text, columns, stack, table, content } = part as Node;
  const own = Array.isArray(text)
    ? [
        text
          .map((run) => (typeof run.text === 'string' ? run.text : ''))
          .join('')
          .replaceAll('\u00a0', ' '),
      ]
    : [];
  return [...own, ...[columns, stack, (table as { body?: unknown } | undefined)?.body, content].flatMap(readLines)];
}

const define = (change: Partial<InvoicedBooking> = {}) =>
  createInvoiceDefinition({ ...BOOKING, ...change }, null, 'ur').definition as {
    watermark?: unknown;
    background?: (page: number, size: { height: number }) => Node;
    info: { title: string };
    footer: (page: number, pages: number) => unknown;
  };
const listLines = (change?: Partial<InvoicedBooking>) => readLines(define(change));

/** What stays in Latin letters: see docs/decisions/0009-invoices.md. */
const ENGLISH = /Booking (Confirmation|Request|Cancelled)|INV-\d+|\(Total\)|\(Tax no\.\)|[AP]M|Rs|₨/g;

describe('[issue: Urdu] what the page says', () => {
  it.each([
    [BookingStatus.CONFIRMED, null],
    [BookingStatus.PENDING, null],
    [BookingStatus.CANCELLED, null],
    ...Object.values(CancellationReason).map((reason) => [BookingStatus.CANCELLED, reason] as const),
  ])('of a booking that is %s (%s) is Urdu, with the English that authorities need', (status, cancellationReason) => {
    const change = { status, cancellationReason };
    const lines = listLines(change);
    expect(lines.join('\n').replaceAll(ENGLISH, '')).not.toMatch(/[A-Za-z]/);
    expect(lines).toContainEqual(expect.stringMatching(/^Booking \w+$/));
    expect(define(change).info.title).toMatch(/^[^A-Za-z]+ INV-000007$/);
    const face = define(change).background?.(1, { height: 842 });
    expect(face === undefined).toBe(status === BookingStatus.CONFIRMED);
    if (face) expect(readLines(face).join('')).toMatch(/^[\u0600-\u06ff ]+$/);
    expect(readLines(define(change).footer(1, 2))).toEqual(['1 / 2 · INV-000007 · محفل']);
  });

  it('has number, date, times and sums in Latin figures, in the order of reading', () => {
    const lines = listLines();
    expect(lines).toEqual(
      expect.arrayContaining([
        'INV-000007',
        expect.stringMatching(
          /^2027 \u0645\u0627\u0631\u0686\u060c 3 \u0628\u062f\u06be\u060c :\u0627\u062c\u0631\u0627$/,
        ),
        '₨ 1,110.00',
        '-₨ 50.00',
        '-₨ 100.00',
        '(Total) رقم کل',
        '1234567-8 (Tax no.) نمبر ٹیکس',
        '(16%) ٹیکس',
        '1,350 :مہمان · گھنٹے 6',
        'ولیمہ',
        '(مارچ 21) 7:00 PM – 1:00 AM',
        'قیمت بلا',
        '5 × 2',
      ]),
    );
  });

  it('says one hour, and no day where it is the same', () => {
    const lines = listLines({ endTime: '2027-03-20T15:00:00Z', guestCount: 1 });
    expect(lines).toContain('1 :مہمان · گھنٹہ 1');
    expect(lines).toContain('7:00 PM – 8:00 PM');
  });

  it('runs from right to left: amounts stand at the left, labels at the right', () => {
    const { content } = define() as unknown as { content: Node[] };
    const tables = content.flatMap(({ table }) => (table ? [table as { widths: unknown[]; body: Node[][] }] : []));
    expect(tables).toHaveLength(8);
    for (const { widths, body } of tables) {
      expect(widths).toEqual(['auto', '*']);
      for (const [amount, label] of body) {
        expect((amount?.stack as Node[] | undefined)?.[0]?.alignment).toBe('left');
        expect((label?.stack as Node[] | undefined)?.[0]?.alignment).toBe('right');
      }
    }
  });

  it('draws every reason and status', async () => {
    for (const cancellationReason of Object.values(CancellationReason)) {
      const cancelled = { ...BOOKING, status: BookingStatus.CANCELLED, cancellationReason };
      expect((await renderInvoice(cancelled, null, 'ur')).subarray(0, 5).toString()).toBe('%PDF-');
    }
  });
});

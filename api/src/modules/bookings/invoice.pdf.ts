import {
  ADJUSTMENT_LABEL,
  toInvoice,
  type Invoice,
  type InvoiceGroup,
  type WireBooking,
} from '../../domain/bookings/invoice.js';
import { FILES_PATH } from '../../domain/media/pictures.js';
import { formatHundredths, type Hundredths } from '../../domain/money/money.js';
import { formatLongDay, formatTimeRange } from '../../domain/time/zone.js';
import { readStoredBytes, type FileStore } from '../../storage.js';
import { createPrintPicture } from '../media/picture.js';
import { renderPdf } from './pdf-fonts.js';
import { toPageRuns, type Run } from './pdf-text.js';

/** A booking as the route's operation returns it, its enums by their values. */
export type InvoicedBooking = WireBooking & {
  invoiceNumber: string;
  currency: string;
  timeZone: string;
  hallTitle: string;
  hallLocation: string;
  businessName: string;
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  specialRequests: string | null;
  discountPercentage: number;
  taxPercentage: number;
  sellerAddress: string | null;
  sellerPhone: string | null;
  sellerTaxNumber: string | null;
  sellerLogo: string | null;
  cancellationNote: string | null;
  issuedAt: string;
};

const INK = '#1D2522';
const MUTED = '#5B6762';
const RULE = '#CFC8BA';
const BRAND = '#0E6B56';
const PAGE_WIDTH = 483;
/** Fits an e-mail address of some thirty letters. */
const CUSTOMER_WIDTH = 170;
/** Fits the longest date. */
const EVENT_WIDTH = 150;
/** The logo's box on the page, in points. */
const LOGO_BOX = { width: 160, height: 60 };
/** Pixels of the logo per point. */
const LOGO_PIXELS_PER_POINT = 4;

type Cell = object;

/** Collects user content, to choose fonts that have its letters. */
class TextCollector {
  readonly runs: Run[] = [];

  add(text: string, characters?: number): Run[] {
    const runs = toPageRuns(text, characters);
    this.runs.push(...runs);
    return runs;
  }
}

function drawLine(width: number, color: string): object {
  return { canvas: [{ type: 'line', x1: 0, y1: 0, x2: PAGE_WIDTH, y2: 0, lineWidth: width, lineColor: color }] };
}

function renderDetails(booking: InvoicedBooking, invoice: Invoice, words: TextCollector): object {
  const { timeZone, startTime, endTime } = booking;
  const [start, end] = [new Date(startTime), new Date(endTime)];
  // Equal columns would grow with an address's length and push the date into the margin.
  const column = (label: string, width: number | string, lines: readonly string[]): Cell => ({
    width,
    stack: [
      { text: label, color: MUTED, fontSize: 9, margin: [0, 0, 0, 2] },
      ...lines.map((text, index) => ({ text: words.add(text, 30), bold: index === 0 })),
    ],
  });
  const hours = invoice.hours === 1 ? '1 hour' : `${invoice.hours} hours`;
  return {
    columnGap: 18,
    margin: [0, 14, 0, 18],
    columns: [
      column(
        'Customer',
        CUSTOMER_WIDTH,
        [booking.customerName, booking.customerEmail, booking.customerPhone].filter((line) => line !== ''),
      ),
      column('Hall', '*', [booking.hallTitle, booking.hallLocation]),
      column('Event', EVENT_WIDTH, [
        formatLongDay(start, timeZone),
        formatTimeRange(start, end, timeZone),
        `${hours} · Guests: ${booking.guestCount.toLocaleString('en-US')}`,
      ]),
    ],
  };
}

function toAmountRow(label: Run[] | string, amount: string, style: object = {}): Cell[] {
  return [
    { text: label, ...style },
    { text: amount, alignment: 'right', noWrap: true, ...style },
  ];
}

const LINES = { hLineWidth: () => 0, vLineWidth: () => 0, paddingLeft: () => 0, paddingRight: () => 0 };

function renderGroup({ title, lines, subtotal, name }: InvoiceGroup, currency: string, words: TextCollector): object[] {
  const rows = lines.map(({ label, amount }) => {
    const isListed = name === 'includedServices' && amount === 0;
    return toAmountRow(words.add(label, 50), isListed ? 'not charged' : formatHundredths(amount, currency));
  });
  return [
    { text: title, bold: true, margin: [0, 6, 0, 2] },
    { layout: LINES, table: { widths: ['*', 'auto'], body: rows } },
    drawLine(0.5, RULE),
    {
      layout: LINES,
      margin: [0, 0, 0, 6],
      table: {
        widths: ['*', 'auto'],
        body: [toAmountRow('Subtotal', formatHundredths(subtotal, currency), { color: MUTED })],
      },
    },
  ];
}

function renderTotals(booking: InvoicedBooking, invoice: Invoice): object[] {
  const { currency } = booking;
  const rows: Cell[][] = [];
  if (invoice.adjustment !== 0) {
    const amount = formatHundredths(Math.abs(invoice.adjustment) as Hundredths, currency);
    rows.push(toAmountRow(ADJUSTMENT_LABEL, invoice.adjustment < 0 ? `-${amount}` : amount));
  }
  if (invoice.discount > 0) {
    rows.push(
      toAmountRow(`Discount (${booking.discountPercentage}%)`, `-${formatHundredths(invoice.discount, currency)}`),
    );
  }
  if (invoice.tax > 0) {
    rows.push(toAmountRow(`Tax (${booking.taxPercentage}%)`, formatHundredths(invoice.tax, currency)));
  }
  rows.push(toAmountRow('Total amount', formatHundredths(invoice.total, currency), { bold: true, fontSize: 15 }));
  return [
    { ...drawLine(1.2, INK), margin: [0, 8, 0, 4] },
    { layout: LINES, table: { widths: ['*', 'auto'], body: rows } },
  ];
}

/** The business as it was at the time of booking. */
function renderSeller(booking: InvoicedBooking, logo: Buffer | null, words: TextCollector): object[] {
  const { businessName, sellerAddress, sellerPhone, sellerTaxNumber } = booking;
  const lines = [sellerAddress, sellerPhone, sellerTaxNumber && `Tax no. ${sellerTaxNumber}`];
  return [
    ...(logo
      ? [
          {
            image: `data:image/png;base64,${logo.toString('base64')}`,
            fit: [LOGO_BOX.width, LOGO_BOX.height],
            margin: [0, 0, 0, 6],
          },
        ]
      : []),
    { text: words.add(businessName, 40), bold: true, fontSize: 13 },
    ...lines.flatMap((text) => (text ? [{ text: words.add(text, 45), color: MUTED, fontSize: 9.5 }] : [])),
  ];
}

function renderHead(booking: InvoicedBooking, invoice: Invoice, logo: Buffer | null, words: TextCollector): object {
  const issued = formatLongDay(new Date(booking.issuedAt), booking.timeZone);
  return {
    columnGap: 24,
    columns: [
      renderSeller(booking, logo, words),
      [
        { text: invoice.note, color: BRAND, bold: true, fontSize: 17, alignment: 'right' },
        { text: invoice.number, bold: true, fontSize: 12, alignment: 'right' },
        { text: `Issued ${issued}`, color: MUTED, alignment: 'right' },
      ],
    ],
    margin: [0, 0, 0, 10],
  };
}

/** The meaning of the document; for a cancelled booking, who cancelled it and why. */
function renderStatement(booking: InvoicedBooking, invoice: Invoice, words: TextCollector): object[] {
  const reason = booking.cancellationNote;
  return [
    { text: invoice.statement, margin: [0, 10, 0, 0] },
    ...(reason ? [{ text: words.add(`Reason: ${reason}`, 90), margin: [0, 2, 0, 0] }] : []),
  ];
}

/** The logo as PNG, which PDFs support; null without one, or if its file is missing. */
export async function readLogo(files: FileStore, address: string | null): Promise<Buffer | null> {
  if (address === null || !address.startsWith(`${FILES_PATH}/`)) return null;
  const bytes = await readStoredBytes(files, address.slice(FILES_PATH.length + 1));
  const box = { width: LOGO_BOX.width * LOGO_PIXELS_PER_POINT, height: LOGO_BOX.height * LOGO_PIXELS_PER_POINT };
  return bytes ? createPrintPicture(bytes, box) : null;
}

/** The document for pdfmake, and all user content in it. */
export function createInvoiceDefinition(
  booking: InvoicedBooking,
  logo: Buffer | null,
): { definition: object; runs: Run[] } {
  const invoice = toInvoice({
    ...booking,
    fixedServices: booking.fixedServices.map((service, index) => ({ ...service, id: index })),
    optionalServices: booking.optionalServices.map((service, index) => ({ ...service, id: index })),
  });
  const words = new TextCollector();
  const requests = booking.specialRequests
    ? [
        { text: 'Special requests', color: MUTED, fontSize: 9, margin: [0, 18, 0, 2] },
        { text: words.add(booking.specialRequests, 90) },
      ]
    : [];
  const definition = {
    pageSize: 'A4',
    pageMargins: [56, 56, 56, 56],
    // Dated by its issue, so that the same booking in the same state yields the same file.
    info: { title: `${invoice.note} ${invoice.number}`, author: 'Mehfil', creationDate: new Date(booking.issuedAt) },
    ...(invoice.watermark === null
      ? {}
      : { watermark: { text: invoice.watermark, font: 'NotoSans', bold: true, color: INK, opacity: 0.08 } }),
    language: 'en',
    defaultStyle: { font: 'NotoSans', fontSize: 10.5, lineHeight: 1.25, color: INK },
    content: [
      renderHead(booking, invoice, logo, words),
      drawLine(1.2, INK),
      ...renderStatement(booking, invoice, words),
      renderDetails(booking, invoice, words),
      ...invoice.groups.flatMap((each) => renderGroup(each, booking.currency, words)),
      ...renderTotals(booking, invoice),
      ...requests,
    ],
    footer: (page: number, pages: number) => ({
      text: ['Mehfil', invoice.number, ...(pages > 1 ? [`${page} / ${pages}`] : [])].join(' · '),
      alignment: 'center',
      color: MUTED,
      fontSize: 9,
    }),
  };
  return { definition, runs: words.runs };
}

/**
 * Renders the invoice of a booking as a PDF (docs/coverage.md: customer §2 Invoice view).
 * @param booking may contain text in any script
 * @param logo PNG from {@link readLogo}
 */
export function renderInvoice(booking: InvoicedBooking, logo: Buffer | null): Promise<Buffer> {
  const { definition, runs } = createInvoiceDefinition(booking, logo);
  return renderPdf(definition, runs);
}

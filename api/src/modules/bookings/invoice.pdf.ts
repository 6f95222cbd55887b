import {
  formatHundredths,
  formatLongDay,
  formatTimeRange,
  invoiceOfWire,
  BOOKING_STATUS_LABELS,
  type Invoice,
  type InvoiceGroup,
  type WireBooking,
} from '../../rules/index.js';
import { drawPdf } from './pdf-fonts.js';
import { written, type Run } from './pdf-text.js';

/** A booking as the operation of the route answers it. */
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
  createdAt: string;
};

const INK = '#1D2522';
const MUTED = '#5B6762';
const RULE = '#CFC8BA';
const BRAND = '#0E6B56';
const PAGE_WIDTH = 483;

type Cell = object;

/** Collects what people wrote, so that its letters find their font. */
class Words {
  readonly runs: Run[] = [];

  say(text: string, characters?: number): Run[] {
    const runs = written(text, characters);
    this.runs.push(...runs);
    return runs;
  }
}

function line(width: number, color: string): object {
  return { canvas: [{ type: 'line', x1: 0, y1: 0, x2: PAGE_WIDTH, y2: 0, lineWidth: width, lineColor: color }] };
}

function particulars(booking: InvoicedBooking, invoice: Invoice, words: Words): object {
  const { timeZone, startTime, endTime } = booking;
  const [start, end] = [new Date(startTime), new Date(endTime)];
  const column = (label: string, lines: readonly string[]): Cell => ({
    stack: [
      { text: label, color: MUTED, fontSize: 9, margin: [0, 0, 0, 2] },
      ...lines.map((text, index) => ({ text: words.say(text, 30), bold: index === 0 })),
    ],
  });
  const hours = invoice.hours === 1 ? '1 hour' : `${invoice.hours} hours`;
  return {
    columnGap: 18,
    margin: [0, 14, 0, 18],
    columns: [
      column('Customer', [booking.customerName, booking.customerEmail, booking.customerPhone]),
      column('Hall', [booking.hallTitle, booking.hallLocation, booking.businessName]),
      column('Event', [
        formatLongDay(start, timeZone),
        formatTimeRange(start, end, timeZone),
        `${hours} · Guests: ${booking.guestCount.toLocaleString('en-US')}`,
      ]),
    ],
  };
}

function amountRow(label: Run[] | string, amount: string, style: object = {}): Cell[] {
  return [
    { text: label, ...style },
    { text: amount, alignment: 'right', noWrap: true, ...style },
  ];
}

const LINES = { hLineWidth: () => 0, vLineWidth: () => 0, paddingLeft: () => 0, paddingRight: () => 0 };

function group({ title, lines, subtotal, name }: InvoiceGroup, currency: string, words: Words): object[] {
  const rows = lines.map(({ label, amount }) => {
    const isListed = name === 'includedServices' && amount === 0;
    return amountRow(words.say(label, 50), isListed ? 'not charged' : formatHundredths(amount, currency));
  });
  return [
    { text: title, bold: true, margin: [0, 6, 0, 2] },
    { layout: LINES, table: { widths: ['*', 'auto'], body: rows } },
    line(0.5, RULE),
    {
      layout: LINES,
      margin: [0, 0, 0, 6],
      table: {
        widths: ['*', 'auto'],
        body: [amountRow('Subtotal', formatHundredths(subtotal, currency), { color: MUTED })],
      },
    },
  ];
}

function totals(booking: InvoicedBooking, invoice: Invoice): object[] {
  const { currency } = booking;
  const rows: Cell[][] = [];
  if (invoice.discount > 0) {
    rows.push(
      amountRow(`Discount (${booking.discountPercentage}%)`, `-${formatHundredths(invoice.discount, currency)}`),
    );
  }
  if (invoice.tax > 0) {
    rows.push(amountRow(`Tax (${booking.taxPercentage}%)`, formatHundredths(invoice.tax, currency)));
  }
  rows.push(amountRow('Total amount', formatHundredths(invoice.total, currency), { bold: true, fontSize: 15 }));
  return [
    { ...line(1.2, INK), margin: [0, 8, 0, 4] },
    { layout: LINES, table: { widths: ['*', 'auto'], body: rows } },
  ];
}

function head(booking: InvoicedBooking, invoice: Invoice): object {
  return {
    columns: [
      [
        { text: 'Mehfil', color: BRAND, bold: true, fontSize: 20 },
        { text: invoice.note, color: MUTED },
      ],
      [
        { text: invoice.number, bold: true, fontSize: 16, alignment: 'right' },
        { text: BOOKING_STATUS_LABELS[booking.status], color: MUTED, alignment: 'right' },
      ],
    ],
    margin: [0, 0, 0, 10],
  };
}

/**
 * The invoice of a booking as a PDF (customer.md §2 Invoice view).
 * @param booking as the REST facade shows it; its letters may be of any script
 */
export async function invoicePdf(booking: InvoicedBooking): Promise<Buffer> {
  const invoice = invoiceOfWire({
    ...booking,
    fixedServices: booking.fixedServices.map((service, index) => ({ ...service, id: index })),
    optionalServices: booking.optionalServices.map((service, index) => ({ ...service, id: index })),
  });
  const words = new Words();
  const requests = booking.specialRequests
    ? [
        { text: 'Special requests', color: MUTED, fontSize: 9, margin: [0, 18, 0, 2] },
        { text: words.say(booking.specialRequests, 90) },
      ]
    : [];
  const definition = {
    pageSize: 'A4',
    pageMargins: [56, 56, 56, 56],
    // Dated by the request, so that the same booking is the same file.
    info: { title: invoice.number, author: 'Mehfil', creationDate: new Date(booking.createdAt) },
    language: 'en',
    defaultStyle: { font: 'NotoSans', fontSize: 10.5, lineHeight: 1.25, color: INK },
    content: [
      head(booking, invoice),
      line(1.2, INK),
      particulars(booking, invoice, words),
      ...invoice.groups.flatMap((each) => group(each, booking.currency, words)),
      ...totals(booking, invoice),
      ...requests,
    ],
    footer: (page: number, pages: number) => ({
      text: pages > 1 ? `${invoice.number} · ${page} / ${pages}` : invoice.number,
      alignment: 'center',
      color: MUTED,
      fontSize: 9,
    }),
  };
  return drawPdf(definition, words.runs);
}

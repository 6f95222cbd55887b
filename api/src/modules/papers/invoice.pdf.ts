import type { Locale } from '../../domain/accounts/locales.js';
import {
  ADJUSTMENT_LABEL,
  toInvoice,
  type Invoice,
  type InvoiceGroup,
  type InvoiceLine,
  type WireBooking,
} from '../../domain/bookings/invoice.js';
import { settleInvoice, type WirePayments } from '../../domain/bookings/settlement.js';
import type { Occasion } from '../../domain/bookings/occasions.js';
import { isCancelled } from '../../domain/bookings/transitions.js';
import { FILES_PATH } from '../../domain/media/pictures.js';
import type { Hundredths } from '../../domain/money/money.js';
import { formatPhone } from '../../domain/text/phone.js';
import { readStoredBytes, type FileStore } from '../../files/storage.js';
import { createPrintPicture } from '../media/picture.js';
import { INVOICE_WORDS, type InvoiceWords } from './invoice.words.js';
import { renderPdf } from './pdf.fonts.js';
import { createPage, FONT_SIZE, INK, type Page, type Part, type TextStyle } from './pdf.page.js';
import type { Run } from './pdf.text.js';

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
  occasion: Occasion | null;
  sellerAddress: string | null;
  sellerPhone: string | null;
  sellerTaxNumber: string | null;
  sellerLogo: string | null;
  cancellationNote: string | null;
  cancellationTerms: readonly string[];
  issuedAt: string;
};

/** The payments of a booking, and the instant at which its invoice is written. */
export interface InvoiceAccount {
  payments: WirePayments;
  now: Date;
}

const MUTED = '#5B6762';
const RULE = '#CFC8BA';
const BRAND = '#0E6B56';
const PAGE_WIDTH = 483;
/** Fits an e-mail address of some thirty letters. */
const CUSTOMER_WIDTH = 170;
/** Fits the longest date. */
const EVENT_WIDTH = 150;
const DETAILS_GAP = 18;
const HALL_WIDTH = PAGE_WIDTH - CUSTOMER_WIDTH - EVENT_WIDTH - 2 * DETAILS_GAP;
const HEAD_GAP = 24;
const HEAD_WIDTH = (PAGE_WIDTH - HEAD_GAP) / 2;
/** Leaves room for the largest amount. */
const LABEL_WIDTH = PAGE_WIDTH - 130;
/** The height of a line of Urdu letters. */
const URDU_ROW_HEIGHT = 19;
/** The logo's box on the page, in points. */
const LOGO_BOX = { width: 160, height: 60 };
const LOGO_PIXELS_PER_POINT = 4;

/** The paper that is being drawn: a booking, what its invoice says, and the page that sets it. */
interface Paper {
  booking: InvoicedBooking;
  invoice: Invoice;
  words: InvoiceWords;
  page: Page;
  logo: Buffer | null;
  locale: Locale;
}

function drawLine(width: number, color: string): Part {
  return { canvas: [{ type: 'line', x1: 0, y1: 0, x2: PAGE_WIDTH, y2: 0, lineWidth: width, lineColor: color }] };
}

function renderDetails({ booking, invoice, words, page }: Paper): Part {
  const { timeZone, startTime, endTime } = booking;
  const [start, end] = [new Date(startTime), new Date(endTime)];
  // Equal columns would grow with an address's length and push the date into the margin.
  const column = (label: string, width: number, lines: readonly Part[], isRest = false): Part => ({
    width: isRest ? '*' : width,
    stack: [page.text(label, { width, color: MUTED, fontSize: 9, margin: [0, 0, 0, 2] }), ...lines],
  });
  const quote = (width: number, lines: readonly string[]) =>
    lines.map((text, index) => page.quote(text, 30, { width, bold: index === 0 }));
  const when = [
    words.day(start, timeZone),
    words.times(start, end, timeZone),
    words.extent(invoice.hours, booking.guestCount),
    ...(booking.occasion ? [words.occasion(booking.occasion)] : []),
  ];
  return {
    columnGap: DETAILS_GAP,
    margin: [0, 14, 0, 18],
    columns: page.sideBySide([
      column(
        words.customer,
        CUSTOMER_WIDTH,
        quote(
          CUSTOMER_WIDTH,
          [booking.customerName, booking.customerEmail, formatPhone(booking.customerPhone, booking)].filter(
            (line) => line !== '',
          ),
        ),
      ),
      column(words.hall, HALL_WIDTH, quote(HALL_WIDTH, [booking.hallTitle, booking.hallLocation]), true),
      column(
        words.event,
        EVENT_WIDTH,
        when.map((text, index) => page.sentence(text, 30, { width: EVENT_WIDTH, bold: index === 0 })),
      ),
    ]),
  };
}

type RowStyle = Pick<TextStyle, 'bold' | 'color' | 'fontSize'>;

function toAmountRow(page: Page, label: Part, amount: string, style: RowStyle = {}): Part[] {
  const width = PAGE_WIDTH - LABEL_WIDTH;
  return page.sideBySide([label, page.text(amount, { width, alignment: 'end', noWrap: true, ...style })]);
}

const LINES = { hLineWidth: () => 0, vLineWidth: () => 0, paddingLeft: () => 0, paddingRight: () => 0 };

function toTable(page: Page, rows: Part[][]): Part {
  // Rows of either script are equally high on a page of both.
  return {
    ...(page.start === 'right' ? { heights: URDU_ROW_HEIGHT } : {}),
    widths: page.sideBySide(['*', 'auto']),
    body: rows,
  };
}

function renderGroup({ title, lines, subtotal, name }: InvoiceGroup, { booking, words, page }: Paper): Part[] {
  const { currency } = booking;
  const rows = lines.map((line) => {
    const { amount } = line;
    const isListed = name === 'includedServices' && amount === 0;
    const text = page.quote(words.sayLine(line), 50, { width: LABEL_WIDTH });
    return toAmountRow(page, text, isListed ? words.listed : words.amount(amount, currency));
  });
  const heading = page.text(words.say(title), { width: PAGE_WIDTH, bold: true, margin: [0, 6, 0, 2] });
  if (subtotal === 0) return [heading, { layout: LINES, margin: [0, 0, 0, 6], table: toTable(page, rows) }];
  const color = MUTED;
  const subtotalLabel = page.text(words.subtotal, { width: LABEL_WIDTH, color });
  return [
    heading,
    { layout: LINES, table: toTable(page, rows) },
    drawLine(0.5, RULE),
    {
      layout: LINES,
      margin: [0, 0, 0, 6],
      table: toTable(page, [toAmountRow(page, subtotalLabel, words.amount(subtotal, currency), { color })]),
    },
  ];
}

function renderTotals({ booking, invoice, words, page }: Paper): Part[] {
  const { currency } = booking;
  const row = (label: string, amount: Hundredths, style: RowStyle = {}) =>
    toAmountRow(page, page.text(label, { width: LABEL_WIDTH, ...style }), words.amount(amount, currency), style);
  const rows = [
    ...(invoice.adjustment !== 0 ? [row(words.say(ADJUSTMENT_LABEL), invoice.adjustment)] : []),
    ...(invoice.discount > 0
      ? [row(words.discount(booking.discountPercentage), (0 - invoice.discount) as Hundredths)]
      : []),
    ...(invoice.tax > 0 ? [row(words.tax(booking.taxPercentage), invoice.tax)] : []),
    row(words.total, invoice.total, { bold: true, fontSize: 15 }),
  ];
  return [
    { ...drawLine(1.2, INK), margin: [0, 8, 0, 4] },
    { layout: LINES, table: toTable(page, rows) },
  ];
}

/** Below the total: what was charged after the event, received and refunded, and what is left. */
function renderSettlement(paper: Paper): Part[] {
  const { booking, invoice, words, page } = paper;
  if (!invoice.settlement) return [];
  const { charges, lines, balance } = invoice.settlement;
  const row = ({ label, amount }: InvoiceLine, style: RowStyle = {}) =>
    toAmountRow(
      page,
      page.text(words.say(label), { width: LABEL_WIDTH, ...style }),
      words.amount(amount, booking.currency),
      style,
    );
  return [
    ...(charges ? [{ stack: renderGroup(charges, paper), margin: [0, 10, 0, 0] }] : []),
    { ...drawLine(0.5, RULE), margin: [0, 8, 0, 4] },
    {
      layout: LINES,
      table: toTable(page, [...lines.map((line) => row(line)), row(balance, { bold: true, fontSize: 13 })]),
    },
  ];
}

/** The business as it was at the time of booking. */
function renderSeller({ booking, words, page, logo }: Paper): Part[] {
  const { businessName, sellerAddress, sellerTaxNumber } = booking;
  const sellerPhone = booking.sellerPhone && formatPhone(booking.sellerPhone, booking);
  const small: TextStyle = { width: HEAD_WIDTH, color: MUTED, fontSize: 9.5 };
  return [
    ...(logo
      ? [
          {
            image: `data:image/png;base64,${logo.toString('base64')}`,
            fit: [LOGO_BOX.width, LOGO_BOX.height],
            margin: [0, 0, 0, 6],
            alignment: page.start,
          },
        ]
      : []),
    page.quote(businessName, 40, { width: HEAD_WIDTH, bold: true, fontSize: 13 }),
    ...[sellerAddress, sellerPhone].flatMap((text) => (text ? [page.quote(text, 45, small)] : [])),
    ...(sellerTaxNumber ? [page.sentence(words.taxNumber(sellerTaxNumber), 45, small)] : []),
  ];
}

function renderHead(paper: Paper): Part {
  const { booking, invoice, words, page, locale } = paper;
  const issued = words.issued(new Date(booking.issuedAt), booking.timeZone);
  const style: TextStyle = { width: HEAD_WIDTH, alignment: 'end' };
  // Whoever keeps the books may not read Urdu: the kind of document stands in English as well.
  const inEnglish = locale === 'en' ? [] : [page.text(invoice.note, { ...style, color: MUTED })];
  return {
    columnGap: HEAD_GAP,
    columns: page.sideBySide([
      renderSeller(paper),
      [
        page.text(words.say(invoice.note), { ...style, color: BRAND, bold: true, fontSize: 17 }),
        ...inEnglish,
        page.text(invoice.number, { ...style, bold: true, fontSize: 12 }),
        page.text(issued, { ...style, color: MUTED }),
      ],
    ]),
    margin: [0, 0, 0, 10],
  };
}

/** The meaning of the document; for a cancelled booking, who cancelled it and why. */
function renderStatement({ booking, invoice, words, page }: Paper): Part[] {
  const reason = booking.cancellationNote;
  const width = PAGE_WIDTH;
  return [
    page.text(words.say(invoice.statement), { width, margin: [0, 10, 0, 0] }),
    ...(reason ? [page.sentence(words.reason(reason), 90, { width, margin: [0, 2, 0, 0] })] : []),
  ];
}

/** What comes back if it is cancelled, unless it was. */
function renderCancellation({ booking, words, page }: Paper): Part[] {
  if (isCancelled(booking.status)) return [];
  const width = PAGE_WIDTH;
  return [
    page.text(words.cancellation, { width, color: MUTED, fontSize: 9, margin: [0, 18, 0, 2] }),
    ...booking.cancellationTerms.map((sentence) => page.text(words.say(sentence), { width })),
  ];
}

function renderFooter({ invoice, words, page }: Paper, number: number, count: number): Part {
  const parts = [words.product, invoice.number, ...(count > 1 ? [words.page(number, count)] : [])];
  const style: TextStyle = { width: PAGE_WIDTH, alignment: 'center', color: MUTED, fontSize: 9 };
  return page.text(parts.join(' · '), style);
}

/** The logo as PNG, which PDFs support; null without one, or if its file is missing. */
export async function readLogo(files: FileStore, address: string | null): Promise<Buffer | null> {
  if (address === null || !address.startsWith(`${FILES_PATH}/`)) return null;
  const bytes = await readStoredBytes(files, address.slice(FILES_PATH.length + 1));
  const box = { width: LOGO_BOX.width * LOGO_PIXELS_PER_POINT, height: LOGO_BOX.height * LOGO_PIXELS_PER_POINT };
  return bytes ? createPrintPicture(bytes, box) : null;
}

/**
 * The document for pdfmake, and all user content in it.
 * @param locale its language, and with it its direction (docs/decisions/0009-invoices.md)
 * @param account what was recorded of its payments, of which nothing is said without
 */
export function createInvoiceDefinition(
  booking: InvoicedBooking,
  logo: Buffer | null,
  locale: Locale = 'en',
  account?: InvoiceAccount,
): { definition: object; runs: readonly Run[] } {
  const priced = toInvoice({
    ...booking,
    fixedServices: booking.fixedServices.map((service, index) => ({ ...service, id: index })),
    optionalServices: booking.optionalServices.map((service, index) => ({ ...service, id: index })),
  });
  const invoice = account ? settleInvoice(priced, booking, account.payments, account.now) : priced;
  const page = createPage(locale);
  const words = INVOICE_WORDS[locale];
  const paper: Paper = { booking, invoice, words, page, logo, locale };
  const width = PAGE_WIDTH;
  const requests = booking.specialRequests
    ? [
        page.text(words.requests, { width, color: MUTED, fontSize: 9, margin: [0, 18, 0, 2] }),
        page.quote(booking.specialRequests, 90, { width }),
      ]
    : [];
  const note = words.say(invoice.note);
  const definition = {
    pageSize: 'A4',
    pageMargins: [56, 56, 56, 56],
    // Dated by its issue, so that the same booking in the same state yields the same file.
    info: { title: `${note} ${invoice.number}`, author: 'Mehfil', creationDate: new Date(booking.issuedAt) },
    ...(invoice.watermark === null ? {} : page.toWatermark(words.say(invoice.watermark))),
    language: locale,
    defaultStyle: { font: 'NotoSans', fontSize: FONT_SIZE, lineHeight: page.lineHeight, color: INK },
    content: [
      renderHead(paper),
      drawLine(1.2, INK),
      ...renderStatement(paper),
      renderDetails(paper),
      ...invoice.groups.flatMap((each) => renderGroup(each, paper)),
      ...renderTotals(paper),
      ...renderSettlement(paper),
      ...renderCancellation(paper),
      ...requests,
    ],
    footer: (number: number, count: number) => renderFooter(paper, number, count),
  };
  return { definition, runs: page.runs };
}

/**
 * Renders the invoice of a booking as a PDF (docs/coverage.md: customer §2 Invoice view).
 * @param booking may contain text in any script
 * @param logo PNG from {@link readLogo}
 */
export function renderInvoice(
  booking: InvoicedBooking,
  logo: Buffer | null,
  locale: Locale = 'en',
  account?: InvoiceAccount,
): Promise<Buffer> {
  const { definition, runs } = createInvoiceDefinition(booking, logo, locale, account);
  return renderPdf(definition, runs);
}

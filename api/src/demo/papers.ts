import { renderPdf, STANDARD_FONT } from '../modules/papers/pdf.fonts.js';
import { formatDay } from '../domain/time/zone.js';
import type { DemoBusiness, PaperFlaw, PaperKind } from './data/types.js';
import type { HallKind } from './looks.js';
import { getPremisesPhotograph, readPicture } from './pictures.js';
import type { Random } from './random.js';
import { daysAfter } from './simulation.js';

const ZONE = 'Asia/Karachi';
const INK = '#22302B';
const MUTED = '#66736D';
const RULE = '#C9C2B3';
const WARNING = '#9B2C2C';
/** On every page, so that nobody mistakes it for a real document. */
const NOTICE = 'SPECIMEN FOR A DEMONSTRATION. Drawn by Mehfil; person, numbers and authority are invented.';
/** Long enough that the license of a business approved a year ago is still valid. */
const LICENCE_DAYS = 3 * 365;

/** A file for an owner's upload. */
export interface Paper {
  filename: string;
  bytes: Buffer;
}

/** The business whose documents are drawn, and when they are sent. */
export interface PaperHolder {
  business: Pick<DemoBusiness, 'name' | 'location' | 'owner'>;
  appliedAt: Date;
  flaw?: PaperFlaw | undefined;
  random: Random;
}

interface Page {
  filename: string;
  title: string;
  authority: string;
  colour: string;
  facts: readonly (readonly [label: string, value: string])[];
  portrait?: boolean;
}

/** A number with leading zeros, which no authority issues. */
function number(random: Random, pattern: string): string {
  return pattern.replace(/#/g, () => String(random.whole(0, 9)));
}

function tradeLicence({ business, appliedAt, flaw, random }: PaperHolder): Page {
  const issuedAt = daysAfter(
    appliedAt,
    flaw === 'expired licence' ? -LICENCE_DAYS - random.range(50, 120) : -random.range(30, 200),
  );
  const isForeign = flaw === 'licence of somebody else';
  return {
    filename: 'trade-licence.pdf',
    title: 'Trade licence',
    authority: 'Specimen Municipal Office, Trade and Licensing Branch',
    colour: '#0E6B56',
    facts: [
      ['Licence number', number(random, 'TL-000-####/##')],
      ['Name of the business', isForeign ? 'Khyber Guest House and Restaurant' : business.name],
      ['Licence holder', isForeign ? 'Zahir Shah Afridi' : business.owner.name],
      ['Place of business', business.location],
      ['Kind of trade', isForeign ? 'Lodging and meals' : 'Hall for weddings and functions'],
      ['Issued on', formatDay(issuedAt, ZONE)],
      ['Valid until', formatDay(daysAfter(issuedAt, LICENCE_DAYS), ZONE)],
    ],
  };
}

function taxCertificate({ business, appliedAt, random }: PaperHolder): Page {
  return {
    filename: 'tax-certificate.pdf',
    title: 'Certificate of tax registration',
    authority: 'Specimen Revenue Office, Taxpayer Registration',
    colour: '#1D4ED8',
    facts: [
      ['Registration number', number(random, '000####-#')],
      ['Registered person', business.owner.name],
      ['Business', business.name],
      ['Address', business.location],
      ['Registered for', 'Income tax; sales tax on services'],
      ['Registered since', formatDay(daysAfter(appliedAt, -random.range(400, 2600)), ZONE)],
      ['Status', 'Active'],
    ],
  };
}

function identityCard({ business, appliedAt, random }: PaperHolder): Page {
  const issuedAt = daysAfter(appliedAt, -random.range(200, 2500));
  return {
    filename: 'identity-card.pdf',
    title: 'Identity card (copy)',
    authority: 'Specimen Registration Authority',
    colour: '#2F6B3A',
    portrait: true,
    facts: [
      ['Identity number', number(random, '00000-00#####-#')],
      ['Name', business.owner.name],
      ['Date of birth', formatDay(daysAfter(appliedAt, -365 * random.range(29, 61)), ZONE)],
      ['Issued on', formatDay(issuedAt, ZONE)],
      ['Valid until', formatDay(daysAfter(issuedAt, 3650), ZONE)],
    ],
  };
}

function lease({ business, appliedAt, random }: PaperHolder): Page {
  const from = daysAfter(appliedAt, -random.range(90, 900));
  return {
    filename: 'lease-of-the-premises.pdf',
    title: 'Lease of the premises',
    authority: 'Between the owner of the premises and the tenant',
    colour: '#7C4A1E',
    facts: [
      ['Premises', business.location],
      ['Tenant', `${business.owner.name}, ${business.name}`],
      ['Landlord', 'Specimen Estates (invented)'],
      ['Use', 'Hall for functions, with kitchen and parking'],
      ['Term', `Five years from ${formatDay(from, ZONE)}`],
      ['Entered as', number(random, 'Deed 000## of Book ##')],
    ],
  };
}

const PAGES: Readonly<Record<PaperKind, (holder: PaperHolder) => Page>> = {
  'trade licence': tradeLicence,
  'tax certificate': taxCertificate,
  'identity card': identityCard,
  lease,
};

/** A silhouette in place of a photograph. */
function portrait(colour: string): object {
  // pdfmake modifies the given points.
  const points = SHOULDERS.map(([x, y]) => ({ x, y }));
  return {
    canvas: [
      { type: 'rect', x: 0, y: 0, w: 96, h: 118, r: 4, color: '#E7E2D6' },
      { type: 'ellipse', x: 48, y: 47, r1: 19, r2: 24, color: colour, fillOpacity: 0.75 },
      { type: 'polyline', closePath: true, color: colour, fillOpacity: 0.75, points },
    ],
    width: 116,
  };
}

const SHOULDERS = [
  [14, 118],
  [17, 98],
  [26, 86],
  [42, 79],
  [54, 79],
  [70, 86],
  [79, 98],
  [82, 118],
] as const;

function stamp(colour: string): object {
  return {
    margin: [0, 56, 0, 0],
    columns: [
      {
        width: '*',
        stack: [
          { canvas: [{ type: 'line', x1: 0, y1: 40, x2: 190, y2: 40, lineWidth: 0.7, lineColor: MUTED }] },
          { text: 'Signature (none: a specimen isn’t signed)', color: MUTED, fontSize: 8.5, margin: [0, 4, 0, 0] },
        ],
      },
      {
        width: 110,
        stack: [
          {
            canvas: [
              { type: 'ellipse', x: 45, y: 45, r1: 44, r2: 44, lineWidth: 2, lineColor: colour },
              { type: 'ellipse', x: 45, y: 45, r1: 36, r2: 36, lineWidth: 0.8, lineColor: colour },
            ],
          },
          { text: 'SPECIMEN', bold: true, color: colour, fontSize: 11, margin: [14, -51, 0, 0] },
        ],
      },
    ],
  };
}

async function drawPage({ filename, title, authority, colour, facts, ...page }: Page, at: Date): Promise<Paper> {
  const table = {
    width: '*',
    layout: {
      hLineWidth: () => 0.5,
      vLineWidth: () => 0,
      hLineColor: () => RULE,
      paddingTop: () => 8,
      paddingBottom: () => 8,
    },
    table: {
      widths: [130, '*'],
      body: facts.map(([label, value]) => [
        { text: label, color: MUTED },
        { text: value, bold: true },
      ]),
    },
  };
  const definition = {
    pageSize: 'A4',
    pageMargins: [56, 56, 56, 56],
    info: { title: `${title} (specimen)`, author: 'Mehfil demonstration', creationDate: at },
    language: 'en',
    watermark: { text: 'SPECIMEN', bold: true, color: WARNING, opacity: 0.07, angle: -38 },
    defaultStyle: { font: STANDARD_FONT, fontSize: 11, lineHeight: 1.2, color: INK },
    content: [
      { text: NOTICE, color: WARNING, bold: true, fontSize: 8.5, alignment: 'center' },
      { canvas: [{ type: 'rect', x: 0, y: 0, w: 483, h: 5, color: colour }], margin: [0, 12, 0, 18] },
      { text: authority, color: MUTED },
      { text: title, bold: true, fontSize: 24, color: colour, margin: [0, 4, 0, 22] },
      page.portrait ? { columns: [portrait(colour), table] } : table,
      stamp(colour),
    ],
    footer: { text: NOTICE, color: MUTED, fontSize: 8, alignment: 'center' },
  };
  return { filename, bytes: await renderPdf(definition, []) };
}

/** Draws a document of an application as a PDF; its content is invented, and says so. */
export function drawPaper(kind: PaperKind, holder: PaperHolder): Promise<Paper> {
  return drawPage(PAGES[kind](holder), holder.appliedAt);
}

/** Reads the photograph of the premises. */
export async function readPhotograph(name: string, kind: HallKind): Promise<Paper> {
  const bytes = await readPicture(getPremisesPhotograph(name, kind).file);
  if (!bytes) throw new Error(`There is no photograph of ${name}`);
  return { filename: 'photograph-of-the-premises.jpg', bytes };
}

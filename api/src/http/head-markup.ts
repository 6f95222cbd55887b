import { pictureSrcSet, SHARE_PICTURE, sharePicture } from '../rules/index.js';
import type { PageHead } from './page-head.js';
import type { ScreenFiles } from './screen-files.js';

const PRODUCT = 'Mehfil';
/** Beside links of pages that have no picture of their own (drawn by `npm run draw`). */
const PRODUCT_PICTURE = { address: '/share.jpg', alt: 'A lit pavilion between gardens at dusk' };
/** What search engines show of a description. */
const DESCRIPTION_MOST = 160;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in markup and in attributes. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/** Lines and blanks put together, and cut at the end of a word. */
export function shortened(text: string, most = DESCRIPTION_MOST): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > most / 2 ? cut.slice(0, end) : cut).replace(/[\s,.;:]+$/, '')}…`;
}

/** JSON that can't end the element that it stands in. */
function inertJson(data: unknown): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function meta(attribute: 'name' | 'property', key: string, content: string): string {
  return `<meta ${attribute}="${key}" content="${escapeMarkup(content)}" />`;
}

function pictureMarkup({ picture = PRODUCT_PICTURE }: PageHead, publicUrl: string): string[] {
  const address = new URL(sharePicture(picture.address), publicUrl).href;
  const size = picture.address.startsWith('/')
    ? [
        meta('property', 'og:image:width', String(SHARE_PICTURE.width)),
        meta('property', 'og:image:height', String(SHARE_PICTURE.height)),
      ]
    : [];
  return [
    meta('property', 'og:image', address),
    ...size,
    meta('property', 'og:image:alt', picture.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

/** Asks for the page's first picture at once, in the size that the page will show. */
function preloadMarkup({ picture }: PageHead): string[] {
  const sources = picture?.sizes === undefined ? undefined : pictureSrcSet(picture.address);
  if (!picture?.sizes || sources === undefined) return [];
  const choice = `imagesrcset="${escapeMarkup(sources)}" imagesizes="${escapeMarkup(picture.sizes)}"`;
  return [`<link rel="preload" as="image" ${choice} fetchpriority="high" />`];
}

/** The screen's own code and looks, loaded beside the general scripts. */
function screenMarkup({ scripts, styles }: ScreenFiles): string[] {
  return [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="${file}" />`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}" />`),
  ];
}

/** The window's title of a page. */
function titleOf({ title }: PageHead): string {
  return title === '' ? PRODUCT : `${title} · ${PRODUCT}`;
}

/** Where a head is shown. */
interface HeadSource {
  publicUrl: string;
  files?: ScreenFiles | undefined;
}

/** Everything that a page's head adds beside title and description. */
function additions(head: PageHead, { publicUrl, files }: HeadSource): string {
  const address = new URL(head.path, publicUrl).href;
  const title = titleOf(head);
  const lines = [
    ...preloadMarkup(head),
    ...(files ? screenMarkup(files) : []),
    ...(head.isPrivate
      ? [meta('name', 'robots', 'noindex')]
      : [`<link rel="canonical" href="${escapeMarkup(address)}" />`]),
    meta('property', 'og:site_name', PRODUCT),
    meta('property', 'og:type', head.kind ?? 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', shortened(head.description)),
    meta('property', 'og:url', address),
    ...pictureMarkup(head, publicUrl),
    ...(head.data ? [`<script type="application/ld+json">${inertJson(head.data)}</script>`] : []),
  ];
  return lines.map((line) => `    ${line}\n`).join('');
}

/** The page with its head: title and description in place of the general ones, the rest before the end of the head. */
export function withHead(html: string, head: PageHead, source: HeadSource): string {
  const title = `<title>${escapeMarkup(titleOf(head))}</title>`;
  const description = meta('name', 'description', shortened(head.description));
  // Functions, because names may hold what replace() takes for a pattern ($&).
  return html
    .replace(/<title>[^<]*<\/title>/, () => title)
    .replace(/<meta name="description"[^>]*>/, () => description)
    .replace('</head>', () => `${additions(head, source)}  </head>`);
}

import { limitDensity } from '../domain/media/picture-density.js';
import { pictureSrcSet, SHARE_PICTURE, sharePicture } from '../domain/media/pictures.js';
import type { PageHead } from './page-head.js';
import type { ScreenFiles } from './screen-files.js';

const PRODUCT = 'Mehfil';
/** Link preview for pages without a picture of their own. */
const PRODUCT_PICTURE = { address: '/share.jpg', alt: 'A lit pavilion between gardens at dusk' };
/** Description length that search engines show. */
const DESCRIPTION_MAX = 160;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for markup and attributes. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/** Collapses white space and truncates at the end of a word. */
export function truncate(text: string, max = DESCRIPTION_MAX): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  const cut = line.slice(0, max - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > max / 2 ? cut.slice(0, end) : cut).replace(/[\s,.;:]+$/, '')}…`;
}

/** JSON that can't close its script element. */
function toInertJson(data: unknown): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function toMetaTag(attribute: 'name' | 'property', key: string, content: string): string {
  return `<meta ${attribute}="${key}" content="${escapeMarkup(content)}" />`;
}

function renderPicture({ picture = PRODUCT_PICTURE }: PageHead, publicUrl: string): string[] {
  const address = new URL(sharePicture(picture.address), publicUrl).href;
  const size = picture.address.startsWith('/')
    ? [
        toMetaTag('property', 'og:image:width', String(SHARE_PICTURE.width)),
        toMetaTag('property', 'og:image:height', String(SHARE_PICTURE.height)),
      ]
    : [];
  return [
    toMetaTag('property', 'og:image', address),
    ...size,
    toMetaTag('property', 'og:image:alt', picture.alt),
    toMetaTag('name', 'twitter:card', 'summary_large_image'),
  ];
}

/** Preloads the page's first picture in the size that the page will show. */
function renderPreload({ picture }: PageHead): string[] {
  const sources = picture?.sizes === undefined ? undefined : pictureSrcSet(picture.address);
  if (!picture?.sizes || sources === undefined) return [];
  const choice = `imagesrcset="${escapeMarkup(sources)}" imagesizes="${escapeMarkup(limitDensity(picture.sizes))}"`;
  return [`<link rel="preload" as="image" ${choice} fetchpriority="high" />`];
}

/** Loads the screen's own scripts and styles in parallel with the general ones. */
function renderScreenFiles({ scripts, styles }: ScreenFiles): string[] {
  return [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="${file}" />`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}" />`),
  ];
}

function getWindowTitle({ title }: PageHead): string {
  return title === '' ? PRODUCT : `${title} · ${PRODUCT}`;
}

interface HeadSource {
  publicUrl: string;
  files?: ScreenFiles | undefined;
}

/** The tags of a page's head other than title and description. */
function renderHeadTags(head: PageHead, { publicUrl, files }: HeadSource): string {
  const address = new URL(head.path, publicUrl).href;
  const title = getWindowTitle(head);
  const lines = [
    ...renderPreload(head),
    ...(files ? renderScreenFiles(files) : []),
    ...(head.isPrivate
      ? [toMetaTag('name', 'robots', 'noindex')]
      : [`<link rel="canonical" href="${escapeMarkup(address)}" />`]),
    toMetaTag('property', 'og:site_name', PRODUCT),
    toMetaTag('property', 'og:type', head.kind ?? 'website'),
    toMetaTag('property', 'og:title', title),
    toMetaTag('property', 'og:description', truncate(head.description)),
    toMetaTag('property', 'og:url', address),
    ...renderPicture(head, publicUrl),
    ...(head.data ? [`<script type="application/ld+json">${toInertJson(head.data)}</script>`] : []),
  ];
  return lines.map((line) => `    ${line}\n`).join('');
}

/** The page with its head: replaces the general title and description, and adds the rest at the end of the head. */
export function withHead(html: string, head: PageHead, source: HeadSource): string {
  const title = `<title>${escapeMarkup(getWindowTitle(head))}</title>`;
  const description = toMetaTag('name', 'description', truncate(head.description));
  // Replacer functions, because names may contain replacement patterns ($&).
  return html
    .replace(/<title>[^<]*<\/title>/, () => title)
    .replace(/<meta name="description"[^>]*>/, () => description)
    .replace('</head>', () => `${renderHeadTags(head, source)}  </head>`);
}

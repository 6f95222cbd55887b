import { existsSync, readFileSync } from 'node:fs';
import { pictureSrcSet } from '../domain/media/pictures.js';
import { escapeMarkup } from './head-markup.js';
import type { PageHead } from './page-head.js';

/** First-view markup by the page's path as in `PageRow`, `/` for the landing page, with placeholders for page data. */
export type FirstViews = Readonly<Record<string, string>>;

const SPINNER = '<div class="start-spinner"';
/** `%if name%…%end%` is kept when the value exists; `%name%` is the value. */
const CONDITIONAL = /%if (\w+)%(.*?)%end%/gs;
const PLACEHOLDER = /%(\w+)%/g;

const MODULE_SCRIPT = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;
const MODULE_PRELOAD = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;

/**
 * Takes the scripts out of a page that shows something without them: `web/src/app/boot.ts` loads them from this list once that is
 * painted, so that they don't compete with it for the line and the processor.
 */
function deferScripts(html: string): string {
  const entry = MODULE_SCRIPT.exec(html)?.[1];
  if (entry === undefined) return html;
  const preloads = [...html.matchAll(MODULE_PRELOAD)].map(([, file = '']) => file);
  const list = `    <script type="application/json" id="app-scripts">${JSON.stringify({ entry, preloads })}</script>\n`;
  return html
    .replace(MODULE_SCRIPT, '')
    .replace(MODULE_PRELOAD, '')
    .replace('</head>', () => `${list}  </head>`);
}

/** Reads the first views that the web build has rendered; empty without a build. */
export function readFirstViews(path: string): FirstViews {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as FirstViews) : {};
}

/**
 * The page with the first view of its screen in front of the spinner: the hero of the landing page, the picture of a hall, an
 * article. A page that lacks a value (such as a picture without stored sizes) starts with the spinner.
 */
export function withFirstView(html: string, view: string | undefined, head: PageHead): string {
  const values = getPlaceholderValues(head);
  if (view === undefined || (head.picture && !('picture' in values))) return html;
  const chosen = view.replace(CONDITIONAL, (_all, name: string, part: string) => (name in values ? part : ''));
  if ([...chosen.matchAll(PLACEHOLDER)].some(([, name = '']) => !(name in values))) return html;
  // One pass: user content may look like a placeholder.
  const filled = chosen.replace(PLACEHOLDER, (_all, name: string) => values[name] ?? '');
  return deferScripts(html).replace(SPINNER, () => `${filled}${SPINNER}`);
}

/** The markup of each placeholder. */
function getPlaceholderValues({
  picture,
  firstView: { text = {}, markup = {} } = {},
}: PageHead): Record<string, string> {
  const sources = picture && pictureSrcSet(picture.address);
  const texts = { ...text, ...(picture && sources !== undefined ? { picture: picture.address, sources } : {}) };
  return {
    ...Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, escapeMarkup(value)])),
    ...markup,
  };
}

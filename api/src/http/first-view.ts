import { existsSync, readFileSync } from 'node:fs';
import { pictureSrcSet } from '../domain/media/pictures.js';
import { escapeMarkup } from './head-markup.js';
import type { PageHead } from './page-head.js';

/** First-view markup by the page's path as in `PageRow`, `/` for the landing page, with placeholders for page data. */
export type FirstViews = Readonly<Record<string, string>>;

const SPINNER = '<div class="start-spinner"';
/** `%each name%…%next name%` is repeated, `%if name%…%end name%` kept when the value exists; `%name%` is the value. */
const PART = /%each (\w+)%(.*?)%next \1%|%if (\w+)%(.*?)%end \3%|%(\w+)%/gs;

/** Markup by placeholder, and lists of it. */
interface Values {
  markup: Readonly<Record<string, string>>;
  lists: Readonly<Record<string, readonly Values[]>>;
}

/** The groups of {@link PART}: a list with its item, a condition with what depends on it, or a value. */
type Groups = [list?: string, item?: string, condition?: string, kept?: string, name?: string];

/** Fills a template in one pass, since user content may look like a placeholder; null when a value is missing. */
function fill(template: string, { markup, lists }: Values): string | null {
  const missing: string[] = [];
  const add = (part: string | null | undefined): string => {
    if (part === null || part === undefined) missing.push(template);
    return part ?? '';
  };
  const filled = template.replace(PART, (_all, ...[list, item = '', condition, kept = '', name = '']: Groups) => {
    if (list !== undefined) return (lists[list] ?? []).map((values) => add(fill(item, values))).join('');
    if (condition === undefined) return add(markup[name]);
    return condition in markup || lists[condition]?.length ? add(fill(kept, { markup, lists })) : '';
  });
  return missing.length === 0 ? filled : null;
}

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
  const { picture, firstView = {} } = head;
  const values = toValues({ ...firstView.text, ...(picture ? { picture: picture.address } : {}) });
  if (view === undefined || (picture && !('picture' in values.markup))) return html;
  const lists = Object.entries(firstView.lists ?? {}).map(([name, items]) => [name, items.map(toItem)] as const);
  const filled = fill(view, {
    markup: { ...values.markup, ...firstView.markup },
    lists: Object.fromEntries(lists),
  });
  return filled === null ? html : deferScripts(html).replace(SPINNER, () => `${filled}${SPINNER}`);
}

/** An item of a list: the first one's picture is loaded before all others, the next ones' as the screen is wide enough to show them. */
function toItem(item: Readonly<Record<string, string>>, index: number): Values {
  const [loading, priority] = index === 0 ? ['eager', 'high'] : ['lazy', 'auto'];
  return toValues({ ...item, loading, priority });
}

/** Escaped texts; a picture with its stored sizes, or none. */
function toValues({ picture, ...text }: Readonly<Record<string, string>>): Values {
  const sources = picture === undefined ? undefined : pictureSrcSet(picture);
  const texts = { ...text, ...(picture !== undefined && sources !== undefined ? { picture, sources } : {}) };
  const escaped = Object.entries(texts).map(([name, value]) => [name, escapeMarkup(value)] as const);
  return { markup: Object.fromEntries(escaped), lists: {} };
}

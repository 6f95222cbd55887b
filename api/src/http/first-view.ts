import { existsSync, readFileSync } from 'node:fs';
import { pictureSrcSet } from '../rules/index.js';
import { escapeMarkup } from './head-markup.js';
import type { PageHead } from './page-head.js';

/** Markup by the module of the screen that takes its place, with marks for what is the page's own. */
export type FirstViews = Readonly<Record<string, string>>;

const SPINNER = '<div class="start-spinner"';
/** `%if name%…%end%` stands where there is such a value; `%name%` is the value. */
const CHOICE = /%if (\w+)%(.*?)%end%/gs;
const MARK = /%(\w+)%/g;

/** Reads what the build of the web app has rendered; empty where there is none. */
export function readFirstViews(path: string): FirstViews {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as FirstViews) : {};
}

/**
 * The page with what its screen shows first, before the spinner's place: the scene of the landing page, the picture of a hall, an
 * article. A page of which a value isn't known (a picture that isn't kept here in several sizes) begins with the spinner.
 */
export function withFirstView(html: string, view: string | undefined, head: PageHead): string {
  const values = valuesOf(head);
  if (view === undefined || (head.picture && !('picture' in values))) return html;
  const chosen = view.replace(CHOICE, (_all, name: string, part: string) => (name in values ? part : ''));
  if ([...chosen.matchAll(MARK)].some(([, name = '']) => !(name in values))) return html;
  // One pass: what people wrote may look like a mark.
  const filled = chosen.replace(MARK, (_all, name: string) => values[name] ?? '');
  return html.replace(SPINNER, () => `${filled}${SPINNER}`);
}

/** Markup for each mark. */
function valuesOf({ picture, firstView: { text = {}, markup = {} } = {} }: PageHead): Record<string, string> {
  const sources = picture && pictureSrcSet(picture.address);
  const texts = { ...text, ...(picture && sources !== undefined ? { picture: picture.address, sources } : {}) };
  return {
    ...Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, escapeMarkup(value)])),
    ...markup,
  };
}

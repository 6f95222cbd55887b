import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { WIDTHS } from './screens.mjs';

/** @typedef {import('./screens.mjs').Picture} Picture */

/**
 * @typedef {object} Shown a picture in the sheet
 * @property {Picture} picture
 * @property {Buffer} after a PNG
 * @property {Buffer} [before] where it changed, and there was one
 * @property {import('./compare.mjs').Change} [change]
 * @property {string} [why] the explanation of its change
 */

/** CSS pixels of the contact sheet's pictures, as wide as they look beside each other. */
const SMALL = { 390: 130, 1440: 320 };
const STYLE = `
  body { font: 15px/1.5 system-ui, sans-serif; margin: 24px; background: #f4f4f2; color: #1d2522; }
  h2 { font-size: 17px; margin: 32px 0 8px; }
  a { color: #0e6b56; }
  .row { display: flex; gap: 12px; overflow-x: auto; align-items: start; padding-block-end: 8px; }
  figure { margin: 0; flex: none; }
  figcaption { font-size: 13px; color: #5b6762; }
  img { display: block; border: 1px solid #ccc; background: #fff; max-width: none; }
  .changed img { border: 2px solid #c0392b; }
  .explained img { border-color: #a66a0b; }
  .detail img { width: min(30vw, 720px); height: auto; }`;

/** @param {string} text */
const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** @param {string} title @param {string} body */
const toPage = (title, body) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escape(title)}</title><style>${STYLE}</style><h1>${escape(title)}</h1>${body}</html>\n`;

/** @param {Shown} shown */
const describe = ({ picture: { width, theme, locale } }) =>
  `${width} px, ${theme}, ${locale === 'ur' ? 'Urdu' : 'English'}`;

/** @param {Shown} shown */
const toClass = ({ change, why }) => (change ? (why === undefined ? 'changed' : 'changed explained') : '');

/**
 * The sheet's pictures of what a screen shows first.
 * @param {Shown} shown
 */
async function shrink({ picture: { width }, after }) {
  const side = /** @type {keyof typeof WIDTHS} */ (width);
  const { height } = await sharp(after).metadata();
  return sharp(after)
    .extract({ left: 0, top: 0, width, height: Math.min(height, WIDTHS[side]) })
    .resize({ width: SMALL[side] * 2 })
    .webp({ quality: 70 })
    .toBuffer();
}

/**
 * The page of a screen: its pictures in full, those that changed beside what they were.
 * @param {string} screen
 * @param {readonly Shown[]} pictures
 */
function toScreenPage(screen, pictures) {
  const figure = (/** @type {string} */ file, /** @type {string} */ words) =>
    `<figure><figcaption>${words}</figcaption><a href="../full/${file}"><img loading="lazy" alt="${words}" src="../full/${file}"></a></figure>`;
  const sections = pictures.map((shown) => {
    const { name } = shown.picture;
    const reason = shown.why === undefined ? 'unexplained' : `explained: ${shown.why}`;
    const note = shown.change ? ` <small>${escape(`${shown.change.what} (${reason})`)}</small>` : '';
    const parts = [
      shown.before ? figure(`${name}.before.png`, 'before') : '',
      figure(`${name}.png`, shown.change ? 'after' : 'now'),
      shown.change ? figure(`${name}.difference.png`, 'difference') : '',
    ];
    return `<h2>${describe(shown)}${note}</h2><div class="row detail ${toClass(shown)}">${parts.join('')}</div>`;
  });
  return toPage(screen, `<p><a href="../index.html">All screens</a></p>${sections.join('')}`);
}

/** @param {string} screen @param {readonly Shown[]} pictures */
function toRow(screen, pictures) {
  const figures = pictures.map((shown) => {
    const size = SMALL[/** @type {keyof typeof SMALL} */ (shown.picture.width)];
    const words = escape(`${screen}, ${describe(shown)}`);
    const image = `<img loading="lazy" width="${size}" alt="${words}" src="small/${shown.picture.name}.webp">`;
    return `<figure class="${toClass(shown)}"><a href="screens/${screen}.html">${image}</a><figcaption>${describe(shown)}</figcaption></figure>`;
  });
  return `<h2 id="${screen}"><a href="screens/${screen}.html">${screen}</a></h2><div class="row">${figures.join('')}</div>`;
}

/**
 * Writes the contact sheet, which is opened in a browser.
 * @param {string} folder is emptied first
 * @param {string} summary of the run
 * @param {AsyncIterable<Shown> | Iterable<Shown>} shown in the order of the sheet
 * @returns {Promise<string>} the file to open
 */
export async function writeSheet(folder, summary, shown) {
  rmSync(folder, { recursive: true, force: true });
  for (const part of ['full', 'small', 'screens']) mkdirSync(join(folder, part), { recursive: true });
  /** @type {Map<string, Shown[]>} */
  const screens = new Map();
  for await (const one of shown) {
    const { name, screen } = one.picture;
    writeFileSync(join(folder, 'full', `${name}.png`), one.after);
    if (one.before) writeFileSync(join(folder, 'full', `${name}.before.png`), one.before);
    if (one.change) writeFileSync(join(folder, 'full', `${name}.difference.png`), one.change.picture);
    writeFileSync(join(folder, 'small', `${name}.webp`), await shrink(one));
    // What was written isn't kept: a run has hundreds of pictures.
    const { picture, why } = one;
    const noPixels = Buffer.alloc(0);
    const change = one.change && { ...one.change, picture: noPixels };
    const kept = { picture, why, change, after: noPixels, ...(one.before ? { before: noPixels } : {}) };
    screens.set(screen.name, [...(screens.get(screen.name) ?? []), kept]);
  }
  for (const [screen, pictures] of screens) {
    writeFileSync(join(folder, 'screens', `${screen}.html`), toScreenPage(screen, pictures));
  }
  // Screens that changed come first.
  const rows = [...screens].sort(
    ([, one], [, other]) => Number(other.some(({ change }) => change)) - Number(one.some(({ change }) => change)),
  );
  const index = join(folder, 'index.html');
  const body = `<p>${escape(summary)}</p>${rows.map(([screen, pictures]) => toRow(screen, pictures)).join('')}`;
  writeFileSync(index, toPage('Screens', body));
  return index;
}

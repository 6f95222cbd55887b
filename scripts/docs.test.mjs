import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot, root } from './lib/paths.mjs';

const { scripts } = /** @type {{ scripts: Record<string, string> }} */ (
  JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))
);
const PAGES = ['*.md', 'docs/**/*.md', 'api/src/**/*.md', '.ci/run']
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .toSorted();
/** What the past was like stands there too. */
const HISTORY = 'CHANGELOG.md';
/** Made by a build, or by npm. */
const MADE = /^(?:api|web)\/(?:dist|node_modules)\b/;

/** @param {string} page */
const read = (page) => readFileSync(inRoot(page), 'utf8');

/** As GitHub names the anchor of a heading. @param {string} heading */
const toAnchor = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

/** @param {string} page */
const anchors = (page) => [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => toAnchor(heading));

/** Whether what a link leads to is there. @param {string} page @param {string} link */
function leadsSomewhere(page, link) {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? page : join(dirname(page), path);
  if (!existsSync(inRoot(target))) return false;
  return anchor === undefined || !target.endsWith('.md') || anchors(target).includes(anchor);
}

test.each(PAGES)('%s names files, links and npm scripts that exist', (page) => {
  const text = read(page);
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^(?:[a-z]+:|<)/.test(link));
  expect(links.filter((link) => !leadsSomewhere(page, link))).toEqual([]);
  const named = [...text.matchAll(/npm run ([a-z][\w:-]*\*?)/g)].map(([, name = '']) => name);
  const isScript = (/** @type {string} */ name) =>
    name.endsWith('*') ? Object.keys(scripts).some((each) => each.startsWith(name.slice(0, -1))) : name in scripts;
  expect(named.filter((name) => !isScript(name))).toEqual([]);
  if (page === HISTORY) return;
  const files = [...text.matchAll(/`((?:api|web|scripts|docs)\/[\w./*{},-]+)`/g)].map(([, path = '']) => path);
  const isThere = (/** @type {string} */ path) => globSync(path.replace(/\/$/, ''), { cwd: root }).length > 0;
  expect(files.filter((path) => !MADE.test(path) && !isThere(path))).toEqual([]);
});

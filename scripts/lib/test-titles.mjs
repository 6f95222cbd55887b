/** Reads the tests of the checkout from their sources, without running them. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { listFiles, fromRoot } from './hashing.mjs';
import { inRoot } from './paths.mjs';

/**
 * @typedef {{ file: string, path: string[], source?: () => string }} Test
 * file: from the checkout; path: titles of its describes and its own, without tags; source: what it runs: its file without imports
 * and without the file's other tests
 * @typedef {{ file: string, tag: string }} Tag what a title has in brackets in front
 */

const FOLDERS = ['api/src', 'api/bench', 'web/src', 'web/e2e', 'scripts'];
const TEST_FILE = /\.(test|endurance|faults)\.(ts|tsx|mjs)$/;
const TAG = /^\[([^\]]+)\]\s*/;

/** @returns {{ tests: Test[], tags: Tag[] }} every `it` and `test` of the checkout, in file and line order */
export function readTestTitles() {
  const files = listFiles(
    FOLDERS.map((folder) => inRoot(folder)),
    (path) => TEST_FILE.test(path),
  );
  const all = files.map((file) => readTitles(fromRoot(file), readFileSync(file, 'utf8')));
  return { tests: all.flatMap(({ tests }) => tests), tags: all.flatMap(({ tags }) => tags) };
}

/**
 * @param {string} file from the checkout
 * @param {string} text its source
 */
export function readTitles(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
  const found = { tests: /** @type {Test[]} */ ([]), tags: /** @type {Tag[]} */ ([]) };
  /** @type {ts.CallExpression[]} */
  const calls = [];
  const imports = source.statements.filter((statement) => ts.isImportDeclaration(statement));
  /** @type {(own: ts.CallExpression) => string} */
  const getSource = (own) =>
    [...imports, ...calls.filter((call) => call !== own)]
      .sort((one, other) => other.pos - one.pos)
      .reduce((kept, { pos, end }) => kept.slice(0, pos) + kept.slice(end), text);
  /** @type {(node: ts.Node, path: string[]) => void} */
  const visit = (node, path) => {
    const kind = ts.isCallExpression(node) ? getKind(node.expression) : undefined;
    if (!kind || !ts.isCallExpression(node)) return ts.forEachChild(node, (child) => visit(child, path));
    const { title, tags } = splitTags(toTitle(node.arguments[0], source));
    found.tags.push(...tags.map((tag) => ({ file, tag })));
    const here = [...path, title].filter(Boolean);
    // A test with a tag and no title is named by the tag.
    if (kind === 'test') {
      calls.push(node);
      const path = title ? here : [...here, tags.at(-1)?.split(': ').at(-1) ?? ''];
      found.tests.push({ file, path, source: () => getSource(node) });
    }
    ts.forEachChild(node, (child) => visit(child, here));
  };
  visit(source, []);
  return found;
}

/**
 * Recognizes `describe`, `it.each(…)`, `test.only` and the like.
 * @param {ts.Expression} called
 * @returns {'group' | 'test' | undefined}
 */
function getKind(called) {
  if (ts.isIdentifier(called)) return KINDS.get(called.text);
  if (ts.isPropertyAccessExpression(called))
    return called.name.text === 'each' ? undefined : getKind(called.expression);
  const each = ts.isCallExpression(called) ? called.expression : ts.isTaggedTemplateExpression(called) && called.tag;
  if (!each || !ts.isPropertyAccessExpression(each) || each.name.text !== 'each') return undefined;
  return getKind(each.expression);
}

/** @type {Map<string, 'group' | 'test'>} */
const KINDS = new Map([
  ['describe', 'group'],
  ['it', 'test'],
  ['test', 'test'],
]);

/**
 * A title as written in the source, including template expressions.
 * @param {ts.Node | undefined} node
 * @param {ts.SourceFile} source
 * @returns {string}
 */
function toTitle(node, source) {
  if (!node) return '';
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isBinaryExpression(node)) return toTitle(node.left, source) + toTitle(node.right, source);
  return node.getText(source).replace(/^`|`$/g, '');
}

/** @param {string} words */
function splitTags(words) {
  /** @type {string[]} */
  const tags = [];
  let title = words;
  for (let found = TAG.exec(title); found; found = TAG.exec(title)) {
    tags.push(found[1] ?? '');
    title = title.slice(found[0].length);
  }
  return { title, tags };
}

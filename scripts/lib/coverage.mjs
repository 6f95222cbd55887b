/**
 * Which tests cover which statement of the specification: docs/coverage.md counts them by section, `npm run coverage` lists
 * them. The statements are data: `docs/coverage/<document>.yaml` defines a document's sections and the parts that test tags may
 * name, `docs/coverage/<document>/*.yaml` contains its statements.
 */
import { basename } from 'node:path';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { listFiles } from './hashing.mjs';
import { inRoot } from './paths.mjs';
import { readTestTitles } from './test-titles.mjs';

/**
 * @typedef {{ says: string, tests?: string[], decision?: string }} Statement
 * says: what the document says; tests: titles of tests that hold it; decision: why the product deliberately does otherwise
 * @typedef {{ title: string, parts?: string[], columns?: string[] }} Section
 * columns: the parts whose statements list columns, as `table: one, two (default 0)`: each has to stand in a test that is named
 * @typedef {{ file: string, statements: Record<string, Statement[] | null> }} Statements by section, `§2` or `§2 Part`
 * @typedef {{ name: string, title: string, sections: Record<string, Section>, statements: Statements[] }} Document
 * name: as tags call it; sections: by their sign (§2)
 * @typedef {import('./test-titles.mjs').Test} Test
 * @typedef {{ where: string, section: string, statement: Statement, tests: Test[] }} Row
 */

/** Separator of nested titles, and between file and title. */
const STEP = ' › ';
const KEYS = ['says', 'tests', 'decision'];
const TITLE = '# What holds the specification';

/** @returns {ReturnType<typeof createCoverage>} of the checkout */
export function coverage() {
  return createCoverage(readDocuments(), readTestTitles());
}

/** @returns {Document[]} */
function readDocuments() {
  const read = (/** @type {string} */ file) => parse(readFileSync(file, 'utf8')) ?? {};
  const yaml = (/** @type {string} */ path) => path.endsWith('.yaml');
  return listFiles([inRoot('docs/coverage')], (path) => yaml(path) && path.split('/').length === 3).map((file) => {
    const name = basename(file, '.yaml');
    const statements = listFiles([inRoot('docs/coverage', name)], yaml).map((each) => ({
      file: basename(each),
      statements: read(each),
    }));
    return { ...read(file), name, statements };
  });
}

/**
 * @param {Document[]} documents
 * @param {ReturnType<typeof readTestTitles>} titles
 * @returns {{ page: string, details: string, problems: string[] }} the index, the page with every statement and its tests, and
 * the problems that make them invalid
 */
export function createCoverage(documents, { tests, tags }) {
  /** @type {string[]} */
  const problems = [];
  const found = documents.map((document) => ({ document, rows: toRows(document, tests, problems) }));
  for (const { file, tag } of tags) {
    const wrong = findTagProblem(documents, tag);
    if (wrong) problems.push(`${file}: [${tag}] ${wrong}`);
  }
  return { page: renderIndex(found), details: renderDetails(found), problems };
}

/**
 * @param {Document} document
 * @param {Test[]} tests
 * @param {string[]} problems receives the problems found
 */
function toRows(document, tests, problems) {
  const order = Object.entries(document.sections).flatMap(([sign, { parts = [] }]) => [
    sign,
    ...parts.map((part) => `${sign} ${part}`),
  ]);
  const named = document.statements.flatMap(({ statements }) => Object.entries(statements));
  for (const [section] of named)
    if (!order.includes(section)) problems.push(`docs/coverage/${document.name}: there is no section ${section}`);
  return order.flatMap((section) =>
    named
      .filter(([name]) => name === section)
      .flatMap(([, statements]) => statements ?? [])
      .map((statement) => {
        const row = toRow(`${document.name} ${section}`, section, statement, tests, problems);
        const [sign = '', part = ''] = section.split(/ (.*)/);
        if (document.sections[sign]?.columns?.includes(part)) problems.push(...findUntouchedColumns(row));
        return row;
      }),
  );
}

/** Columns of every row, or covered by foreign keys, which tests need not name. */
const BOOKKEEPING = /^(id|createdAt|updatedAt|\w+Id)$/;

/**
 * The columns in a statement that none of its tests names: covering a column requires a test that touches it. Statements covered
 * by a decision are skipped.
 * @param {Row} row
 */
function findUntouchedColumns({ where, statement, tests }) {
  if (statement.decision !== undefined || tests.length === 0) return [];
  const sources = tests.map((test) => test.source?.() ?? '').join('\n');
  return parseColumns(statement.says)
    .filter((column) => !BOOKKEEPING.test(column))
    .filter((column) => {
      const snakeCase = column.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      return !new RegExp(`\\b(${column}|${snakeCase})\\b`).test(sources);
    })
    .map((column) => `${where}, “${statement.says}”: none of its tests names the column ${column}`);
}

/**
 * Columns of `halls: hallNumber, title (default x); users: name and email`.
 * @param {string} says
 */
function parseColumns(says) {
  const lists = says.replaceAll(/\([^)]*\)/g, '').split(';');
  return lists
    .flatMap((list) => (list.includes(':') ? list.slice(list.indexOf(':') + 1).split(/,| and /) : []))
    .map((name) => name.trim())
    .filter((name) => /^[a-z]+([A-Z][a-z]*)*$/.test(name));
}

/**
 * @param {string} where
 * @param {string} section
 * @param {Statement} statement
 * @param {Test[]} tests
 * @param {string[]} problems
 * @returns {Row}
 */
function toRow(where, section, statement, tests, problems) {
  const at = `${where}, “${statement.says}”`;
  const unknown = Object.keys(statement).filter((key) => !KEYS.includes(key));
  if (unknown.length > 0 || !statement.says) problems.push(`${at}: a statement has ${KEYS.join(', ')} and no more`);
  const held = (statement.tests ?? []).flatMap((name) => {
    const matches = tests.filter((test) => isNamed(test, name));
    if (matches.length === 0) problems.push(`${at}: no test is called “${name}”`);
    if (matches.length > 1)
      problems.push(
        `${at}: ${matches.length} tests are called “${name}”; say which: ${matches.map(toTitlePath).join('; ')}`,
      );
    return matches.slice(0, 1);
  });
  return { where, section, statement, tests: held };
}

/** @param {Test} test */
const toTitlePath = (test) => [test.file, ...test.path].join(STEP);

/**
 * A test is named by its title and, if that is ambiguous, by the enclosing titles and its file.
 * @param {Test} test
 * @param {string} name
 */
const isNamed = (test, name) => toTitlePath(test) === name || toTitlePath(test).endsWith(`${STEP}${name}`);

/**
 * @param {Document[]} documents
 * @param {string} tag of a title, as in `customer §2 Hall detail` or `customer §2, business §2`
 * @returns {string | undefined} the problem, if any; tags that name no document are ignored
 */
function findTagProblem(documents, tag) {
  const words = tag.split(' ')[0] ?? '';
  if (!documents.some(({ name }) => name === words)) return undefined;
  const wrong = tag.split(/, (?=[a-z]+ §)/).map((one) => {
    const [, name, sign = '', part] = /^(\S+) (§\d+)(?: (.+))?$/.exec(one) ?? [];
    const document = documents.find((each) => each.name === name);
    if (!document) return 'names no section, as in [customer §2 Hall detail]';
    const section = document.sections[sign];
    if (!section) return `the ${name} document has no ${sign}`;
    if (!part || section.title === part || section.parts?.includes(part)) return undefined;
    return `${name} ${sign} has no part of that name: ${(section.parts ?? []).join(', ') || 'it has none'}`;
  });
  return wrong.find(Boolean);
}

/** @param {{ document: Document, rows: Row[] }[]} documents */
function renderIndex(documents) {
  const open = documents.flatMap(({ rows }) => rows.filter((row) => !isCovered(row)));
  return [
    TITLE,
    '',
    'Generated by `npm run generate` from `docs/coverage/` and the titles of the tests; `npm run check` fails where a statement names a test that',
    'doesn’t exist. A statement is held by tests, or by a decision where the product deliberately does otherwise (`docs/decisions/`). The files',
    'of a section have its statements with the titles of their tests; `npm run coverage` writes them all as one page, with links to the tests.',
    '',
    ...renderTotals(documents),
    ...(open.length === 0 ? [] : ['## Statements without a test', '', ...open.map(toOpenLine), '']),
  ].join('\n');
}

/** @param {{ document: Document, rows: Row[] }[]} documents */
function renderDetails(documents) {
  return [TITLE, '', ...documents.flatMap(({ document, rows }) => renderChapter(document, rows))].join('\n');
}

/** @param {Row} row */
const isCovered = ({ tests, statement }) => tests.length > 0 || statement.decision !== undefined;

/** @param {Row} row */
const toOpenLine = ({ where, statement }) => `- ${where}: ${toCell(statement.says)}`;

/** @param {{ document: Document, rows: Row[] }[]} documents */
function renderTotals(documents) {
  /** @type {(title: string, rows: Row[], files: string) => string} */
  const line = (title, rows, files) => {
    const held = rows.filter(isCovered).length;
    const decided = rows.filter(({ statement }) => statement.decision !== undefined).length;
    return `| ${title} | ${rows.length} | ${held} | ${decided} | ${rows.length - held} | ${files} |`;
  };
  const lines = documents.flatMap(({ document, rows }) => [
    ...Object.entries(document.sections).map(([sign, { title }]) =>
      line(`${document.name} ${sign} ${title}`, rows.filter(inSection(sign)), renderFiles(document, sign)),
    ),
    line(`**${document.title}**`, rows, ''),
  ]);
  return [
    '| section | statements | held | of them by decision | open | files |',
    '| --- | ---: | ---: | ---: | ---: | --- |',
    ...lines,
    '',
  ];
}

/** @param {string} sign */
const inSection =
  (sign) =>
  (/** @type {{ section: string }} */ { section }) =>
    section.split(' ')[0] === sign;

/**
 * Links to the files with a section's statements.
 * @param {Document} document
 * @param {string} sign
 */
function renderFiles({ name, statements }, sign) {
  return statements
    .filter((each) => Object.keys(each.statements).some((section) => inSection(sign)({ section })))
    .map(({ file }) => `[${basename(file, '.yaml')}](coverage/${name}/${file})`)
    .join(', ');
}

/**
 * @param {Document} document
 * @param {Row[]} rows
 */
function renderChapter(document, rows) {
  const sections = [...new Set(rows.map(({ section }) => section))];
  const tables = sections.flatMap((section) => [
    `### ${document.name} ${document.sections[section] ? `${section} ${document.sections[section].title}` : section}`,
    '',
    '| statement | held by |',
    '| --- | --- |',
    ...rows
      .filter((row) => row.section === section)
      .map((row) => `| ${toCell(row.statement.says)} | ${renderCoveredBy(row)} |`),
    '',
  ]);
  return [`## ${document.title}`, '', ...tables];
}

/** @param {Row} row */
function renderCoveredBy({ tests, statement }) {
  const links = tests.map(({ file, path }) => `[${toCell(path.at(-1) ?? '')}](../${file})`);
  const words = statement.decision ? [`Decision: ${toCell(statement.decision)}`] : [];
  return [...words, ...links].join('<br>') || '**nothing yet**';
}

/**
 * Escapes text for a Markdown table.
 * @param {string} words
 */
const toCell = (words) => words.replaceAll(/[\\|<>[\]*_`]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ');

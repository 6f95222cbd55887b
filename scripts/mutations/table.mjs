/**
 * Every guard that must never go missing, the change that takes it out, and the tests that then have to fail. The rows are data:
 * `*.yaml` beside this file, by source file, test file and name of the guard. A guard has its code, which is removed, or a pair of
 * its code and what replaces it; the code stands in the file exactly once.
 */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { listFiles } from '../lib/hashing.mjs';
import { inRoot } from '../lib/paths.mjs';

/**
 * @typedef {object} Mutation
 * @property {string} guard what is taken out
 * @property {string} file
 * @property {string} find
 * @property {string} replace
 * @property {string} test the file of tests that notice
 * @typedef {Record<string, Record<string, Record<string, string | [find: string, replace: string]>>>} Rows
 */

/** @type {readonly Mutation[]} */
export const MUTATIONS = listFiles([inRoot('scripts/mutations')], (path) => path.endsWith('.yaml')).flatMap((path) =>
  toMutations(parse(readFileSync(path, 'utf8'))),
);

/**
 * @param {Rows} rows
 * @returns {Mutation[]}
 */
function toMutations(rows) {
  return Object.entries(rows).flatMap(([file, byTest]) =>
    Object.entries(byTest).flatMap(([test, guards]) =>
      Object.entries(guards).map(([guard, code]) => {
        const [find, replace = ''] = typeof code === 'string' ? [code] : code;
        return { guard, file, find, replace, test };
      }),
    ),
  );
}

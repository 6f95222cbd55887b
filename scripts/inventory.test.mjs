import { readFileSync } from 'node:fs';
import { readInventory, readTable } from './lib/inventory.mjs';
import { inRoot } from './lib/paths.mjs';

const PAGE = readFileSync(inRoot('docs/security.md'), 'utf8');
const FOUND = readInventory();

/**
 * The names in the first cells of a table's rows.
 * @param {string} heading
 * @param {number} [cell]
 */
function readNames(heading, cell = 0) {
  const cells = readTable(PAGE, heading).map((row) => row.split('|')[cell + 1] ?? '');
  return cells.flatMap((text) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)).sort();
}

describe('[security: evidence] docs/security.md', () => {
  test('names every algorithm that the server uses, and no weak one', () => {
    const named = readNames('Keys and algorithms').filter((name) => name === name.toLowerCase());
    expect(FOUND.algorithms.filter((name) => !named.includes(name))).toEqual([]);
    expect(FOUND.algorithms).toEqual(expect.arrayContaining(['aes-gcm', 'argon2', 'hs256', 'sha256']));
    expect(FOUND.algorithms.filter((name) => /^(?:md|des|rc)|^sha-?1$|ecb|cbc/.test(name))).toEqual([]);
  });

  test('names every module that connects to others', () => {
    expect(readNames('Outgoing connections')).toEqual([...FOUND.connecting].sort());
  });

  test('puts every table into a class', () => {
    const classified = readNames('Classes of data', 1);
    expect(FOUND.tables.filter((name) => !classified.includes(name))).toEqual([]);
    expect(classified.filter((name) => !FOUND.tables.includes(name))).toEqual([]);
  });

  test('lists every place that sets markup', () => {
    expect(readNames('Places that set markup')).toEqual([...FOUND.markup].sort());
  });

  test('lists every expression that is built when the server runs', () => {
    expect(readNames('Expressions built when the server runs')).toEqual([...FOUND.builtExpressions].sort());
  });

  test('finds no random number but cryptographic ones', () => {
    expect(FOUND.weakRandom).toEqual([]);
  });

  test('keeps source control and secrets out of the image', () => {
    const left = readFileSync(inRoot('.dockerignore'), 'utf8').split('\n');
    expect(left).toEqual(expect.arrayContaining(['.git', '.env', '.env.*', '.data']));
  });
});

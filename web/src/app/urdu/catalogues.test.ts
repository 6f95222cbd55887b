/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Texts } from '../../i18n/text';
import { offlinePageText } from '../../offline/offline-page.text.ur';
import { translations as owner } from './owner';
import { translations as visitors } from './public';
import { translations as staff } from './staff';
import { translations as talk } from './talk';

const SRC = join(import.meta.dirname, '../..');
const FILES = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.text.ts') && !file.startsWith('playground/'))
  .sort();
/** What is still read in English (docs/decisions/0037-urdu.md). */
const ENGLISH_ONLY = /(^|\/)(staff|panel)\//;
const KNOWN: Readonly<Record<string, object>> = { ...visitors, ...talk, ...owner, ...staff, offlinePageText };

interface Catalogue {
  file: string;
  texts: Texts<object>;
}

async function readCatalogue(file: string): Promise<Catalogue[]> {
  const module = (await import(join(SRC, file))) as Readonly<Record<string, Texts<object>>>;
  return Object.values(module).map((texts) => ({ file, texts }));
}

/** Every text by its path, as what it is: `header.menu: text`, `welcome: text of 1`, `days: 7 texts`. */
function describeShape(value: unknown, path = ''): string[] {
  if (typeof value === 'function') return [`${path}: text of ${value.length}`];
  if (Array.isArray(value))
    return [`${path}: ${value.length} texts`, ...value.flatMap((each, at) => describeShape(each, `${path}.${at}`))];
  if (typeof value !== 'object' || value === null) return [`${path}: ${typeof value}`];
  return Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([key, each]) => describeShape(each, `${path}.${key}`));
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

describe('the catalogues of texts', () => {
  let all: Catalogue[] = [];
  beforeAll(async () => {
    all = (await Promise.all(FILES.map(readCatalogue))).flat();
  });

  it('have a name each', () => {
    expect(new Set(all.map(({ texts }) => texts.name)).size).toBe(all.length);
  });

  it('are all in Urdu, but for those that are read in English', () => {
    const untranslated = all.filter(({ texts }) => !(texts.name in KNOWN)).map(({ file }) => file);
    expect(untranslated.filter((file) => !ENGLISH_ONLY.test(file))).toEqual([]);
  });

  it('have the same texts with the same values in Urdu', () => {
    const differences = all
      .filter(({ texts }) => texts.name in KNOWN)
      .flatMap(({ file, texts }) => {
        const [english, urdu] = [describeShape(texts.en), describeShape(KNOWN[texts.name])];
        const missing = english.filter((line) => !urdu.includes(line)).map((line) => `${file} lacks ${line}`);
        return [...missing, ...urdu.filter((line) => !english.includes(line)).map((line) => `${file} has ${line}`)];
      });
    expect(differences).toEqual([]);
  });

  it('begin with a letter of Urdu where they have any, so that their line runs from right to left', () => {
    const { antdWords: _foreign, ...ours } = KNOWN;
    // What stands apart says nothing of the line's direction.
    const texts = Object.values(ours)
      .flatMap(stringsIn)
      .map((text) => text.replaceAll(/\u2066[^\u2069]*\u2069/g, ''));
    const strong = /[\p{Script=Arabic}\u200f]|\p{Script=Latin}/u;
    const wrong = texts.filter(
      (text) => /\p{Script=Arabic}/u.test(text) && /\p{Script=Latin}/u.test(strong.exec(text)?.[0] ?? ''),
    );
    expect(wrong).toEqual([]);
  });

  it('are translated beside themselves, and nothing else is', () => {
    const names = new Set(all.map(({ texts }) => texts.name));
    expect(Object.keys(KNOWN).filter((name) => !names.has(name))).toEqual(['antdWords']);
    const besides = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.text.ur.ts'),
    );
    expect(besides.map((file) => file.replace('.ur.ts', '.ts')).filter((file) => !FILES.includes(file))).toEqual([]);
    expect(besides).toHaveLength(Object.keys(KNOWN).length - 1);
  });
});

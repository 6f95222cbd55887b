import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const SRC = join(import.meta.dirname, '..', 'src');
/** What is read in English alone (docs/decisions/0037-urdu.md). */
const ENGLISH_ONLY = /(^|\/)(staff|panel|playground)\//;
const STRING = /'((?:[^'\\\n]|\\.)+)'/g;

/** The strings in the catalogues of texts whose files end so. */
function readStrings(ending: string): Set<string> {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));
  const sources = files.filter((file) => !ENGLISH_ONLY.test(file)).map((file) => readFileSync(join(SRC, file), 'utf8'));
  return new Set(sources.flatMap((source) => [...source.matchAll(STRING)].map(([, text = '']) => text)));
}

/** Texts of ours that are written in Latin letters in Urdu, too. */
const SHARED = readStrings('.text.ur.ts');
const ENGLISH = [...readStrings('.text.ts')].filter((text) => /[A-Za-z]{2}/.test(text) && !SHARED.has(text));

/**
 * What is English on a page in Urdu: texts of ours, distances, and accessible names without a word of Urdu that say more than their
 * element shows, which people, halls and their owners may have written in English. One a line.
 */
export async function findEnglish(page: Page): Promise<string[]> {
  return page.evaluate((english) => {
    const known = new Set(english);
    const distance = /^[\d.,]+ (km|m)$/;
    const found: string[] = [];
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('[lang="en"]');
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const isEnglish = known.has(text) || distance.test(text);
      if (isEnglish && node.parentElement && isShown(node.parentElement)) found.push(`text “${text}”`);
    }
    const toWords = (text: string) => text.match(/[A-Za-z]{2,}/g) ?? [];
    for (const element of document.body.querySelectorAll('[aria-label], [title], [alt], [placeholder]')) {
      for (const name of ['aria-label', 'title', 'alt', 'placeholder']) {
        // What people have written stands apart in a sentence of ours.
        const value = (element.getAttribute(name) ?? '').replaceAll(/\u2068[^\u2069]*\u2069/g, '');
        const shown = new Set(toWords(element.textContent));
        const isEnglish = !/\p{Script=Arabic}/u.test(value) && toWords(value).some((word) => !shown.has(word));
        if (isEnglish && isShown(element)) found.push(`${name} “${value}”`);
      }
    }
    return [...new Set(found)];
  }, ENGLISH);
}

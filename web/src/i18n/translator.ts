import type { Translator, WordArea } from './locale-store';

/** Translated texts by the names of their English ones. */
export type Translations = Readonly<Record<string, object>>;

type LoadTranslations = (area: WordArea) => Promise<Translations>;

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** English where the translation lacks a text; what it has beyond the English, such as Ant Design's own words, stays. */
function fillGaps(english: unknown, translated: unknown): unknown {
  if (!isGroup(english) || !isGroup(translated)) return translated ?? english;
  const filled = Object.entries(english).map(([key, text]) => [key, fillGaps(text, translated[key])]);
  return { ...translated, ...Object.fromEntries(filled) };
}

/**
 * Finds translations that are loaded area by area, each once.
 * @param say translates what the domain and the server say
 */
export function createTranslator(loadArea: LoadTranslations, say = (english: string): string => english): Translator {
  const loads = new Map<WordArea, Promise<void>>();
  const byName = new Map<string, object>();
  const completed = new Map<string, object>();

  async function loadOne(area: WordArea): Promise<void> {
    for (const [name, texts] of Object.entries(await loadArea(area))) byName.set(name, texts);
  }

  return {
    say,
    async load(areas) {
      await Promise.all(
        areas.map((area) => {
          const load = loads.get(area) ?? loadOne(area);
          loads.set(area, load);
          // What failed is tried again.
          load.catch(() => loads.delete(area));
          return load;
        }),
      );
    },
    find<T extends object>(name: string, english: T) {
      const texts = byName.get(name);
      if (!texts) return english;
      const found = completed.get(name) ?? fillGaps(english, texts);
      completed.set(name, found as object);
      return found as T;
    },
  };
}

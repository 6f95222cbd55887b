import { localStore, type KeyValueStore } from '../lib/storage';
import { STORAGE_KEYS } from '../lib/storage-keys';
import { paintLocale, type Locale } from './locale-choice';

/**
 * Parts of the product whose words are loaded together: what visitors and customers see, messages and notifications, the owner's portal,
 * the control panel.
 */
export type WordArea = 'public' | 'talk' | 'owner' | 'staff';

/** Knows the texts in another language (`translator.ts`). */
export interface Translator {
  /** Loads the words of areas. Rejects when some can't be loaded; another call tries again. */
  load: (areas: readonly WordArea[]) => Promise<void>;
  /** The translated texts of a name; English where they have gaps. */
  find: <T extends object>(name: string, english: T) => T;
  /** What the domain or the server says, translated where it is known. */
  say: (english: string) => string;
}

const listeners = new Set<() => void>();
/** Areas of which something was shown or is about to be. */
const wanted = new Set<WordArea>(['public']);
let current: Locale = 'en';
let translator: Translator | undefined;
let loadTranslator: () => Promise<Translator>;

/** Says where translations come from. Nothing is loaded before somebody reads another language. */
export function provideTranslator(load: typeof loadTranslator): void {
  loadTranslator = load;
}

/** Loads the words of all wanted areas, for something that is shown in another language than the page. Rejects when they can't be loaded. */
export async function loadWords(): Promise<void> {
  translator ??= await loadTranslator();
  await translator.load([...wanted]);
}

function show(locale: Locale): void {
  current = locale;
  paintLocale(locale);
  listeners.forEach((listener) => listener());
}

/** The locale that the page is shown in. */
export function currentLocale(): Locale {
  return current;
}

/** Texts in another language than English, once some of it were loaded. */
export function findTranslation<T extends object>(name: string, english: T): T {
  return translator ? translator.find(name, english) : english;
}

/** What the domain or the server says, in another language than English where that is known. */
export function translate(english: string): string {
  return translator ? translator.say(english) : english;
}

/** What the domain or the server says, in the language of the page where that is known; for components `useSay`. */
export function say(english: string): string {
  return current === 'en' ? english : translate(english);
}

/** Calls back when the locale changes; returns how to stop that. */
export function subscribeToLocale(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the page in another locale, once its words are there, and remembers the choice. Rejects when they can't be loaded. */
export async function chooseLocale(locale: Locale, store: KeyValueStore = localStore): Promise<void> {
  if (locale !== 'en') await loadWords();
  store.write(STORAGE_KEYS.locale, locale);
  show(locale);
}

/**
 * Loads the words of the locale that the page is painted for (`boot.ts`), before the first render. Never rejects: a page without its
 * translations is shown in English.
 */
export async function startLocale(locale = document.documentElement.lang): Promise<void> {
  if (locale !== 'ur') return;
  await loadWords().then(
    () => show(locale),
    () => show('en'),
  );
}

/** Loads what an area needs in the reader's locale. Never rejects: what is missing is shown in English. */
export async function prepareArea(area: WordArea): Promise<void> {
  wanted.add(area);
  if (current !== 'en') await loadWords().catch(() => undefined);
}

/** Code together with the words of its area, so that neither waits for the other. */
export async function withWords<T>(area: WordArea, code: Promise<T>): Promise<T> {
  await prepareArea(area);
  return code;
}

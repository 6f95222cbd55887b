import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { formatsFor } from './format';
import { LocaleProvider } from './locale';
import { readLocale } from './locale-choice';
import { chooseLocale, currentLocale, provideTranslator, type WordArea } from './locale-store';
import { defineText, useText } from './text';
import { createTranslator } from './translator';
import { urduCount } from './urdu';
import { localStore } from '../lib/storage';
import { STORAGE_KEYS } from '../lib/storage-keys';

const words = defineText({
  name: 'greetings',
  en: { greeting: (name: string) => `Welcome, ${name}`, parting: { short: 'Bye', long: 'Goodbye' }, days: ['Sunday'] },
});
const englishOnly = defineText({ name: 'englishOnly', en: { greeting: 'Hello' } });
const greetings = { greeting: (name: string) => `خوش آمدید، ${name}`, parting: { long: 'خدا حافظ' }, days: ['اتوار'] };
const library = { locale: 'ur', empty: { text: 'کچھ نہیں' } };
const translator = createTranslator(() => Promise.resolve({ greetings, library }));

function Greeting() {
  return (
    <>
      <p>{useText(words).greeting('Ali')}</p>
      <p>{`${useText(words).parting.short}, ${useText(words).parting.long}, ${useText(words).days.join()}`}</p>
      <p>{useText(englishOnly).greeting}</p>
    </>
  );
}

describe('words', () => {
  it('are English where nothing else is said', () => {
    render(<Greeting />);
    expect(screen.getByText('Welcome, Ali')).toBeInTheDocument();
  });

  it('follow the locale, with English where it has none, and turn the page', async () => {
    provideTranslator(() => Promise.resolve(translator));
    await act(() => chooseLocale('ur'));
    render(
      <LocaleProvider locale="ur">
        <Greeting />
      </LocaleProvider>,
    );
    expect(screen.getByText('خوش آمدید، Ali')).toBeInTheDocument();
    expect(screen.getByText('Bye, خدا حافظ, اتوار')).toBeInTheDocument();
    expect(screen.getByText('Hello')).toBeInTheDocument();
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    expect(document.documentElement).toHaveAttribute('lang', 'ur');
  });

  it('of a library come whole, however little of the English is ours', async () => {
    await translator.load(['public']);
    expect(translator.find('library', { locale: 'en' })).toEqual(library);
  });
});

describe('figures and times (section 9: dates in en-US, ratings with one decimal)', () => {
  const en = formatsFor('en');
  // Plain blanks, so that the expectations can be read.
  const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

  it('writes instants in the zone of the hall', () => {
    const instant = '2026-03-03T20:30:00.000Z';
    expect(en.date(instant, 'Asia/Karachi')).toBe('March 4, 2026');
    expect(plain(en.time(instant, 'Asia/Karachi'))).toBe('1:30 AM');
    expect(plain(en.dateTime(instant, 'UTC'))).toBe('March 3, 2026 at 8:30 PM');
    expect(en.shortDate(instant, 'UTC')).toBe('Tue, Mar 3, 2026');
  });

  it('[business §9] writes dates of the portal as MMM dd, yyyy and PPp', () => {
    expect(en.compactDate('2026-03-03T12:00:00Z', 'Asia/Karachi')).toBe('Mar 03, 2026');
    expect(en.compactDay('2026-03-03')).toBe('Mar 03, 2026');
    expect(en.dayOfYear('2026-03-03')).toBe('Tue, Mar 3');
    expect(plain(en.compactDateTime('2026-03-03T12:00:00Z', 'Asia/Karachi'))).toBe('Mar 3, 2026, 5:00 PM');
  });

  it('writes a calendar day as that day, wherever the reader is', () => {
    expect(en.day('2026-03-03')).toBe('March 3, 2026');
  });

  it.each([
    [4.666, '4.7'],
    [5, '5.0'],
    [null, '0.0'],
    [undefined, '0.0'],
  ])('writes the rating %p as %s', (rating, written) => {
    expect(en.rating(rating)).toBe(written);
  });

  it('writes numbers and percentages', () => {
    expect(en.number(1200)).toBe('1,200');
    expect(en.percent(12.5)).toBe('12.5%');
  });
});

describe('the reader’s locale', () => {
  afterEach(async () => {
    await act(() => chooseLocale('en'));
  });

  it.each([
    [null, ['ur-PK', 'en-US'], 'ur'],
    [null, ['en-GB', 'ur'], 'en'],
    [null, ['de-DE', 'ur-IN'], 'ur'],
    ['fr', ['ur'], 'ur'],
    [null, ['de-DE'], 'en'],
    ['en', ['ur-PK'], 'en'],
    ['ur', ['en-US'], 'ur'],
  ] as const)('saved %p, languages %p: %s', (saved, languages, locale) => {
    localStorage.clear();
    if (saved) localStorage.setItem(STORAGE_KEYS.locale, saved);
    expect(readLocale(localStore, languages)).toBe(locale);
  });

  it('loads the words of an area once, before it is shown, and none for English', async () => {
    const areas: WordArea[] = [];
    await jest.isolateModulesAsync(async () => {
      const store = await import('./locale-store');
      store.provideTranslator(() =>
        Promise.resolve(
          createTranslator((area) => {
            areas.push(area);
            return Promise.resolve({});
          }),
        ),
      );
      localStorage.clear();
      await store.startLocale('en');
      await store.prepareArea('owner');
      expect(areas).toEqual([]);
      await store.chooseLocale('ur');
      expect(areas).toEqual(['public', 'owner']);
      await store.prepareArea('staff');
      await store.chooseLocale('ur');
    });
    expect(areas).toEqual(['public', 'owner', 'staff']);
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    expect(localStorage.getItem(STORAGE_KEYS.locale)).toBe('ur');
  });

  it('tries again to load what could not be loaded', async () => {
    let isOnline = false;
    const once = createTranslator(() =>
      isOnline ? Promise.resolve({ greetings }) : Promise.reject(new Error('offline')),
    );
    await expect(once.load(['public'])).rejects.toThrow('offline');
    isOnline = true;
    await once.load(['public']);
    expect(once.find('greetings', words.en).parting).toEqual({ short: 'Bye', long: 'خدا حافظ' });
  });

  it('changes what is on the screen', async () => {
    provideTranslator(() => Promise.resolve(translator));
    render(
      <LocaleProvider>
        <Greeting />
      </LocaleProvider>,
    );
    expect(screen.getByText('Welcome, Ali')).toBeInTheDocument();
    await act(() => chooseLocale('ur'));
    expect(screen.getByText('خوش آمدید، Ali')).toBeInTheDocument();
  });

  it('leaves a part of the product that is in English, and comes back with it', async () => {
    provideTranslator(() => Promise.resolve(translator));
    await act(() => chooseLocale('ur'));
    const part = render(
      <LocaleProvider locale="en">
        <Greeting />
      </LocaleProvider>,
    );
    expect(screen.getByText('Welcome, Ali')).toBeInTheDocument();
    expect(document.documentElement).toHaveAttribute('dir', 'ltr');
    part.unmount();
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  });

  it('stays English where the words can’t be loaded', async () => {
    localStorage.clear();
    await jest.isolateModulesAsync(async () => {
      const store = await import('./locale-store');
      store.provideTranslator(() => Promise.reject(new Error('offline')));
      await store.startLocale('ur');
      expect(store.currentLocale()).toBe('en');
      await expect(store.chooseLocale('ur')).rejects.toThrow('offline');
      expect(localStorage.getItem(STORAGE_KEYS.locale)).toBeNull();
    });
    expect(currentLocale()).toBe('en');
  });
});

describe('Urdu by Intl', () => {
  const ur = formatsFor('ur');

  it('counts by the rules of its plural, in Latin figures', () => {
    expect([0, 1, 2].map((count) => urduCount(count, 'ایک', `${count} ہال`))).toEqual(['0 ہال', 'ایک', '2 ہال']);
    expect(ur.number(1_234_567)).toBe('1,234,567');
  });

  it('names days and months in Urdu, and keeps a time together', () => {
    expect(ur.date('2026-03-03T12:00:00Z', 'UTC')).toBe('3 مارچ، 2026');
    expect(ur.time('2026-03-03T12:00:00Z', 'Asia/Karachi').replace(/\s/g, ' ')).toBe('\u20665:00 PM\u2069');
  });
});

import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { formatsFor } from './format';
import { LocaleProvider } from './locale';
import { defineText, useText } from './text';

const words = defineText({
  en: { greeting: (name: string) => `Welcome, ${name}` },
  ur: { greeting: (name: string) => `خوش آمدید، ${name}` },
});
const englishOnly = defineText({ en: { greeting: 'Hello' } });

function Greeting() {
  return (
    <>
      <p>{useText(words).greeting('Ali')}</p>
      <p>{useText(englishOnly).greeting}</p>
    </>
  );
}

describe('words', () => {
  it('are English where nothing else is said', () => {
    render(<Greeting />);
    expect(screen.getByText('Welcome, Ali')).toBeInTheDocument();
  });

  it('follow the locale, with English where it has none, and turn the page', () => {
    render(
      <LocaleProvider locale="ur">
        <Greeting />
      </LocaleProvider>,
    );
    expect(screen.getByText('خوش آمدید، Ali')).toBeInTheDocument();
    expect(screen.getByText('Hello')).toBeInTheDocument();
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    expect(document.documentElement).toHaveAttribute('lang', 'ur');
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

import { describe, expect, it } from '@jest/globals';
import { renderMail } from './mail.layout.js';

const MAIL = {
  language: 'en',
  subject: 'New request',
  greeting: 'Dear Bilal,',
  paragraphs: ['A request came.\nPlease answer it.'],
  facts: [
    ['When', 'Dec 05, 2026, 6:00 PM - 11:00 PM'],
    ['Email', 'a.guest.with.a.long.name@celebrations.example.org'],
    ['Special requests', '<b>Stage</b> & roses'],
  ] as const,
  action: { label: 'Answer', path: '/business/bookings' },
} as const;

describe('the layout of mails', () => {
  const { html, text } = renderMail(MAIL, 'https://mehfil.example');

  it('breaks no word in its middle: long addresses break behind their marks, and nothing hyphenates', () => {
    expect(html).toContain('a.guest.with.a.long.name@<wbr>celebrations.example.org');
    expect(html).toContain('word-break:normal');
    expect(html).toContain('overflow-wrap:break-word');
    expect(html).not.toMatch(/break-all|overflow-wrap:anywhere|hyphens:auto/);
    // Fixed columns, so that a long value never widens the table beyond a phone's screen.
    expect(html).toContain('table-layout:fixed');
    expect(html).toContain('<meta name="viewport" content="width=device-width">');
  });

  it('keeps times in one line, in the text as they are', () => {
    const range = '6:00\u00a0PM - 11:00\u00a0PM';
    expect(html).toContain(`Dec 05, 2026, <span dir="ltr" style="display:inline-block">${range}</span><`);
    expect(text).toContain('When: Dec 05, 2026, 6:00 PM - 11:00 PM');
  });

  it('keeps its language and direction where a client drops the root of the page', () => {
    const urdu = renderMail({ ...MAIL, language: 'ur' }, 'https://mehfil.example');
    expect(urdu.html).toContain('<html lang="ur" dir="rtl">');
    expect(urdu.html).toContain('<div class="paper" lang="ur" dir="rtl"');
    expect(urdu.html).toMatch(/class="paper"[^>]*;text-align:right;/);
    expect(html).toMatch(/class="paper" lang="en"[^>]*;text-align:left;/);
  });

  it('is light by itself, and dark where the client is', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toMatch(/<body style="[^"]*background:#FBF8F3/);
    const [, dark = ''] = /@media \(prefers-color-scheme:dark\)\{(.*?\})\}<\/style>/.exec(html) ?? [];
    // What the dark theme changes is there to be changed.
    const classes = [...dark.matchAll(/\.(\w+)\{/g)].map(([, name]) => name);
    expect(classes).toEqual(['paper', 'brand', 'label', 'action']);
    for (const name of classes) expect(html).toContain(`class="${name}"`);
  });

  it('keeps line breaks, and escapes user content', () => {
    expect(html).toContain('A request came.<br>Please answer it.');
    expect(html).toContain('&lt;b&gt;Stage&lt;/b&gt; &amp; roses');
    expect(text).toContain('Email: a.guest.with.a.long.name@celebrations.example.org');
    expect(text).toContain('Answer: https://mehfil.example/business/bookings');
  });
});

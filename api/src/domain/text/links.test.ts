import { describe, expect, it } from '@jest/globals';
import { accountSchema, registerSchema } from '../accounts/inputs.js';
import { applicationSchema, businessSchema } from '../businesses/inputs.js';
import { requestBookingSchema } from '../bookings/inputs.js';
import { hallSchema } from '../halls/inputs.js';
import { hasLink } from './links.js';
import { refusals } from '../testing.js';
import { NO_LINKS } from './text.js';

describe('[issue: mail] links in names', () => {
  it.each([
    'https://evil.example/x',
    'HTTP://EVIL',
    'see www.evil.test',
    'Win money: evil.com',
    'evil.com/free',
    'evil.com.',
    'Prize (bit.ly/abc)',
    'evil。com',
    'evil．com',
    'ev\u200bil.c\u200bom',
    'ｅｖｉｌ．ｃｏｍ',
    'пример.com',
    'evil.xn--p1ai',
    'claim@evil.test',
    'mailto:someone',
    'javascript:alert(1)',
    'call 192.168.0.1 now',
    't.me/evil',
    'x.com',
    'Free at X.COM!',
    'my-evil.ai',
    'evil.group',
    'Win at evil.win now',
    'evil.co.uk',
    'sub.evil.io',
    'bit.ly',
    'bit.ly/x',
    'goo.gl/x',
  ])('%s is one', (value) => expect(hasLink(value)).toBe(true));

  it.each([
    'Ayesha Khan',
    'Dr. Ali Raza',
    'Dr.Ahmed Khan',
    'M.A. Jinnah',
    'St. John’s Hall',
    'Muhammad b. Qasim',
    'Hall No.5',
    'Hall 1.5',
    'H-1/2',
    'محمد علی',
    '李小龍',
    'Ayesha & Sons (Pvt.) Ltd.',
    'Rose: the great hall',
    'A.K.M. Fazlul',
    'Moti Mahal @ Gulberg',
    '10:30 Club',
    'Dr. Khan',
    'Dr.Khan',
    'St. Mary’s',
    "St.Mary's School",
    'Md.Al-Amin',
    'Mst.Ayesha',
    'Maj.Gen.Ali',
    'M.I.T. Alumni',
    'J.R.R. Tolkien',
    'Prof.Dr.Mehmet Öz',
    'Khan.Sons & Co.',
    'No.1 Marquee',
    'Hall no. 7/B',
    'P.E.C.H.S. Block 2',
    'D.H.A. Phase 5',
    'Ali.Raza',
    'O.K.',
  ])('%s isn’t one', (value) => expect(hasLink(value)).toBe(false));

  it('a long text is checked quickly', () => {
    const started = process.cpuUsage();
    for (const text of ['a.'.repeat(50_000), '@ '.repeat(50_000), 'a'.repeat(100_000), '1.'.repeat(50_000)])
      hasLink(text);
    expect(process.cpuUsage(started).user).toBeLessThan(2_000_000);
  });

  it.each([
    ['a new account’s name', registerSchema, 'name'],
    ['an account’s name', accountSchema, 'name'],
    ['a business that applies', applicationSchema, 'name'],
    ['a business', businessSchema, 'name'],
    ['a booking’s customer', requestBookingSchema, 'customerName'],
    ['a hall’s name', hallSchema, 'hallName'],
    ['a hall’s number', hallSchema, 'hallNumber'],
  ] as const)('%s takes neither links nor line breaks', (_what, schema, field) => {
    expect(refusals(schema, { [field]: 'Win at evil.com' })).toMatchObject({ [field]: NO_LINKS });
    expect(refusals(schema, { [field]: 'Ali\r\nBcc: x' })[field]).toBeDefined();
    expect(refusals(schema, { [field]: 'Moti 7' })[field]).toBeUndefined();
  });
});

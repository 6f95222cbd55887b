import { describe, expect, it } from '@jest/globals';
import { splitContacts } from './contacts.js';

const found = (text: string) => splitContacts(text).flatMap((part) => (part.isContact ? [part.text] : []));

describe('[product: Talk] contacts in a message', () => {
  it.each([
    ['Call 0300 1234567 today', ['0300 1234567']],
    ['+92 300 1234567', ['+92 300 1234567']],
    ['فون ۰۳۰۰۱۲۳۴۵۶۷', ['۰۳۰۰۱۲۳۴۵۶۷']],
    ['فون ۰۳۰۰-۱۲۳۴۵۶۷ یا +٩٢.٣٠٠.١٢٣٤٥٦٧', ['۰۳۰۰-۱۲۳۴۵۶۷', '+٩٢.٣٠٠.١٢٣٤٥٦٧']],
    ['See https://pay.example/x?y=1 or www.pay.example', ['https://pay.example/x?y=1', 'www.pay.example']],
    [
      'Write to ali.khan+hall@mail.example.com or pearl-halls.pk/pay',
      ['ali.khan+hall@mail.example.com', 'pearl-halls.pk/pay'],
    ],
  ])('%j has %j', (text, contacts) => {
    expect(found(text)).toEqual(contacts);
  });

  it.each([
    '',
    'See you on 20-03-2027 18:00, or on 2027-03-21 19:30.',
    '250 guests at 1,850 each make 462,500',
    'Total Rs 1 250 000. Thanks.',
    'Total Rs 1.250.000. On 20.03.2027 at 18.30.',
    'The halls A12 and B34 have room for more people',
  ])('%j has none', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('leave the text as it is', () => {
    const text = 'Ring 03001234567, or\nsee www.pay.example.';
    expect(
      splitContacts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });

  it('are looked for in linear time', () => {
    for (const text of ['a-', 'a.', '1-', '123 '].map((part) => part.repeat(2000))) {
      expect(splitContacts(text)).not.toEqual([]);
    }
  });
});

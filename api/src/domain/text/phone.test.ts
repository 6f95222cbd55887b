import { describe, expect, it } from '@jest/globals';
import { phoneLinks } from './phone.js';

describe('[customer §2 Hall detail] links of a business’s phone', () => {
  it.each([
    ['0300 1234567', 'PKR', '923001234567'],
    ['+92 (300) 123-4567', 'USD', '923001234567'],
    ['0092-300-1234567', 'PKR', '923001234567'],
    ['300 1234567', 'PKR', '923001234567'],
    ['+44 (0)20 7946 0123', 'GBP', '442079460123'],
    ['(212) 555-0123', 'USD', '12125550123'],
  ])('reads %s (%s) as +%s', (phone, currency, digits) => {
    expect(phoneLinks(phone, currency)).toEqual({
      phone: `+${digits}`,
      dialerUrl: `tel:+${digits}`,
      whatsappUrl: `https://wa.me/${digits}`,
    });
  });

  it('dials a number as written if its country is unknown, without a chat link', () => {
    expect(phoneLinks('030 1234567', 'EUR')).toEqual({
      phone: '0301234567',
      dialerUrl: 'tel:0301234567',
      whatsappUrl: null,
    });
    expect(phoneLinks('+1', 'USD')).toEqual({ phone: '1', dialerUrl: 'tel:1', whatsappUrl: null });
  });

  it('returns null without a phone number', () => {
    expect(phoneLinks('', 'PKR')).toBeNull();
    expect(phoneLinks(null, 'PKR')).toBeNull();
    expect(phoneLinks('call us', 'PKR')).toBeNull();
  });
});

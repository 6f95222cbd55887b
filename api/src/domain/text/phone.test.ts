import { describe, expect, it } from '@jest/globals';
import { formatPhone, getVisitorPlace, HOME, phoneLinks, toE164, toPhonePrefixes, toSearchedDigits } from './phone.js';

const PAKISTAN = { currency: 'PKR', timeZone: 'Asia/Karachi' };
const BERLIN = { currency: 'EUR', timeZone: 'Europe/Berlin' };

describe('[customer §2 Hall detail] a phone number', () => {
  it.each([
    ['0300 1234567', PAKISTAN, '+923001234567'],
    ['300 1234567', PAKISTAN, '+923001234567'],
    ['923001234567', PAKISTAN, '+923001234567'],
    ['92 300 1234567', PAKISTAN, '+923001234567'],
    ['+92 0300 1234567', PAKISTAN, '+923001234567'],
    ['+92 (0)300 1234567', PAKISTAN, '+923001234567'],
    ['0092-300-1234567', PAKISTAN, '+923001234567'],
    ['00920300 1234567', PAKISTAN, '+923001234567'],
    ['۰۳۰۰-۱۲۳۴۵۶۷', PAKISTAN, '+923001234567'],
    ['\u202a+92 300 1234567\u202c', PAKISTAN, '+923001234567'],
    ['(042) 3576-1234', PAKISTAN, '+924235761234'],
    ['+92 (300) 123-4567', { currency: 'USD' }, '+923001234567'],
    // A hall in Pakistan with prices in dollars.
    ['0300 1234567', { currency: 'USD', timeZone: 'Asia/Karachi' }, '+923001234567'],
    ['+44 (0)20 7946 0123', PAKISTAN, '+442079460123'],
    ['(212) 555-0123', { currency: 'USD' }, '+12125550123'],
    ['030 1234567', BERLIN, '+49301234567'],
    // A business in a country without a currency of ours.
    ['050 123 4567', { currency: 'AED', timeZone: 'Asia/Dubai' }, '+971501234567'],
    ['098765 43210', getVisitorPlace('Asia/Kolkata'), '+919876543210'],
    ['050 123 4567', getVisitorPlace('Asia/Dubai'), '+971501234567'],
    // What can’t be a number there, and somebody of whom nothing is known.
    ['0300 1234567', getVisitorPlace('Asia/Dubai'), '+923001234567'],
    ['0300 1234567', getVisitorPlace('Etc/UTC'), '+923001234567'],
    ['0300 1234567', getVisitorPlace(null), '+923001234567'],
  ])('%j is dialed as %s', (phone, place, number) => {
    expect(toE164(phone, place)).toBe(number);
    expect(phoneLinks(phone, place)).toMatchObject({
      phone: number,
      dialerUrl: `tel:${number}`,
      whatsappUrl: `https://wa.me/${number.slice(1)}`,
    });
  });

  it.each([
    ['92 300 1234567', PAKISTAN, '0300 1234567'],
    ['+44 20 7946 0123', PAKISTAN, '+44 20 7946 0123'],
    ['+49 30 1234567', BERLIN, '030 1234567'],
  ])('%j is shown as %s', (phone, place, national) => {
    expect(phoneLinks(phone, place)?.national).toBe(national);
  });

  it('is dialed as written if its country is unknown, without a chat link', () => {
    expect(phoneLinks('030 1234567', { currency: 'EUR' })).toEqual({
      phone: '0301234567',
      national: '030 1234567',
      dialerUrl: 'tel:0301234567',
      whatsappUrl: null,
    });
    expect(toE164('12345', PAKISTAN)).toBeNull();
    expect(toE164('+1', PAKISTAN)).toBeNull();
  });

  it.each([
    ['+923001234567', '0300 1234567'],
    ['+44 20 79460123', '+44 20 7946 0123'],
    ['removed', 'removed'],
  ])('%s is written as %s', (phone, written) => {
    expect(formatPhone(phone, PAKISTAN)).toBe(written);
  });

  it('is null without any digit', () => {
    for (const phone of ['', null, undefined, 'call us']) {
      expect(phoneLinks(phone, PAKISTAN)).toBeNull();
      expect(toE164(phone, PAKISTAN)).toBeNull();
    }
  });

  it.each([
    ['0300 1234567', '923001234567'],
    ['+92 300 1234567', '923001234567'],
    ['923001234567', '923001234567'],
    ['۰۳۰۰ ۱۲۳', '300123'],
    ['0300', '300'],
    ['4567', '4567'],
    ['456', undefined],
    ['000004', '0004'],
    ['0000', undefined],
    ['INV-000012', undefined],
    ['Ali 0300', undefined],
  ])('is searched for by %j as %s', (typed, digits) => {
    expect(toSearchedDigits(typed, PAKISTAN)).toBe(digits);
  });

  it.each([
    ['050 123 4567', '501234567'],
    ['0300 1234567', '3001234567'],
    ['92 0300 1234567', '3001234567'],
    ['+92 300 1234567', '923001234567'],
  ])('of any country is searched for by %j as %s', (typed, digits) => {
    expect(toSearchedDigits(typed, HOME)).toBe(digits);
  });
});

describe('the beginning of a phone number', () => {
  it.each([
    ['0300 12', PAKISTAN, ['+9230012']],
    ['0300 1234567', PAKISTAN, ['+923001234567']],
    ['۰۳۰۰', PAKISTAN, ['+92300']],
    ['300 12', PAKISTAN, ['+9230012', '+30012']],
    ['92 300', PAKISTAN, ['+9292300', '+92300']],
    ['+92 300', PAKISTAN, ['+92300']],
    ['0092 300', PAKISTAN, ['+92300']],
    ['030', BERLIN, ['+4930']],
    ['0', PAKISTAN, []],
    ['Bilal 03', PAKISTAN, []],
    ['', PAKISTAN, []],
  ])('%j begins as %j', (typed, place, prefixes) => {
    expect(toPhonePrefixes(typed, place)).toEqual(prefixes);
  });
});

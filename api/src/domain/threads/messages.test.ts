import { describe, expect, it } from '@jest/globals';
import { hasAccountNumber, isDeletable, MessageSide, waitForAnswer, type CountedMessage } from './messages.js';

const NOW = new Date('2027-03-01T10:00:00Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

describe('[product: Talk] account numbers in a message', () => {
  it.each([
    'PK36SCBL0000001123456702',
    'Our account: pk36 scbl 0000 0011 2345 6702, thank you',
    'GB29 NWBK 6016 1331 9268 19',
    'NL91ABNA0417164300',
    'Meezan 0112345678',
    '0112-3456-7890-123',
    '0112 3456 7890',
    'Easypaisa 03001234567',
    'اکاؤنٹ ۰۱۱۲۳۴۵۶۷۸۹',
    '1234567890\nline',
  ])('%j has one', (text) => {
    expect(hasAccountNumber(text)).toBe(true);
  });

  it.each([
    '',
    'See you on 20-03-2027 18:00, or on 2027-03-21 19:30.',
    '250 guests at 1,850 each make 462,500',
    'Total Rs 1 250 000',
    'INV-000123',
    'https://example.com/a',
    'The halls A12 and B34 have room for more people than that one',
    '123456789',
  ])('%j has none', (text) => {
    expect(hasAccountNumber(text)).toBe(false);
  });

  it('are looked for in linear time', () => {
    const long = 'ab12 '.repeat(800) + '1-'.repeat(2000);
    expect(hasAccountNumber(long)).toBe(true);
  });
});

describe('[product: Talk] the limit on unanswered messages', () => {
  const many = (count: number, minutes: number): CountedMessage[] =>
    Array.from({ length: count }, () => ({ side: MessageSide.CUSTOMER, sentAt: minutesAgo(minutes) }));
  const answer: CountedMessage = { side: MessageSide.BUSINESS, sentAt: minutesAgo(1) };

  it.each([
    ['nothing', [], 0],
    ['29 messages', many(29, 1), 0],
    ['30 messages of the hour', many(30, 20), 40],
    ['30 messages, the first an hour ago', many(30, 60), 0],
    ['30 messages and an answer', [answer, ...many(30, 20)], 0],
    ['an answer among the last 30', [...many(15, 2), answer, ...many(30, 20)], 0],
    ['an answer before the last 30', [...many(30, 20), answer], 40],
  ])('after %s', (_what, latest, minutes) => {
    expect(waitForAnswer(latest, MessageSide.CUSTOMER, NOW)).toBe(minutes * 60_000);
  });

  it('is the other side’s own', () => {
    expect(waitForAnswer(many(30, 20), MessageSide.BUSINESS, NOW)).toBe(0);
  });
});

describe('[product: Talk] a message', () => {
  it.each([
    [0, true],
    [9.99, true],
    [10, false],
  ])('can be deleted %s minutes later: %s', (minutes, can) => {
    expect(isDeletable(minutesAgo(minutes), NOW)).toBe(can);
  });
});

import { BY_HALL, LATER, NOTHING_BACK } from './cancellation-rules.js';

const SENTENCES = new Map<string, string>([
  [NOTHING_BACK, 'گاہک منسوخ کرے تو ادا کی گئی رقم واپس نہیں ملے گی۔'],
  [LATER, 'گاہک اس کے بعد منسوخ کرے تو ادا کی گئی رقم واپس نہیں ملے گی۔'],
  [BY_HALL, 'ہال منسوخ کرے تو ادا کی گئی پوری رقم واپس ملے گی۔'],
]);

const STEP =
  /^Cancelled by the customer (?:at least (?<days>\d+) days? before the event|before the event starts): (?:(?<percent>\d+)% of what|everything that) was paid comes back\.$/;

/** The Urdu of a sentence about cancellation rules; undefined for any other text. */
export function sayCancellationInUrdu(english: string): string | undefined {
  const groups = STEP.exec(english)?.groups;
  if (!groups) return SENTENCES.get(english);
  const when = groups.days === undefined ? 'تقریب شروع ہونے سے پہلے' : `تقریب سے کم از کم ${groups.days} دن پہلے`;
  const what =
    groups.percent === undefined
      ? 'ادا کی گئی پوری رقم واپس ملے گی'
      : `ادا کی گئی رقم کا ${groups.percent}% واپس ملے گا`;
  return `گاہک ${when} منسوخ کرے تو ${what}۔`;
}

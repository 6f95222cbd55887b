import { isolate } from '../text/direction.js';

/** Lines of what came on top (`20 more guests × 3,375`), then what was written to them. */
const NOTE = /^(\d+ more (?:guest|hour)s? × [\d,.]*\d(?:, \d+ more (?:guest|hour)s? × [\d,.]*\d)*)(?: – ([^]+))?$/u;

function sayLine(line: string): string {
  const [, count = '', what, price = ''] = /^(\d+) more (guest|hour)s? × (.+)$/.exec(line) ?? [];
  const thing = what === 'guest' ? 'مہمان' : count === '1' ? 'گھنٹہ' : 'گھنٹے';
  return `${count} مزید ${thing} × ${price}`;
}

/** The note of a charge by the agreed rates in Urdu, with what was written to it as it is; undefined for other notes. */
export function sayChargeInUrdu(english: string): string | undefined {
  const [, lines, written] = NOTE.exec(english) ?? [];
  if (lines === undefined) return undefined;
  const said = lines.split(', ').map(sayLine).join('، ');
  return written === undefined ? said : `${said} – ${isolate(written)}`;
}

const ORDINALS = new Intl.PluralRules('en-US', { type: 'ordinal' });
const SUFFIXES: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  zero: 'th',
  one: 'st',
  two: 'nd',
  few: 'rd',
  many: 'th',
  other: 'th',
};

/** An end time as the specification writes it: Monday, March 3rd at 5:00 pm, in the reader's zone. */
export function endTimeWords(end: Date, zone?: string): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, ...(zone ? { timeZone: zone } : {}) }).format(end);
  const day = Number(part({ day: 'numeric' }));
  const time = part({ hour: 'numeric', minute: '2-digit' }).replace(/\s/g, ' ').toLowerCase();
  return `${part({ weekday: 'long' })}, ${part({ month: 'long' })} ${day}${SUFFIXES[ORDINALS.select(day)]} at ${time}`;
}

const rules = new Intl.PluralRules('ur');

/** The Urdu form of a text for a count. */
export function urduCount(count: number, one: string, other: string): string {
  return rules.select(count) === 'one' ? one : other;
}

export { isolate } from '@mehfil/api/domain/text/direction';

import { formatMoment } from '../../domain/time/zone.js';

/**
 * When something happened to an account, as every mail about one says it. The zone is named, since an account has none of its own:
 * `Mar 03, 2026, 5:00 PM UTC`.
 */
export function createTimeFact(at: Date): readonly [label: string, value: string] {
  return ['Time', `${formatMoment(at, 'UTC')} UTC`];
}

import type { MailValue } from '../notifications/mail.text.js';

/**
 * When something happened to an account, as every mail about one says it. The zone is named, since an account has none of its own:
 * `Mar 03, 2026, 5:00 PM UTC`.
 */
export function createTimeFact(at: Date): readonly [label: string, value: MailValue] {
  return ['Time', { kind: 'moment', at, zone: 'UTC', namesZone: true }];
}

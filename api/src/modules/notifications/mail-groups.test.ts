import { describe, expect, test } from '@jest/globals';
import { MAIL_SAMPLES } from '../../testing/mail-samples.js';
import { Role } from '../../domain/accounts/roles.js';
import {
  hasGroup,
  hasMails,
  KIND_GROUPS,
  MAIL_GROUPS,
  NOTIFICATION_GROUPS,
} from '../../domain/notifications/groups.js';
import { NotificationKind } from '../../domain/notifications/kinds.js';
import { NOTIFICATION_SENTENCES_URDU } from '../../domain/notifications/sentences-urdu.js';
import { NOTIFICATION_SENTENCES, sayNotification } from '../../domain/notifications/sentences.js';

/** Mails that nobody can turn off: access and security, and what became of a booking, a payment or a business. */
const ALWAYS = [
  ...['account-deleted', 'account-exists', 'account-reinstated', 'account-suspended', 'application-approved'],
  ...['application-rejected', 'authenticator-added', 'authenticator-removed', 'booking-accepted'],
  ...['booking-account-deleted', 'booking-business-suspended', 'booking-called-off', 'booking-cancelled-by-customer'],
  ...['booking-cancelled-by-staff', 'booking-changed', 'booking-confirmed', 'booking-declined', 'booking-expired'],
  ...['booking-group-ended', 'booking-hold-ended', 'booking-payment-missing', 'booking-slot-taken', 'booking-stays'],
  ...['booking-withdrawn', 'business-reinstated', 'business-suspended', 'confirm-email', 'confirm-new-email'],
  ...['email-change-notice', 'external-calendar-clash', 'external-calendar-failing', 'functions-confirmed'],
  ...['functions-ended', 'new-device', 'passkey-added', 'passkey-copied', 'passkey-removed', 'password-reset'],
  ...['password-was-changed', 'password-was-reset', 'payment-details-changed', 'payment-received', 'payment-refunded'],
  ...['recovery-code-used', 'recovery-codes-renewed', 'second-factors-removed', 'session-copied', 'team-closed'],
  ...['team-invitation', 'team-joined', 'team-removed', 'thread-report-resolved', 'webhook-disabled', 'webhook-paused'],
];

describe('[product: Talk] groups of notifications', () => {
  test('every kind of mail has a group, or is always sent', () => {
    const kinds = Object.values(MAIL_SAMPLES).flatMap((composers) => Object.values(composers).flat());
    expect([...new Set(kinds.map(({ kind }) => kind))].sort()).toEqual([...ALWAYS, ...MAIL_GROUPS.keys()].sort());
  });

  test.each(Object.values(NotificationKind))(
    '%s is switched by those who are told of it, and says something',
    (kind) => {
      const group = KIND_GROUPS[kind];
      expect(NOTIFICATION_GROUPS).toContain(group);
      const isOfStaff = hasGroup(Role.ADMIN, group);
      expect([Role.USER, Role.BUSINESS].map((role) => hasGroup(role, group))).toEqual([!isOfStaff, !isOfStaff]);
      const about = {
        kind,
        bookingId: 1,
        enquiryId: null,
        wasConfirmed: true,
        customerName: 'Sana',
        businessName: 'Noor',
      };
      for (const words of [NOTIFICATION_SENTENCES, NOTIFICATION_SENTENCES_URDU]) {
        const said = (isOfStaff ? (['STAFF'] as const) : (['CUSTOMER', 'BUSINESS'] as const)).map((audience) =>
          sayNotification(words, { ...about, audience }),
        );
        expect(said.some((sentence) => sentence !== words.other)).toBe(true);
      }
    },
  );

  test('every group has notifications, and mails where the settings offer them', () => {
    expect([...new Set(Object.values(KIND_GROUPS))].sort()).toEqual([...NOTIFICATION_GROUPS].sort());
    const mailed = new Set(MAIL_GROUPS.values());
    expect(NOTIFICATION_GROUPS.filter((group) => mailed.has(group))).toEqual(NOTIFICATION_GROUPS.filter(hasMails));
  });
});

/** What the security log records (docs/decisions/0017-accounts.md). */
export const SecurityEventKind = {
  SIGN_IN: 'SIGN_IN',
  SIGN_IN_FAILED: 'SIGN_IN_FAILED',
  LOCKED_OUT: 'LOCKED_OUT',
  SIGN_OUT: 'SIGN_OUT',
  SESSION_ENDED: 'SESSION_ENDED',
  RENEWAL_REUSED: 'RENEWAL_REUSED',
  PASSWORD_CHANGED: 'PASSWORD_CHANGED',
  PASSWORD_RESET_REQUESTED: 'PASSWORD_RESET_REQUESTED',
  PASSWORD_RESET: 'PASSWORD_RESET',
  SECOND_FACTOR_FAILED: 'SECOND_FACTOR_FAILED',
  AUTHENTICATOR_ADDED: 'AUTHENTICATOR_ADDED',
  AUTHENTICATOR_REMOVED: 'AUTHENTICATOR_REMOVED',
  PASSKEY_ADDED: 'PASSKEY_ADDED',
  PASSKEY_REMOVED: 'PASSKEY_REMOVED',
  PASSKEY_USED: 'PASSKEY_USED',
  PASSKEY_FAILED: 'PASSKEY_FAILED',
  PASSKEY_COPIED: 'PASSKEY_COPIED',
  RECOVERY_CODES_RENEWED: 'RECOVERY_CODES_RENEWED',
  RECOVERY_CODE_USED: 'RECOVERY_CODE_USED',
  SECOND_FACTORS_REMOVED: 'SECOND_FACTORS_REMOVED',
  EMAIL_CONFIRMED: 'EMAIL_CONFIRMED',
  EMAIL_CHANGED: 'EMAIL_CHANGED',
  ROLE_CHANGED: 'ROLE_CHANGED',
  ADMIN_ADDED: 'ADMIN_ADDED',
  ACCOUNT_SUSPENDED: 'ACCOUNT_SUSPENDED',
  ACCOUNT_REINSTATED: 'ACCOUNT_REINSTATED',
  ACCOUNT_DELETED: 'ACCOUNT_DELETED',
  KEY_CREATED: 'KEY_CREATED',
  KEY_USED: 'KEY_USED',
  KEY_REVOKED: 'KEY_REVOKED',
  PERSONAL_DATA_READ: 'PERSONAL_DATA_READ',
  MEMBER_INVITED: 'MEMBER_INVITED',
  MEMBER_JOINED: 'MEMBER_JOINED',
  MEMBER_ROLE_CHANGED: 'MEMBER_ROLE_CHANGED',
  MEMBER_REMOVED: 'MEMBER_REMOVED',
  DATA_EXPORTED: 'DATA_EXPORTED',
  SECRET_REVEALED: 'SECRET_REVEALED',
} as const;
export type SecurityEventKind = keyof typeof SecurityEventKind;

/** How people read the events, in the panel and in files. */
export const SECURITY_EVENT_PHRASES: Readonly<Record<SecurityEventKind, string>> = {
  SIGN_IN: 'Signed in',
  SIGN_IN_FAILED: 'Wrong password',
  LOCKED_OUT: 'Locked out after too many attempts',
  SIGN_OUT: 'Signed out',
  SESSION_ENDED: 'Signed out another device',
  RENEWAL_REUSED: 'Session used from two places',
  PASSWORD_CHANGED: 'Password changed',
  PASSWORD_RESET_REQUESTED: 'Password reset requested',
  PASSWORD_RESET: 'Password reset',
  SECOND_FACTOR_FAILED: 'Wrong code of the second factor',
  AUTHENTICATOR_ADDED: 'Authenticator app added',
  AUTHENTICATOR_REMOVED: 'Authenticator app removed',
  PASSKEY_ADDED: 'Passkey added',
  PASSKEY_REMOVED: 'Passkey removed',
  PASSKEY_USED: 'Passkey used',
  PASSKEY_FAILED: 'Passkey refused',
  PASSKEY_COPIED: 'Passkey perhaps copied: its counter went back',
  RECOVERY_CODES_RENEWED: 'Recovery codes renewed',
  RECOVERY_CODE_USED: 'Recovery code used',
  SECOND_FACTORS_REMOVED: 'Second factors removed by an admin or a password reset',
  EMAIL_CONFIRMED: 'Email address confirmed',
  EMAIL_CHANGED: 'Email address changed',
  ROLE_CHANGED: 'Role changed',
  ADMIN_ADDED: 'New admin',
  ACCOUNT_SUSPENDED: 'Account suspended',
  ACCOUNT_REINSTATED: 'Account reinstated',
  ACCOUNT_DELETED: 'Account deleted',
  KEY_CREATED: 'API key created',
  KEY_USED: 'API key used from a new network',
  KEY_REVOKED: 'API key revoked',
  MEMBER_INVITED: 'Invited to a team',
  MEMBER_JOINED: 'Joined a team',
  MEMBER_ROLE_CHANGED: 'Role in a team changed',
  MEMBER_REMOVED: 'Left a team, or was removed from it',
  DATA_EXPORTED: 'Own data downloaded',
  PERSONAL_DATA_READ: 'Personal data read by staff',
  SECRET_REVEALED: 'Secret revealed',
};

/** Kinds of personal data that staff see (docs/decisions/0019-personal-data.md). */
export type PersonalData =
  | 'alarms'
  | 'audit-log'
  | 'booking'
  | 'bookings'
  | 'business'
  | 'businesses'
  | 'document'
  | 'mails'
  | 'people'
  | 'person'
  | 'reviews'
  | 'security-log'
  | 'thread-reports';

export const SECURITY_LOG_LIMITS = {
  /** Rows of a file. */
  exportMaxRows: 10_000,
} as const;

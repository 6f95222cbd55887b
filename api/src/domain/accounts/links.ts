/** What a link in a mail is for. */
export const LinkPurpose = {
  CONFIRM_EMAIL: 'CONFIRM_EMAIL',
  CHANGE_EMAIL: 'CHANGE_EMAIL',
  RESET_PASSWORD: 'RESET_PASSWORD',
} as const;
export type LinkPurpose = keyof typeof LinkPurpose;

/** Why a link is refused; the screens offer a way on for each. */
export const LinkProblem = {
  EXPIRED: 'EXPIRED',
  /** It has been used. */
  USED: 'USED',
  /** It never existed, or a newer one has replaced it. */
  UNKNOWN: 'UNKNOWN',
  /** It confirms the address of an account with a second factor, to which the viewer isn't signed in. */
  SIGN_IN: 'SIGN_IN',
} as const;
export type LinkProblem = keyof typeof LinkProblem;

/** What people read when a link is refused. */
export const LINK_MESSAGES: Readonly<Record<LinkProblem, string>> = {
  EXPIRED: 'This link has expired. Please ask for a new one.',
  USED: 'This link has been used already.',
  UNKNOWN: 'This link is not valid, or a newer one has replaced it. Please ask for a new one.',
  SIGN_IN:
    'This account has a second factor. Please sign in to it, then open this link again. If you did not create the account, set a new password instead.',
};

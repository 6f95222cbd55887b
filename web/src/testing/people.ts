import type { ViewerFieldsFragment } from '../graphql/generated/session';

/** A person as the server sends one; tests state only what matters. */
export function person(
  particulars: Partial<ViewerFieldsFragment> = {},
): ViewerFieldsFragment & { __typename: 'Account' } {
  return {
    __typename: 'Account',
    id: 7,
    name: 'Ayesha Noor',
    email: 'ayesha@example.com',
    emailConfirmed: true,
    pendingEmail: null,
    canConfirmEmail: false,
    lacksSecondFactor: false,
    termsAccepted: true,
    username: 'ayesha_noor',
    phone: null,
    role: 'USER',
    locale: null,
    createdAt: '2026-01-05T09:00:00.000Z',
    membership: null,
    ...particulars,
  };
}

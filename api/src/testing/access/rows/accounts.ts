import { TERMS_VERSION } from '../../../domain/accounts/terms.js';
import { TEST_PASSWORD } from '../../harness.js';
import { everyone, members, signedIn, type Access } from '../actors.js';

const NEW_PASSWORD = 'another horse battery';

/** Access to accounts: everyone to their own, with their password. */
export const accountAccess: Access = {
  'Query.viewer': [{ of: 'the viewer', outcomes: signedIn('answered') }],
  'Mutation.register': [
    {
      of: 'somebody new',
      args: () => ({
        input: { email: 'new@mail.test', username: 'newcomer', password: TEST_PASSWORD, name: 'A newcomer' },
      }),
      outcomes: everyone('answered'),
    },
    {
      of: 'the customer’s address',
      args: ({ people }) => ({
        input: { email: people.customer.email, username: 'newcomer', password: TEST_PASSWORD, name: 'A newcomer' },
      }),
      outcomes: everyone('ALREADY_TAKEN'),
    },
  ],
  'Mutation.signIn': [
    {
      of: 'the customer, with the password',
      args: ({ people }) => ({ input: { emailOrUsername: people.customer.email, password: TEST_PASSWORD } }),
      outcomes: everyone('answered'),
      shows: { everybody: ['customer'] },
    },
    {
      of: 'the customer, with another password',
      args: ({ people }) => ({ input: { emailOrUsername: people.customer.email, password: NEW_PASSWORD } }),
      outcomes: everyone('UNAUTHENTICATED'),
    },
  ],
  'Mutation.staffSignIn': [
    {
      of: 'the admin, with the password',
      args: ({ people }) => ({ input: { emailOrUsername: people.admin.email, password: TEST_PASSWORD } }),
      outcomes: everyone('answered'),
      shows: { everybody: ['admin'] },
    },
    {
      of: 'the customer, with the password',
      args: ({ people }) => ({ input: { emailOrUsername: people.customer.email, password: TEST_PASSWORD } }),
      outcomes: everyone('UNAUTHENTICATED'),
    },
  ],
  'Mutation.updateProfile': [
    {
      of: 'the viewer',
      args: () => ({ input: { name: 'Changed' } }),
      outcomes: signedIn('answered'),
    },
    {
      of: 'the customer’s address for the viewer, with the password: the same answer as for a free one',
      args: ({ people }) => ({ input: { email: people.customer.email, currentPassword: TEST_PASSWORD } }),
      outcomes: signedIn('answered'),
      shows: { everybody: ['customer'] },
    },
    {
      of: 'a new address for the viewer, without the password',
      args: () => ({ input: { email: 'elsewhere@mail.test' } }),
      outcomes: signedIn('INVALID_INPUT'),
    },
  ],
  'Mutation.acceptTerms': [
    { of: 'the viewer', args: () => ({ version: TERMS_VERSION }), outcomes: signedIn('answered') },
    {
      of: 'the viewer, an older version',
      args: () => ({ version: '2020-01-01' }),
      outcomes: signedIn('INVALID_INPUT'),
    },
  ],
  'Mutation.sendConfirmationEmail': [{ of: 'the viewer', outcomes: signedIn('CONFLICT', { customer: 'answered' }) }],
  'Mutation.cancelEmailChange': [{ of: 'the viewer', outcomes: signedIn('CONFLICT', { customer: 'answered' }) }],
  'Mutation.confirmEmail': [
    {
      of: 'the customer, by the link',
      args: ({ links }) => ({ input: { token: links.newAddress } }),
      outcomes: everyone('answered'),
    },
    {
      of: 'the customer, by a link for another purpose',
      args: ({ links }) => ({ input: { token: links.reset } }),
      outcomes: everyone('INVALID_INPUT'),
    },
  ],
  'Mutation.requestPasswordReset': [
    {
      of: 'the customer',
      args: ({ people }) => ({ input: { email: people.customer.email } }),
      outcomes: everyone('answered'),
    },
    { of: 'nobody', args: () => ({ input: { email: 'nobody@mail.test' } }), outcomes: everyone('answered') },
  ],
  'Mutation.resetPassword': [
    {
      of: 'the customer, by the link',
      args: ({ links }) => ({
        input: { token: links.reset, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD },
      }),
      outcomes: everyone('answered'),
    },
    {
      of: 'the customer, by a link for another purpose',
      args: ({ links }) => ({
        input: { token: links.newAddress, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD },
      }),
      outcomes: everyone('INVALID_INPUT'),
    },
  ],
  'Mutation.changePassword': [
    {
      of: 'the viewer, with the password',
      args: () => ({
        input: { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD },
      }),
      outcomes: signedIn('answered'),
    },
    {
      of: 'the viewer, with another password',
      args: () => ({
        input: { currentPassword: NEW_PASSWORD, newPassword: TEST_PASSWORD, confirmPassword: TEST_PASSWORD },
      }),
      outcomes: signedIn('INVALID_INPUT'),
    },
  ],
  'Query.viewerSessions': [{ of: 'the viewer', outcomes: signedIn('answered') }],
  'Query.exportAccountData': [{ of: 'the viewer', outcomes: signedIn('answered') }],
  'Mutation.deleteAccount': [
    {
      of: 'the viewer, with the password',
      args: () => ({ input: { password: TEST_PASSWORD } }),
      outcomes: signedIn('answered', { admin: 'CONFLICT', otherCustomer: 'SECOND_FACTOR_REQUIRED' }),
      members: members('answered'),
    },
    {
      of: 'the viewer, with another password',
      args: () => ({ input: { password: NEW_PASSWORD } }),
      outcomes: signedIn('INVALID_INPUT'),
    },
  ],
  'Mutation.startPasskeySignIn': [{ of: 'nobody yet', outcomes: everyone('answered') }],
  'Mutation.signInWithPasskey': [
    {
      of: 'the other customer, by their passkey',
      args: ({ passkeys }) => ({ input: { passkey: passkeys.signIn } }),
      outcomes: everyone('answered'),
      shows: { everybody: ['otherCustomer'] },
    },
    {
      of: 'the other customer, by a late answer',
      args: ({ passkeys }) => ({ input: { passkey: passkeys.late } }),
      outcomes: everyone('UNAUTHENTICATED'),
    },
  ],
  'Mutation.staffSignInWithPasskey': [
    {
      of: 'the other customer, by a late answer',
      args: ({ passkeys }) => ({ input: { passkey: passkeys.late } }),
      outcomes: everyone('UNAUTHENTICATED'),
    },
  ],
  'Mutation.startPasskeyConfirmation': [
    {
      of: 'the viewer',
      outcomes: signedIn('CONFLICT', { otherCustomer: 'answered' }),
      members: members('CONFLICT'),
    },
  ],
  'Mutation.startPasskey': [{ of: 'the viewer', outcomes: signedIn('answered') }],
  'Mutation.addPasskey': [
    {
      of: 'the customer',
      args: ({ passkeys }) => ({ input: { name: 'Phone', ...passkeys.registration } }),
      outcomes: signedIn('CONFLICT', { customer: 'answered' }),
    },
  ],
  'Mutation.renamePasskey': [
    {
      of: 'the other customer’s',
      args: ({ passkeys }) => ({ id: passkeys.id, input: { name: 'Laptop' } }),
      outcomes: signedIn('NOT_FOUND', { otherCustomer: 'answered' }),
      members: members('NOT_FOUND'),
    },
  ],
  'Mutation.removePasskey': [
    {
      of: 'the other customer’s',
      args: ({ passkeys }) => ({ id: passkeys.id }),
      outcomes: signedIn('NOT_FOUND', { otherCustomer: 'answered' }),
      members: members('NOT_FOUND'),
    },
  ],
  'Mutation.renewSession': [{ of: 'nobody, without the cookie', outcomes: everyone('UNAUTHENTICATED') }],
  'Mutation.signOut': [{ of: 'the viewer', outcomes: signedIn('answered') }],
  'Mutation.endOtherSessions': [{ of: 'the viewer', outcomes: signedIn('answered') }],
  'Mutation.endSession': [
    {
      of: 'the customer’s other device',
      args: ({ sessionId }) => ({ id: sessionId }),
      outcomes: signedIn('NOT_FOUND', { customer: 'answered' }),
    },
    { of: 'nobody', args: () => ({ id: 999_999 }), outcomes: signedIn('NOT_FOUND') },
  ],
  'Query.viewerSecondFactors': [{ of: 'the viewer', outcomes: signedIn('answered') }],
  'Mutation.startAuthenticator': [
    {
      of: 'the viewer',
      outcomes: signedIn('answered', { otherCustomer: 'CONFLICT' }),
      members: members('answered'),
    },
  ],
  'Mutation.confirmAuthenticator': [
    {
      of: 'the customer’s app',
      args: ({ appCode }) => ({ input: { code: appCode } }),
      outcomes: signedIn('CONFLICT', { customer: 'answered' }),
    },
  ],
  'Mutation.removeAuthenticator': [
    { of: 'the viewer', outcomes: signedIn('NOT_FOUND', { otherCustomer: 'answered' }), members: members('NOT_FOUND') },
  ],
  'Mutation.renewRecoveryCodes': [
    {
      of: 'the viewer',
      outcomes: signedIn('CONFLICT', { otherCustomer: 'answered' }),
      members: members('CONFLICT'),
    },
  ],
  'Mutation.reauthenticate': [
    {
      of: 'the viewer, with the password',
      args: () => ({ input: { password: TEST_PASSWORD } }),
      outcomes: signedIn('answered', { otherCustomer: 'SECOND_FACTOR_REQUIRED' }),
      members: members('answered'),
    },
    {
      of: 'the viewer, with the password and a code that is nobody’s',
      args: () => ({ input: { password: TEST_PASSWORD, code: '000000' } }),
      outcomes: signedIn('answered', { otherCustomer: 'INVALID_SECOND_FACTOR' }),
      members: members('answered'),
    },
    {
      of: 'the other customer, by their passkey',
      args: ({ passkeys }) => ({ passkey: passkeys.confirmation }),
      outcomes: signedIn('INVALID_SECOND_FACTOR', { otherCustomer: 'answered' }),
      members: members('INVALID_SECOND_FACTOR'),
    },
    {
      of: 'the viewer, with another password',
      args: () => ({ input: { password: NEW_PASSWORD } }),
      outcomes: signedIn('INVALID_INPUT'),
    },
  ],
};

import { defineRoutes } from '../../rest/route.js';

const TAG = 'Accounts';

/** REST routes of what links in mails do: confirm an address, set a new password. */
export const accountLinkRoutes = defineRoutes([
  {
    method: 'POST',
    path: '/user/auth/confirm-email',
    refusals: ['ALREADY_TAKEN', 'ACCOUNT_SUSPENDED'],
    summary: 'Confirms an e-mail address by the link that was mailed to it.',
    tag: TAG,
    operation: 'mutation RestConfirmEmail($input: ConfirmEmailInput!) { confirmEmail(input: $input) }',
    variables: ({ body }) => ({ input: body }),
    status: 204,
  },
  {
    method: 'POST',
    path: '/user/confirmation-email',
    refusals: ['CONFLICT'],
    summary: 'Mails the viewer’s confirmation link again.',
    tag: TAG,
    operation: 'mutation RestSendConfirmationEmail { sendConfirmationEmail { id } }',
    status: 204,
  },
  {
    method: 'DELETE',
    path: '/user/pending-email',
    refusals: ['CONFLICT'],
    summary: 'Takes back the viewer’s change of the e-mail address that waits.',
    tag: TAG,
    operation: 'mutation RestCancelEmailChange { cancelEmailChange { id } }',
    status: 204,
  },
  {
    method: 'POST',
    path: '/user/auth/forgot-password',
    summary: 'Asks for a link to set a new password; the response is the same whether the account exists or not.',
    tag: TAG,
    operation:
      'mutation RestRequestPasswordReset($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) }',
    variables: ({ body }) => ({ input: body }),
    status: 204,
  },
  {
    method: 'POST',
    path: '/user/auth/reset-password',
    refusals: ['ACCOUNT_SUSPENDED'],
    summary: 'Sets a new password by the link that was mailed to the account; ends all sessions, signs nobody in.',
    tag: TAG,
    operation: 'mutation RestResetPassword($input: ResetPasswordInput!) { resetPassword(input: $input) }',
    variables: ({ body }) => ({ input: body }),
    status: 204,
  },
]);

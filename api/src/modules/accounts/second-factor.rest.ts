import { defineRoutes } from '../../rest/route.js';

const TAG = 'Accounts';
const PATH = '/user/second-factor';

/** REST routes of second factors (docs/decisions/0017-accounts.md). */
export const secondFactorRoutes = defineRoutes([
  {
    method: 'GET',
    path: PATH,
    summary: 'What the viewer has set up as a second factor.',
    tag: TAG,
    operation: `query RestViewerSecondFactors { viewerSecondFactors {
      isRequired authenticatorSince recoveryCodesLeft } }`,
  },
  {
    method: 'POST',
    path: `${PATH}/authenticator`,
    summary: 'Starts to set up an authenticator app.',
    tag: TAG,
    operation: 'mutation RestStartAuthenticator { startAuthenticator { setupKey uri } }',
    status: 201,
  },
  {
    method: 'POST',
    path: `${PATH}/authenticator/confirm`,
    summary: 'Confirms the authenticator app by its first code; returns recovery codes with the first second factor.',
    tag: TAG,
    operation:
      'mutation RestConfirmAuthenticator($input: ConfirmAuthenticatorInput!) { confirmAuthenticator(input: $input) { codes } }',
    variables: ({ body }) => ({ input: body }),
  },
  {
    method: 'DELETE',
    path: `${PATH}/authenticator`,
    summary: 'Removes the viewer’s authenticator app.',
    tag: TAG,
    operation: 'mutation RestRemoveAuthenticator { removeAuthenticator }',
    status: 204,
  },
  {
    method: 'POST',
    path: `${PATH}/recovery-codes`,
    summary: 'Gives the viewer new recovery codes in place of the earlier ones.',
    tag: TAG,
    operation: 'mutation RestRenewRecoveryCodes { renewRecoveryCodes { codes } }',
  },
]);

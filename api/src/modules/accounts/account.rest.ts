import { defineRoutes } from '../../rest/route.js';

const ACCOUNT = 'id name email emailConfirmed pendingEmail username phone role locale createdAt';
const SESSION = `user { ${ACCOUNT} } token`;

/** REST routes of accounts (docs/coverage.md: customer §7, business §7). */
export const accountRoutes = defineRoutes([
  {
    method: 'GET',
    path: '/user/profile',
    summary: 'The viewer’s account.',
    tag: 'Accounts',
    operation: `query RestProfile { viewer { ${ACCOUNT} } }`,
  },
  {
    method: 'POST',
    path: '/user/auth/login',
    refusals: ['UNAUTHENTICATED', 'SECOND_FACTOR_REQUIRED', 'INVALID_SECOND_FACTOR', 'ACCOUNT_SUSPENDED'],
    summary: 'Signs in with an e-mail address or user name.',
    tag: 'Accounts',
    operation: `mutation RestSignIn($input: SignInInput!) { signIn(input: $input) { ${SESSION} } }`,
    variables: ({ body }) => ({ input: body }),
  },
  {
    method: 'POST',
    path: '/user/auth/register',
    refusals: ['ALREADY_TAKEN'],
    summary: 'Creates an account and signs it in.',
    tag: 'Accounts',
    operation: `mutation RestRegister($input: RegisterInput!) { register(input: $input) { ${SESSION} } }`,
    variables: ({ body }) => ({ input: body }),
    status: 201,
  },
  {
    method: 'POST',
    path: '/user/auth/admin-login',
    refusals: ['UNAUTHENTICATED', 'SECOND_FACTOR_REQUIRED', 'INVALID_SECOND_FACTOR', 'ACCOUNT_SUSPENDED'],
    summary: 'Signs staff in to the control panel.',
    tag: 'Accounts',
    operation: `mutation RestStaffSignIn($input: SignInInput!) { staffSignIn(input: $input) { ${SESSION} } }`,
    variables: ({ body }) => ({ input: body }),
  },
  {
    method: 'PUT',
    path: '/user/settings',
    refusals: ['ALREADY_TAKEN'],
    summary: 'Updates the viewer’s account; omitted fields stay as they are.',
    tag: 'Accounts',
    operation: `mutation RestUpdateProfile($input: UpdateProfileInput!) { updateProfile(input: $input) { ${ACCOUNT} } }`,
    variables: ({ body }) => ({ input: body }),
  },
  {
    method: 'PUT',
    path: '/user/change-password',
    summary: 'Changes the viewer’s password, revokes all earlier tokens and returns a new session.',
    tag: 'Accounts',
    operation: `mutation RestChangePassword($input: ChangePasswordInput!) { changePassword(input: $input) { ${SESSION} } }`,
    variables: ({ body }) => ({ input: body }),
  },
  {
    method: 'DELETE',
    path: '/user/account',
    refusals: ['CONFLICT'],
    summary: 'Deletes the viewer’s account, with the password.',
    tag: 'Accounts',
    operation: 'mutation RestDeleteAccount($input: ReauthenticateInput!) { deleteAccount(input: $input) }',
    variables: ({ body }) => ({ input: body }),
    status: 204,
  },
]);

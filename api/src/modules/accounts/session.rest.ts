import { defineRoutes } from '../../rest/route.js';
import { RENEWAL_PATH } from '../../domain/accounts/sessions.js';

const SESSION = 'user { id name email username phone role createdAt } token';

/** REST routes of sessions (docs/decisions/0017-accounts.md). */
export const sessionRoutes = defineRoutes([
  {
    method: 'POST',
    path: RENEWAL_PATH,
    refusals: ['UNAUTHENTICATED', 'ACCOUNT_SUSPENDED', 'FORBIDDEN', 'TOO_MANY_REQUESTS'],
    summary: 'Renews the session of the cookie mehfil_session: a new token and a new cookie, from our own pages only.',
    tag: 'Accounts',
    operation: `mutation RestRenewSession { renewSession { ${SESSION} } }`,
  },
  {
    method: 'POST',
    path: '/user/auth/logout',
    summary: 'Ends the session of the token.',
    tag: 'Accounts',
    operation: 'mutation RestSignOut { signOut }',
    status: 204,
  },
  {
    method: 'GET',
    path: '/user/sessions',
    summary: 'Where the viewer is signed in.',
    tag: 'Accounts',
    operation: 'query RestViewerSessions { viewerSessions { id device address place createdAt lastUsedAt isCurrent } }',
  },
  {
    method: 'DELETE',
    path: '/user/sessions',
    summary: 'Ends every session of the viewer but that of the token.',
    tag: 'Accounts',
    operation: 'mutation RestEndOtherSessions { endOtherSessions }',
    shape: ({ endOtherSessions }) => ({ ended: endOtherSessions }),
  },
  {
    method: 'DELETE',
    path: '/user/sessions/{id}',
    summary: 'Ends one of the viewer’s sessions.',
    tag: 'Accounts',
    operation: 'mutation RestEndSession($id: Int!) { endSession(id: $id) }',
    variables: ({ params }) => ({ id: params.id }),
    status: 204,
  },
]);

import type { RestMethod } from '../rest/route.js';

/** Calls of teams (docs/decisions/0017-accounts.md). */
export const TEAM_CALLS: readonly { method: RestMethod; path: string; why: string }[] = [
  { method: 'GET', path: '/business/team', why: 'Teams and invitations.' },
  { method: 'POST', path: '/business/team/invitations', why: 'Teams and invitations.' },
  { method: 'POST', path: '/business/team/invitations/{id}/resend', why: 'Teams and invitations.' },
  { method: 'DELETE', path: '/business/team/invitations/{id}', why: 'Teams and invitations.' },
  { method: 'PUT', path: '/business/team/members/{id}', why: 'Teams and invitations.' },
  { method: 'PUT', path: '/business/team/members/{id}/discount', why: 'Teams and invitations.' },
  { method: 'GET', path: '/business/team/activity', why: 'Teams and invitations.' },
  { method: 'DELETE', path: '/business/team/members/{id}', why: 'Teams and invitations.' },
  { method: 'POST', path: '/user/invitation', why: 'Teams and invitations.' },
  { method: 'POST', path: '/user/invitation/accept', why: 'Teams and invitations.' },
  { method: 'DELETE', path: '/user/team', why: 'Teams and invitations.' },
  { method: 'PUT', path: '/user/team/request-mails', why: 'Teams and invitations.' },
];

import { defineRoutes, toPage, toPaging, type Route } from '../../rest/route.js';

const TAG = 'Team';
const byId: Route['variables'] = ({ params, body }) => ({ id: params.id, input: body });
const TEAM = `businessId people { memberId name email role maxDiscountPercent since invitedBy isSuspended isViewer }
  invitations { id email role createdAt expiresAt isExpired }`;
const OFFER = 'businessName role email expiresAt viewerProblem';
const MEMBERSHIP = 'businessId businessName status currency timeZone role rights requestMails';

/** REST routes of teams, new in this version (docs/decisions/0017-accounts.md). */
export const teamRoutes = defineRoutes([
  {
    method: 'GET',
    path: '/business/team',
    summary: 'The team of the viewer’s business, with open invitations.',
    tag: TAG,
    operation: `query RestTeam { viewerTeam { ${TEAM} } }`,
  },
  {
    method: 'POST',
    path: '/business/team/invitations',
    refusals: ['CONFLICT', 'REAUTHENTICATION_REQUIRED'],
    summary: 'Invites an address to the team; replaces an earlier invitation of it.',
    tag: TAG,
    operation: `mutation RestInviteMember($input: InviteMemberInput!) { inviteMember(input: $input) { ${TEAM} } }`,
    variables: ({ body }) => ({ input: body }),
    status: 201,
  },
  {
    method: 'POST',
    path: '/business/team/invitations/{id}/resend',
    refusals: ['CONFLICT', 'REAUTHENTICATION_REQUIRED'],
    summary: 'Mails an invitation again, with a new link.',
    tag: TAG,
    operation: `mutation RestResendInvitation($id: Int!) { resendInvitation(id: $id) { ${TEAM} } }`,
    variables: byId,
  },
  {
    method: 'DELETE',
    path: '/business/team/invitations/{id}',
    summary: 'Takes an invitation back; its link stops working.',
    tag: TAG,
    operation: `mutation RestRevokeInvitation($id: Int!) { revokeInvitation(id: $id) { ${TEAM} } }`,
    variables: byId,
  },
  {
    method: 'PUT',
    path: '/business/team/members/{id}',
    refusals: ['REAUTHENTICATION_REQUIRED'],
    summary: 'Gives a member another role.',
    tag: TAG,
    operation: `mutation RestChangeMemberRole($id: Int!, $input: ChangeMemberRoleInput!) { changeMemberRole(id: $id, input: $input) { ${TEAM} } }`,
    variables: byId,
  },
  {
    method: 'PUT',
    path: '/business/team/members/{id}/discount',
    refusals: ['REAUTHENTICATION_REQUIRED'],
    summary: 'Sets how much less than the quoted price a member may agree on, in percent.',
    tag: TAG,
    operation: `mutation RestSetMemberDiscount($id: Int!, $input: SetMemberDiscountInput!) { setMemberDiscount(id: $id, input: $input) { ${TEAM} } }`,
    variables: byId,
  },
  {
    method: 'GET',
    path: '/business/team/activity',
    summary: 'What the owner and the team did for the viewer’s business, newest first.',
    tag: TAG,
    operation: `query RestTeamActivity($paging: PagingInput) { 
      teamActivity(paging: $paging) {
        nodes { id action text actorName subjectType subjectId before after at } totalCount totalCountIsLowerBound pageInfo { endCursor hasNextPage page limit }
      }
    }`,
    variables: (request) => ({ paging: toPaging(request) }),
    shape: ({ teamActivity }) => toPage(teamActivity),
  },
  {
    method: 'DELETE',
    path: '/business/team/members/{id}',
    summary: 'Removes a member from the team.',
    tag: TAG,
    operation: `mutation RestRemoveMember($id: Int!) { removeMember(id: $id) { ${TEAM} } }`,
    variables: byId,
  },
  {
    method: 'POST',
    path: '/user/invitation',
    refusals: ['CONFLICT'],
    summary: 'Reads what an invitation offers, by its link.',
    tag: TAG,
    operation: `mutation RestReadInvitation($input: InvitationLinkInput!) { readInvitation(input: $input) { ${OFFER} } }`,
    variables: ({ body }) => ({ input: body }),
  },
  {
    method: 'POST',
    path: '/user/invitation/accept',
    refusals: ['CONFLICT', 'FORBIDDEN'],
    summary: 'Makes the viewer a member of a team, by the link that was mailed to the account’s address.',
    tag: TAG,
    operation: `mutation RestAcceptInvitation($input: InvitationLinkInput!) { acceptInvitation(input: $input) { ${MEMBERSHIP} } }`,
    variables: ({ body }) => ({ input: body }),
  },
  {
    method: 'DELETE',
    path: '/user/team',
    refusals: ['NOT_FOUND'],
    summary: 'Ends the viewer’s membership of a team.',
    tag: TAG,
    operation: 'mutation RestLeaveTeam { leaveTeam }',
    status: 204,
  },
  {
    method: 'PUT',
    path: '/user/team/request-mails',
    refusals: ['NOT_FOUND'],
    summary: 'Switches mails about new requests on or off, for a member of a team.',
    tag: TAG,
    operation: 'mutation RestSetRequestMails($isOn: Boolean!) { setRequestMails(isOn: $isOn) }',
    variables: ({ body }) => ({ isOn: body.isOn }),
    status: 204,
  },
]);

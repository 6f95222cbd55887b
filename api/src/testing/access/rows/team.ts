import { customers, everyone, members, only, signedIn, staff, trading, type Access } from '../actors.js';
import type { AccessScene } from '../scene.js';

const OWN_TRADING = only(trading('answered'));
const OWNERS_ONE = only(trading('answered', 'NOT_FOUND'));
/** The owner reads the team's names and addresses. */
const PEOPLE = { owner: ['manager', 'clerk', 'otherCustomer'], otherOwner: ['otherClerk'] } as const;
const theClerk = ({ team }: AccessScene) => ({ id: team.clerk });
const theInvitation = ({ team }: AccessScene) => ({ id: team.invitation });
const theLink = ({ links }: AccessScene) => ({ input: { token: links.invitation } });
const NO_LINK = () => ({ input: { token: 'd'.repeat(43) } });

/** Access to the team of a business, and to invitations. */
export const teamAccess: Access = {
  'Query.viewerTeam': [{ of: 'the viewer’s business', outcomes: OWN_TRADING, shows: PEOPLE }],
  'Query.teamOfBusiness': [
    { of: 'the owner', args: ({ businesses }) => ({ id: businesses.approved }), outcomes: only(staff('answered')) },
  ],
  'Mutation.inviteMember': [
    {
      of: 'the viewer’s business, somebody',
      args: () => ({ input: { email: 'somebody.new@mail.test', role: 'CLERK' } }),
      outcomes: OWN_TRADING,
      shows: PEOPLE,
    },
    {
      of: 'the viewer’s business, as its owner',
      args: () => ({ input: { email: 'somebody.new@mail.test', role: 'OWNER' } }),
      outcomes: only(trading('INVALID_INPUT'), {
        ownerWithoutApplication: 'INVALID_INPUT',
        pendingOwner: 'INVALID_INPUT',
        rejectedOwner: 'INVALID_INPUT',
        suspendedOwner: 'INVALID_INPUT',
      }),
    },
  ],
  'Mutation.resendInvitation': [{ of: 'the owner', args: theInvitation, outcomes: OWNERS_ONE, shows: PEOPLE }],
  'Mutation.revokeInvitation': [{ of: 'the owner', args: theInvitation, outcomes: OWNERS_ONE, shows: PEOPLE }],
  'Mutation.changeMemberRole': [
    {
      of: 'the owner’s clerk',
      args: (scene) => ({ ...theClerk(scene), input: { role: 'MANAGER' } }),
      outcomes: OWNERS_ONE,
      shows: PEOPLE,
    },
  ],
  'Mutation.setMemberDiscount': [
    {
      of: 'the owner’s clerk',
      args: (scene) => ({ ...theClerk(scene), input: { maxDiscountPercent: 5 } }),
      outcomes: OWNERS_ONE,
      shows: PEOPLE,
    },
  ],
  'Query.teamActivity': [{ of: 'the viewer’s business', outcomes: OWN_TRADING }],
  'Mutation.removeMember': [{ of: 'the owner’s clerk', args: theClerk, outcomes: OWNERS_ONE, shows: PEOPLE }],
  'Mutation.readInvitation': [
    {
      of: 'the other customer, by the link',
      args: theLink,
      outcomes: everyone('answered'),
      shows: { everybody: ['otherCustomer'] },
    },
    { of: 'nobody', args: NO_LINK, outcomes: everyone('INVALID_INPUT') },
  ],
  'Mutation.acceptInvitation': [
    {
      of: 'the other customer, by the link',
      args: theLink,
      outcomes: signedIn('FORBIDDEN', { otherCustomer: 'answered' }),
      members: members('FORBIDDEN'),
    },
    { of: 'nobody', args: NO_LINK, outcomes: signedIn('INVALID_INPUT') },
  ],
  'Mutation.leaveTeam': [{ of: 'the viewer', outcomes: only(customers('NOT_FOUND')), members: members('answered') }],
  'Mutation.setRequestMails': [
    {
      of: 'the viewer',
      args: () => ({ isOn: false }),
      outcomes: only(customers('NOT_FOUND')),
      members: members('answered'),
    },
  ],
};

import { TEAM_LIMITS, type MemberRole } from '../../domain/businesses/team.js';
import { say, type MailValue } from '../notifications/mail.text.js';
import type { Mail } from '../notifications/outbox.service.js';

const toRole = (role: MemberRole): MailValue => ({ kind: 'role', role });

/**
 * Invites somebody to a team. The address may be anybody's: the mail holds nothing that somebody wrote but the business's name,
 * which staff have approved.
 */
export function createInvitationMail(
  to: string,
  { businessName, role, token }: { businessName: string; role: MemberRole; token: string },
): Mail {
  return {
    to,
    kind: 'team-invitation',
    text: {
      subject: say`Invitation to the team of ${businessName}`,
      greeting: 'Hello,',
      paragraphs: [
        say`You are invited to join the team of ${businessName} on Mehfil as ${toRole(role)}.`,
        say`The link works once, for ${TEAM_LIMITS.invitationDays} days, with an account of this address; you can create one there. If you did not expect this, please ignore this mail.`,
      ],
      action: { label: 'See the invitation', path: `/invitation#${token}` },
    },
  };
}

/** Tells the owner that somebody has joined. */
export function createJoinedMail(to: string, { name, role }: { name: string; role: MemberRole }): Mail {
  return {
    to,
    kind: 'team-joined',
    text: {
      subject: say`${name} has joined your team`,
      greeting: 'Hello,',
      paragraphs: [
        say`${name} has accepted your invitation and is now ${toRole(role)} of your business.`,
        'You can change the role, or remove the person from the team, at any time.',
      ],
      action: { label: 'Open Team', path: '/business/team' },
    },
  };
}

/** Tells a member that the team is no more, since the owner's account was deleted. */
export function createClosedMail(to: string, businessName: string): Mail {
  return {
    to,
    kind: 'team-closed',
    text: {
      subject: say`The team of ${businessName} was closed`,
      greeting: 'Hello,',
      paragraphs: [
        say`The account of the owner of ${businessName} was deleted, and its team with it. Your Mehfil account stays as it is, with your own bookings and reviews.`,
      ],
      action: { label: 'Sign in', path: '/login' },
    },
  };
}

/** Tells somebody that they no longer belong to a team. */
export function createRemovedMail(to: string, businessName: string): Mail {
  return {
    to,
    kind: 'team-removed',
    text: {
      subject: say`You no longer belong to the team of ${businessName}`,
      greeting: 'Hello,',
      paragraphs: [
        say`The owner of ${businessName} has removed you from its team. Your Mehfil account stays as it is, with your own bookings and reviews.`,
      ],
      action: { label: 'Sign in', path: '/login' },
    },
  };
}

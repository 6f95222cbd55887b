import { createHash } from 'node:crypto';
import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { User } from '../../modules/accounts/user.entity.js';
import { Business } from '../../modules/businesses/business.entity.js';
import { TeamInvitation } from '../../modules/businesses/team-invitation.entity.js';
import { TEST_NOW, type Person } from '../harness.js';
import { givenMember } from '../scene.js';

/** The token of the other customer's invitation. */
export const INVITATION_TOKEN = 'c'.repeat(43);
const WEEK_MS = 7 * 86_400_000;

/** Who acts for the approved businesses, and an open invitation to the owner's. */
export async function insertTeams(
  em: EntityManager,
  people: Readonly<Record<'owner' | 'manager' | 'clerk' | 'otherClerk' | 'otherCustomer', Person>>,
  { approved, other }: Record<'approved' | 'other', number>,
): Promise<Record<'clerk' | 'invitation', number>> {
  await givenMember(em, approved, people.manager.id, 'MANAGER');
  await givenMember(em, other, people.otherClerk.id, 'CLERK');
  const clerk = await givenMember(em, approved, people.clerk.id, 'CLERK');
  const invitation = em.create(TeamInvitation, {
    business: ref(em.getReference(Business, approved)),
    email: people.otherCustomer.email,
    role: 'CLERK',
    invitedBy: ref(em.getReference(User, people.owner.id)),
    tokenHash: createHash('sha256').update(INVITATION_TOKEN).digest('hex'),
    createdAt: TEST_NOW,
    expiresAt: new Date(TEST_NOW.getTime() + WEEK_MS),
  });
  await em.flush();
  return { clerk, invitation: invitation.id };
}

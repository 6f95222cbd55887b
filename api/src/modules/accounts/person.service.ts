import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { viewerOf, type RequestContext } from '../../context.js';
import { inTransaction } from '../../database/transaction.js';
import { announce } from '../../graphql/live.js';
import { DomainError, Role } from '../../rules/index.js';
import { User } from './user.entity.js';
import { factsOf, withFacts } from '../audit/audit.facts.js';
import { recordChange } from '../audit/audit.service.js';
import type { Person } from './person.types.js';

/**
 * Loads and locks a person to act on.
 * @throws DomainError NOT_FOUND; FORBIDDEN on the viewer's own row
 */
async function personToChange(ctx: RequestContext, em: EntityManager, id: number): Promise<User> {
  if (id === viewerOf(ctx).id) throw new DomainError('FORBIDDEN', 'You can’t do this to your own account');
  const user = await em.findOne(User, { id, deletedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!user) throw new DomainError('NOT_FOUND', 'There is no such user');
  return user;
}

function toPerson(user: User): Person {
  const { id, name, email, username, phone, role, createdAt } = user;
  return { id, name, email, username, phone, role, createdAt, viewerCanAct: true };
}

async function changeRole(ctx: RequestContext, id: number, from: Role, to: Role, refusal: string): Promise<Person> {
  return inTransaction(ctx.em, async (em) => {
    const user = await personToChange(ctx, em, id);
    if (user.role !== from) throw new DomainError('CONFLICT', refusal, { details: { role: user.role } });
    const before = factsOf(user);
    user.role = to;
    user.tokenVersion += 1;
    await em.flush();
    const action = to === Role.MODERATOR ? 'user.moderator-assigned' : 'user.moderator-removed';
    await recordChange(ctx, em, { action, subjectType: 'user', subjectId: id, before, after: factsOf(user) });
    await announce(em, 'account', id);
    return toPerson(user);
  });
}

/** Makes a customer a moderator; their tokens end. @throws DomainError NOT_FOUND; FORBIDDEN; CONFLICT for other roles */
export function assignModerator(ctx: RequestContext, id: number): Promise<Person> {
  return changeRole(ctx, id, Role.USER, Role.MODERATOR, 'Only a customer can be made a moderator');
}

/** Makes a moderator a customer again; their tokens end. @throws DomainError NOT_FOUND; FORBIDDEN; CONFLICT for other roles */
export function removeModerator(ctx: RequestContext, id: number): Promise<Person> {
  return changeRole(ctx, id, Role.MODERATOR, Role.USER, 'This user is not a moderator');
}

/**
 * Deletes an account: sign-in gone, person anonymised, history kept. Pending bookings are cancelled and the other side told;
 * an owner's halls leave the public side. The last admin stays. The audit log keeps none of the person's particulars.
 * @throws DomainError NOT_FOUND; FORBIDDEN; CONFLICT for the last admin
 */
export async function deleteUser(ctx: RequestContext, id: number): Promise<boolean> {
  return inTransaction(ctx.em, async (em) => {
    // Before the account: verdicts lock a business and then its owner.
    await em.execute('select id from businesses where owner_id = ? for update', [id]);
    const user = await personToChange(ctx, em, id);
    if (user.role === Role.ADMIN) await assertAnotherAdmin(em, id);
    const before = factsOf(user);
    user.email = `deleted-${id}@deleted.invalid`;
    user.username = `deleted_${id}`;
    user.name = 'Deleted user';
    user.phone = null;
    user.passwordHash = '';
    user.tokenVersion += 1;
    user.deletedAt = ctx.now();
    await em.flush();
    const pendingBookings = await ctx.app.hooks.onAccountDeleted(ctx, em, id);
    await recordChange(ctx, em, {
      action: 'user.deleted',
      subjectType: 'user',
      subjectId: id,
      before: withFacts(before, { pendingBookings }),
      after: factsOf(user, { pendingBookings: [] }),
    });
    await announce(em, 'account', id);
    return true;
  });
}

/** Locks every admin in the order of their ids, so that two admins never delete each other. */
async function assertAnotherAdmin(em: EntityManager, id: number): Promise<void> {
  const admins: { id: number }[] = await em.execute(
    'select id from users where role = ? and deleted_at is null order by id for update',
    [Role.ADMIN],
  );
  if (!admins.some((admin) => admin.id !== id))
    throw new DomainError('CONFLICT', 'The last administrator can’t be deleted');
}

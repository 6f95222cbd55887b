import { ref } from '@mikro-orm/core';
import { systemClock } from '../../env/clock.js';
import { migrate } from '../../database/migrate.js';
import { closeOrm, createOrm, type Orm } from '../../database/orm.js';
import { Role } from '../../domain/accounts/roles.js';
import { AccountSession } from '../../modules/accounts/session.entity.js';
import { issueToken } from '../../modules/accounts/token.js';
import { User } from '../../modules/accounts/user.entity.js';
import { Business } from '../../modules/businesses/business.entity.js';
import { givenBusiness, givenHall } from '../scene.js';

/** A hall, with the token of its owner. */
export interface LoadHall {
  id: number;
  ownerToken: string;
}

/** Who takes part in a load test. */
export interface LoadScene {
  halls: LoadHall[];
  /** Halls of a fourth business, which requires a payment before it confirms. */
  payingHalls: LoadHall[];
  /** Tokens of the customers. */
  customers: string[];
}

const SESSION_MS = 3_600_000;
/** How the businesses answer requests; halls are spread over them in turn. */
const BUSINESSES = [{ instantConfirmation: true }, { instantConfirmation: false }, { holdHours: 1 }];
const PAYING_HALLS = 2;

async function insertUser(orm: Orm, secret: string, name: string, role: Role): Promise<{ id: number; token: string }> {
  const em = orm.em.fork();
  const user = em.create(User, {
    email: `${name}@mail.test`,
    username: name,
    name,
    role,
    passwordHash: 'none',
    createdAt: systemClock.now(),
  });
  await em.flush();
  const now = systemClock.now();
  const times = {
    createdAt: now,
    lastUsedAt: now,
    signedInAt: now,
    expiresAt: new Date(now.getTime() + SESSION_MS),
  };
  const session = em.create(AccountSession, { user: ref(user), ...times });
  await em.flush();
  return { id: user.id, token: issueToken(secret, user, session, now) };
}

/**
 * Migrates a database and inserts four businesses (one confirms instantly, one answers, one holds what is asked for, one requires a
 * payment), halls and customers.
 * @param secret what the servers sign tokens with
 */
export async function insertScene(
  databaseUrl: string,
  secret: string,
  { customers, halls }: { customers: number; halls: number },
): Promise<LoadScene> {
  const orm = createOrm({ databaseUrl, poolMax: 2 });
  try {
    await migrate(orm);
    const owners: { businessId: number; token: string }[] = [];
    for (const [place, scene] of [...BUSINESSES, {}].entries()) {
      const owner = await insertUser(orm, secret, `owner_${place}`, Role.BUSINESS);
      const em = orm.em.fork();
      const businessId = await givenBusiness(em, owner.id, scene);
      await em.nativeUpdate(Business, { id: businessId }, { timeZone: 'UTC' });
      await em.execute('insert into business_time_slots (business_id, buffer_time) values (?, 30)', [businessId]);
      owners.push({ businessId, token: owner.token });
    }
    const paid = owners.pop() as (typeof owners)[number];
    await orm.em.fork().nativeUpdate(Business, { id: paid.businessId }, { paymentRequired: true });
    const scene: LoadScene = { halls: [], payingHalls: [], customers: [] };
    for (let count = 0; count < PAYING_HALLS; count += 1) {
      const id = await givenHall(orm.em.fork(), paid.businessId);
      scene.payingHalls.push({ id, ownerToken: paid.token });
    }
    for (let count = 0; count < halls; count += 1) {
      const owner = owners[count % owners.length] as (typeof owners)[number];
      scene.halls.push({ id: await givenHall(orm.em.fork(), owner.businessId), ownerToken: owner.token });
    }
    for (let count = 0; count < customers; count += 1) {
      scene.customers.push((await insertUser(orm, secret, `customer_${count}`, Role.USER)).token);
    }
    return scene;
  } finally {
    await closeOrm(orm);
  }
}

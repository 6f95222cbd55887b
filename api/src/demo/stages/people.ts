import { register, updateProfile } from '../../modules/accounts/account.service.js';
import { User } from '../../modules/accounts/user.entity.js';
import { assignModerator } from '../../modules/accounts/person.service.js';
import { DEMO_ACCOUNTS, type DemoAccount } from '../../modules/system/demo-accounts.js';
import { Role, type RegistrationRole } from '../../domain/accounts/roles.js';
import { demoCustomers } from '../data/people.js';
import { daysAfter, type Simulation, type SimulatedPerson } from '../simulation.js';

/** The mail domain of the demo's people, which doesn't exist (RFC 2606). */
export const DEMO_MAIL_DOMAIN = 'demo.mehfil.example';

const STAFF_DAYS_AGO = 430;
const FIRST_CUSTOMER_DAYS_AGO = 378;
const LAST_CUSTOMER_DAYS_AGO = 6;
/** An account that is deleted while a request is pending. */
const LEAVER_DAYS_AGO = 96;

/** The people of the demo except owners. */
export interface People {
  admin: SimulatedPerson;
  moderator: SimulatedPerson;
  /** The customer who signs in to the demo. */
  customer: SimulatedPerson;
  /** The others, in the order of their registration. */
  customers: SimulatedPerson[];
  /** A customer whose account is deleted later. */
  leaver: SimulatedPerson;
}

/** The data of a new account. */
export interface NewAccount {
  name: string;
  username: string;
  email?: string;
  phone: string;
  role: RegistrationRole;
  since: Date;
}

/** Plans a registration, and adds the phone number. */
export function planAccount(
  simulation: Simulation,
  { name, username, email, phone, role, since }: NewAccount,
): SimulatedPerson {
  const person: SimulatedPerson = { name, email: email ?? `${username}@${DEMO_MAIL_DOMAIN}`, phone, since };
  simulation.plan(since, async () => {
    const { user } = await register(simulation.as(), {
      name,
      username,
      email: person.email,
      role,
      password: DEMO_PASSWORD,
    });
    person.viewer = { id: user.id, role, name, signedInAt: since };
    await updateProfile(simulation.as(person), { phone });
  });
  return person;
}

/** @throws Error when the demo names no account for the role */
export function demoAccount(role: Role): DemoAccount {
  const account = DEMO_ACCOUNTS.find((each) => each.role === role);
  if (!account) throw new Error(`The demo names no account for the role ${role}`);
  return account;
}

const DEMO_PASSWORD = demoAccount(Role.USER).password;

function planStaff(simulation: Simulation): Pick<People, 'admin' | 'moderator'> {
  const since = simulation.daysAgo(STAFF_DAYS_AGO);
  const account = (role: Role, phone: string): NewAccount => ({ ...demoAccount(role), role: Role.USER, phone, since });
  const admin = planAccount(simulation, account(Role.ADMIN, '+92 399 5551001'));
  const moderator = planAccount(simulation, account(Role.MODERATOR, '+92 399 5551002'));
  simulation.plan(since, async () => {
    const id = simulation.as(admin).viewer?.id ?? 0;
    // No use case creates admins, on purpose: the first one comes from the environment.
    await simulation.as().em.nativeUpdate(User, { id }, { role: Role.ADMIN });
    admin.viewer = { id, role: Role.ADMIN, name: admin.name, signedInAt: since };
    await assignModerator(simulation.as(admin), simulation.as(moderator).viewer?.id ?? 0);
    if (moderator.viewer) moderator.viewer = { ...moderator.viewer, role: Role.MODERATOR };
  });
  return { admin, moderator };
}

/** Plans staff and customers, who register over the year. */
export function planPeople(simulation: Simulation): People {
  const staff = planStaff(simulation);
  const customer = planAccount(simulation, {
    ...demoAccount(Role.USER),
    role: Role.USER,
    phone: '+92 399 5551003',
    since: simulation.daysAgo(FIRST_CUSTOMER_DAYS_AGO),
  });
  const listed = demoCustomers();
  const pause = (FIRST_CUSTOMER_DAYS_AGO - LAST_CUSTOMER_DAYS_AGO) / listed.length;
  const first = simulation.daysAgo(FIRST_CUSTOMER_DAYS_AGO);
  const customers = listed.map((each, index) =>
    planAccount(simulation, { ...each, role: Role.USER, since: daysAfter(first, (index + 0.4) * pause) }),
  );
  const leaver = planAccount(simulation, {
    name: 'Shahbaz Gill',
    username: 'shahbaz_gill',
    phone: '+92 399 5551004',
    role: Role.USER,
    since: simulation.daysAgo(LEAVER_DAYS_AGO),
  });
  return { ...staff, customer, customers, leaver };
}

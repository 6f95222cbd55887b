import { randomUUID } from 'node:crypto';
import { callApi, runDocument } from './api.ts';

/** Who can sign in to the demo that the journeys run on. */
export type Person = 'customer' | 'owner' | 'moderator' | 'admin';

/** What is typed to sign in. */
export interface Credentials {
  emailOrUsername: string;
  password: string;
}

/** A signed-in account. */
export interface Session {
  token: string;
  user: { id: number; name: string; email: string; role: string };
}

/** An account that a test made for itself. */
export type Account = Session & Credentials;

const ROLES: Readonly<Record<Person, string>> = {
  customer: 'USER',
  owner: 'BUSINESS',
  moderator: 'MODERATOR',
  admin: 'ADMIN',
};
const PEOPLE = Object.keys(ROLES) as Person[];
const DEMO_SIGN_INS = '{ clientConfig { demoSignIns { role username password } } }';

interface DemoSignIns {
  clientConfig: { demoSignIns: { role: string; username: string; password: string }[] };
}

/** What the sign-in page of the demo says about a role's account. */
export async function demoCredentials(url: string, person: Person): Promise<Credentials> {
  const { clientConfig } = await runDocument<DemoSignIns>(url, DEMO_SIGN_INS);
  const account = clientConfig.demoSignIns.find(({ role }) => role === ROLES[person]);
  if (!account) throw new Error(`The demo names no account of a ${person}`);
  return { emailOrUsername: account.username, password: account.password };
}

/** Staff sign in at the control panel. */
export const isStaff = (person: unknown): boolean => person === 'moderator' || person === 'admin';

/** Signs a demo account in over REST: a session of its own, which may be ended. */
export async function signInAs(url: string, person: Person): Promise<Session> {
  const path = `/user/auth/${isStaff(person) ? 'admin-login' : 'login'}`;
  return callApi<Session>(url, path, { body: await demoCredentials(url, person) });
}

/** Signs every role's demo account in once, for all files of a run (`scripts/testing/start-server.mjs`). */
export async function openSharedSessions(url: string): Promise<Record<Person, Session>> {
  const sessions = await Promise.all(PEOPLE.map(async (person) => [person, await signInAs(url, person)] as const));
  return Object.fromEntries(sessions) as Record<Person, Session>;
}

/** The session of a demo account that all files share: nobody ends it. */
export function sharedSession(person: Person): Session {
  const sessions = JSON.parse(process.env.E2E_SESSIONS ?? '{}') as Partial<Record<Person, Session>>;
  const session = sessions[person];
  if (!session) throw new Error(`E2E_SESSIONS has no ${person}: run the journeys with npm test -- web/e2e`);
  return session;
}

/** Registers an account that no other test knows, over REST. */
export async function registerAccount(url: string, role: 'user' | 'business', name = 'Amna Sheikh'): Promise<Account> {
  // Test files share a server but not their counters.
  const username = `journey_${randomUUID().replaceAll('-', '')}`;
  const password = 'correct horse battery';
  const input = { email: `${username}@mail.test`, username, name, password, role };
  const session = await callApi<Session>(url, '/user/auth/register', { body: input });
  return { ...session, emailOrUsername: username, password };
}

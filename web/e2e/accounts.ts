import { randomUUID } from 'node:crypto';

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
const DEMO_SIGN_INS = '{ clientConfig { demoSignIns { role username password } } }';

async function post<Answer>(url: string, path: string, body: unknown, token?: string): Promise<Answer> {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

/** What the sign-in page of the demo says about a role's account. */
export async function demoCredentials(url: string, person: Person): Promise<Credentials> {
  const { data } = await post<{
    data: { clientConfig: { demoSignIns: { role: string; username: string; password: string }[] } };
  }>(url, '/graphql', { query: DEMO_SIGN_INS });
  const account = data.clientConfig.demoSignIns.find(({ role }) => role === ROLES[person]);
  if (!account) throw new Error(`The demo names no account of a ${person}`);
  return { emailOrUsername: account.username, password: account.password };
}

/** Staff sign in at the door of the control panel. */
export const isStaff = (person: unknown): boolean => person === 'moderator' || person === 'admin';

/** Signs a demo account in over REST. */
export async function signInAs(url: string, person: Person): Promise<Session> {
  const path = `/api/user/auth/${isStaff(person) ? 'admin-login' : 'login'}`;
  return post<Session>(url, path, await demoCredentials(url, person));
}

/** Registers an account that no other test knows, over REST. */
export async function registerAccount(url: string, role: 'user' | 'business', name = 'Amna Sheikh'): Promise<Account> {
  // Test files share a server but not their counters.
  const username = `journey_${randomUUID().replaceAll('-', '')}`;
  const password = 'correct horse battery';
  const input = { email: `${username}@mail.test`, username, name, password, role };
  const session = await post<Session>(url, '/api/user/auth/register', input);
  return { ...session, emailOrUsername: username, password };
}

/** Makes an owner for each name, who applies with a business called so; the first one stands last in the list of applications. */
export async function applyAs(url: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const { token } = await registerAccount(url, 'business');
    const application = {
      name,
      location: 'Gulberg III, Lahore',
      phone: '+92 300 1234567',
      description: 'A banquet house for weddings.',
      acceptTerms: true,
    };
    await post(url, '/api/business-application', application, token);
  }
}

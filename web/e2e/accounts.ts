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

const PASSWORD = 'mehfil-demo';

/** The demo's account of each role, as its sign-in page names them. */
export const DEMO_ACCOUNTS: Readonly<Record<Person, Credentials>> = {
  customer: { emailOrUsername: 'customer@mehfil.example', password: PASSWORD },
  owner: { emailOrUsername: 'owner@mehfil.example', password: PASSWORD },
  moderator: { emailOrUsername: 'moderator@mehfil.example', password: PASSWORD },
  admin: { emailOrUsername: 'admin@mehfil.example', password: PASSWORD },
};

/** Staff sign in at the door of the control panel. */
export const isStaff = (person: Person): boolean => person === 'moderator' || person === 'admin';

let registered = 0;

async function post(url: string, path: string, body: unknown): Promise<Session> {
  const response = await fetch(`${url}/api/user/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Session;
}

/** Signs a demo account in over REST. */
export function signInAs(url: string, person: Person): Promise<Session> {
  return post(url, isStaff(person) ? 'admin-login' : 'login', DEMO_ACCOUNTS[person]);
}

/** Registers an account that no other test knows, over REST. */
export function registerAccount(url: string, role: 'user' | 'business', name = 'Amna Sheikh'): Promise<Session> {
  registered += 1;
  const username = `journey_${process.pid}_${registered}`;
  const password = 'correct horse battery';
  return post(url, 'register', { email: `${username}@mail.test`, username, name, password, role });
}

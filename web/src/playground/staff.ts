import { TOKEN_KEY } from '../graphql/token';

const WHO = '{ viewer { name role } }';

/** Who has opened the playground. `stranger`: nobody is signed in here, or somebody who isn't staff. */
export type Opened = { as: 'staff'; name: string; token: string } | { as: 'stranger' } | { as: 'unknown' };

interface Answer {
  data?: { viewer: { name: string; role: string } } | null;
}

/** Asks the server whose token this browser keeps; the page stays an inert shell for everybody but staff. */
export async function whoOpens(storage: Storage = localStorage, ask: typeof fetch = fetch): Promise<Opened> {
  const token = storage.getItem(TOKEN_KEY);
  if (!token) return { as: 'stranger' };
  try {
    const response = await ask('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: WHO }),
    });
    // Too busy, or broken: that says nothing of who this is.
    if (response.status >= 500) return { as: 'unknown' };
    const { data } = (await response.json()) as Answer;
    const isStaff = data?.viewer.role === 'ADMIN' || data?.viewer.role === 'MODERATOR';
    return isStaff ? { as: 'staff', name: data.viewer.name, token } : { as: 'stranger' };
  } catch {
    return { as: 'unknown' };
  }
}

import { localStore } from '../lib/storage';
import { createRenewal } from './renewal';
import { fetchFollowingRetryAfter } from './retry-fetch';
import { TOKEN_KEY, type TokenStore } from './token';

const read = () => localStore.read(TOKEN_KEY);

/** The token as this browser keeps it; the page's own store reads a change at its next renewal. */
const KEPT_TOKEN: TokenStore = {
  current: read,
  latest: read,
  set: (token) => (token === null ? localStore.remove(TOKEN_KEY) : localStore.write(TOKEN_KEY, token)),
  subscribe: () => () => undefined,
};

type Fetch = typeof globalThis.fetch;

/** Whether the server refused the token: by the status, or GraphQL by its code. */
async function isEnded(response: Response): Promise<boolean> {
  if (response.status === 401) return true;
  if (!response.headers.get('content-type')?.includes('graphql-response+json')) return false;
  const { errors } = (await response.clone().json()) as { errors?: { extensions?: { code?: string } }[] };
  return errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED') ?? false;
}

/** Asks as the signed-in person, outside of Apollo; a token that has ended is renewed once, and the request sent again. */
export async function fetchAsViewer(
  address: RequestInfo | URL,
  init: RequestInit = {},
  fetch: Fetch = (...call) => globalThis.fetch(...call),
): Promise<Response> {
  const sendOnce = () => {
    const token = read();
    const headers = new Headers(init.headers);
    if (token !== null) headers.set('authorization', `Bearer ${token}`);
    return fetch(address, { ...init, headers });
  };
  const isRead = (init.method ?? 'GET').toUpperCase() === 'GET';
  const send = () => (isRead ? fetchFollowingRetryAfter(sendOnce) : sendOnce());
  const token = read();
  const response = await send();
  if (token === null || !(await isEnded(response))) return response;
  return (await createRenewal(KEPT_TOKEN, fetch).replace(token)) === 'renewed' ? send() : response;
}

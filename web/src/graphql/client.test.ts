import { createHash } from 'node:crypto';
import { describe, expect, it, jest } from '@jest/globals';
import { fakeServer, Refusal, type FakeServer } from '../testing/server';
import { person } from '../testing/people';
import { createApolloClient } from './client';
import { readError } from './errors';
import { DemoSignInsDocument, SignInDocument } from './generated/accounts';
import { ClientConfigDocument } from './generated/client-config';
import manifest from './generated/operations.json' with { type: 'json' };
import { ViewerDocument } from './generated/session';
import { createTokenStore, TOKEN_KEY } from './token';

function setUp(
  server: FakeServer = fakeServer({ Viewer: () => ({ viewer: person() }) }),
  stored: string | null = null,
) {
  if (stored) localStorage.setItem(TOKEN_KEY, stored);
  const token = createTokenStore();
  const onMaintenance = jest.fn();
  return { server, token, onMaintenance, client: createApolloClient({ token, onMaintenance, fetch: server.fetch }) };
}

const sign = { input: { emailOrUsername: 'a', password: 'b' } };

async function catchError(promise: Promise<unknown>) {
  return readError(await promise.catch((error: unknown) => error));
}

describe('every call', () => {
  it('carries the token when there is one (section 7)', async () => {
    const { client, server, token } = setUp(undefined, 'abc');
    await client.query({ query: ViewerDocument });
    token.set(null);
    await client.query({ query: ViewerDocument, fetchPolicy: 'network-only' });
    expect(server.asked.map(({ headers }) => headers.authorization)).toEqual(['Bearer abc', undefined]);
  });

  it('carries the language of the page and the zone of the device', async () => {
    const { client, server } = setUp();
    await client.query({ query: ViewerDocument });
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    expect(server.asked[0]?.headers).toMatchObject({ 'accept-language': 'en', 'x-time-zone': timeZone });
  });

  it('sends the hash of its document instead of the text, as the manifest lists it', async () => {
    const { client, server } = setUp();
    await client.query({ query: ViewerDocument });
    const [{ query, extensions }] = server.asked as [FakeServer['asked'][number]];
    const listed = manifest.find(({ name }) => name === 'Viewer');
    expect(query).toBeUndefined();
    expect(extensions).toMatchObject({ persistedQuery: { version: 1, sha256Hash: listed?.hash } });
    expect(listed?.hash).toBe(
      createHash('sha256')
        .update(listed?.query ?? '')
        .digest('hex'),
    );
  });

  it('sends the text once more to a server that doesn’t know the hash, an older one during an update', async () => {
    const { client, server } = setUp();
    server.answer('Viewer', ({ query }) => {
      if (query === undefined) throw new Refusal('MALFORMED', 'PersistedQueryNotFound');
      return { viewer: person({ name: 'after all' }) };
    });
    const { data } = await client.query({ query: ViewerDocument });
    expect(data?.viewer.name).toBe('after all');
    expect(server.times('Viewer')).toBe(2);
  });
});

describe('a dead token', () => {
  it('is removed, and what was only read is read again as a visitor', async () => {
    const server = fakeServer({
      Other: ({ headers }) => {
        if (headers.authorization) throw new Refusal('UNAUTHENTICATED', 'Your session has ended.', { status: 401 });
        return { viewer: person({ name: 'for everybody' }) };
      },
    });
    const { client, token } = setUp(server, 'dead');
    const definition = { ...ViewerDocument.definitions[0], name: { kind: 'Name', value: 'Other' } };
    const query = {
      ...ViewerDocument,
      definitions: [definition, ...ViewerDocument.definitions.slice(1)],
    } as typeof ViewerDocument;
    const { data } = await client.query({ query });
    expect(data?.viewer.name).toBe('for everybody');
    expect(token.current()).toBeNull();
    expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
  });

  it('is not seen in a refused sign-in', async () => {
    const server = fakeServer({
      SignIn: () => {
        throw new Refusal('UNAUTHENTICATED', 'Invalid email or password.');
      },
    });
    const { client, token } = setUp(server);
    expect(await catchError(client.mutate({ mutation: SignInDocument, variables: sign }))).toMatchObject({
      code: 'UNAUTHENTICATED',
      message: 'Invalid email or password.',
    });
    expect(token.current()).toBeNull();
    expect(server.times('SignIn')).toBe(1);
  });

  it('does not take a newer token with it', async () => {
    const { client, server, token } = setUp(undefined, 'old');
    server.answer('Viewer', () => {
      token.set('new');
      throw new Refusal('UNAUTHENTICATED', 'Ended.');
    });
    await catchError(client.query({ query: ViewerDocument }));
    expect(token.current()).toBe('new');
  });
});

it('tells of maintenance, and signs nobody out for it', async () => {
  const server = fakeServer({
    Viewer: () => {
      throw new Refusal('MAINTENANCE', 'Back at five.', { status: 503 });
    },
  });
  const { client, token, onMaintenance } = setUp(server, 'abc');
  expect((await catchError(client.query({ query: ViewerDocument }))).code).toBe('MAINTENANCE');
  expect(onMaintenance).toHaveBeenCalledTimes(1);
  expect(token.current()).toBe('abc');
});

describe('errors', () => {
  const failing = (response: () => Promise<Response>) => {
    const { client } = setUp({ ...fakeServer(), fetch: response });
    return catchError(client.query({ query: ViewerDocument }));
  };

  it('carry every field with its message', async () => {
    const fields = [
      { field: 'email', message: 'Invalid email address' },
      { field: 'name', message: 'Name is required' },
    ];
    const server = fakeServer({
      Viewer: () => {
        throw new Refusal('INVALID_INPUT', 'Invalid email address', { field: 'email', fields });
      },
    });
    const { client } = setUp(server);
    expect(await catchError(client.query({ query: ViewerDocument }))).toMatchObject({ code: 'INVALID_INPUT', fields });
  });

  it('have one field where only one is named', async () => {
    const server = fakeServer({
      Viewer: () => {
        throw new Refusal('ALREADY_TAKEN', 'This email is already taken', { field: 'email' });
      },
    });
    const { client } = setUp(server);
    const error = await catchError(client.query({ query: ViewerDocument }));
    expect(error.fields).toEqual([{ field: 'email', message: 'This email is already taken' }]);
  });

  it.each([
    ['no connection', () => Promise.reject(new TypeError('offline'))],
    ['a page of a proxy', () => Promise.resolve(new Response('<html>Bad Gateway</html>', { status: 502 }))],
    ['an empty answer', () => Promise.resolve(new Response(null, { status: 204 }))],
    ['another JSON', () => Promise.resolve(new Response('[]', { status: 500 }))],
  ])('are of the network with %s', async (_case, response) => {
    expect(await failing(response)).toMatchObject({ code: 'NETWORK', message: '', fields: [] });
  });
});

it('keeps what different screens asked of the server’s configuration side by side', async () => {
  const config = { __typename: 'ClientConfig', geoUrls: [], mapTilesUrl: '', mapAttribution: '', supportPhone: '' };
  const social = { __typename: 'SocialLinks', facebook: '', instagram: '', twitter: '', youtube: '' };
  const { client } = setUp(
    fakeServer({
      ClientConfig: () => ({ clientConfig: { ...config, supportEmail: 'help@mehfil.example', social } }),
      DemoSignIns: () => ({ clientConfig: { __typename: 'ClientConfig', demoSignIns: [] } }),
    }),
  );
  await client.query({ query: ClientConfigDocument });
  await client.query({ query: DemoSignInsDocument });
  expect(client.readQuery({ query: ClientConfigDocument })?.clientConfig.supportEmail).toBe('help@mehfil.example');
  expect(client.readQuery({ query: DemoSignInsDocument })?.clientConfig.demoSignIns).toEqual([]);
});

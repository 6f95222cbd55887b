import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fetchAsViewer } from './fetch-as-viewer';

type Fetch = typeof globalThis.fetch;

const answer = (status: number, body: object = {}, type = 'application/json') => {
  const response = {
    status,
    ok: status < 400,
    headers: new Headers({ 'content-type': type }),
    json: () => Promise.resolve(body),
    clone: () => response,
  };
  return response as unknown as Response;
};

/** A server that takes `fresh` only, and renews to it. */
function server(renewal = answer(200, { token: 'fresh' }), refusal = answer(401)) {
  const tokens: (string | null)[] = [];
  const ask = jest.fn<Fetch>((address, init) => {
    if (address === '/api/user/auth/renew') return Promise.resolve(renewal);
    const token = new Headers(init?.headers).get('authorization');
    tokens.push(token);
    return Promise.resolve(token === 'Bearer fresh' ? answer(200) : refusal);
  });
  return { ask, tokens };
}

beforeEach(() => localStorage.setItem('token', 'stale'));

describe('[issue: sessions] what is asked for outside of Apollo', () => {
  it('renews a token that has ended once, and asks again', async () => {
    const { ask, tokens } = server();
    expect((await fetchAsViewer('/api/files/1', {}, ask)).status).toBe(200);
    expect(tokens).toEqual(['Bearer stale', 'Bearer fresh']);
    expect(localStorage.getItem('token')).toBe('fresh');
  });

  it('does so for GraphQL, which says it by its code', async () => {
    const body = { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] };
    const { ask, tokens } = server(undefined, answer(200, body, 'application/graphql-response+json; charset=utf-8'));
    expect((await fetchAsViewer('/graphql', {}, ask)).status).toBe(200);
    expect(tokens).toHaveLength(2);
  });

  it('leaves it at the refusal where the session has ended, and asks nothing for a visitor', async () => {
    const ended = server(answer(401));
    expect((await fetchAsViewer('/api/files/1', {}, ended.ask)).status).toBe(401);
    expect(ended.tokens).toHaveLength(1);
    localStorage.removeItem('token');
    const visitor = server();
    await fetchAsViewer('/api/files/1', {}, visitor.ask);
    expect(visitor.ask).toHaveBeenCalledTimes(1);
  });
});

/** The demo's server that `scripts/testing/start-server.mjs` starts for the run. */
export const demo = { url: process.env.E2E_URL ?? '', dataDir: process.env.E2E_DATA_DIR ?? '' };

const PASSWORD = 'mehfil-demo-2026';

/**
 * A call of the REST API.
 * @param {string} method
 * @param {string} path below /api
 * @param {{ token?: string, body?: unknown, headers?: Record<string, string> }} [options]
 */
export async function call(method, path, { token, body, headers = {} } = {}) {
  const answer = await fetch(`${demo.url}/api${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: text === '' ? null : JSON.parse(text) };
}

/**
 * Signs a demo account in.
 * @param {'customer' | 'owner' | 'clerk' | 'moderator' | 'admin'} who
 * @returns {Promise<string>} its token
 */
export async function signIn(who) {
  const door = who === 'admin' || who === 'moderator' ? 'admin-login' : 'login';
  const credentials = { emailOrUsername: `${who}@demo.mehfil.example`, password: PASSWORD };
  const { body } = await call('POST', `/user/auth/${door}`, { body: credentials });
  return body.token;
}

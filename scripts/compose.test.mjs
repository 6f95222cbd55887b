import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { inRoot } from './lib/paths.mjs';

const text = readFileSync(inRoot('docker-compose.yml'), 'utf8');
const compose = parse(text);
const { api, database, storage } = compose.services;
const documented = Object.keys(parseEnv(readFileSync(inRoot('.env.example'), 'utf8')));

/** The problems of a document by the official schema of the Compose Specification. */
function findProblems(/** @type {unknown} */ document) {
  const { $schema: _draft07, ...schema } = JSON.parse(
    readFileSync(inRoot('scripts/testing/compose-spec.json'), 'utf8'),
  );
  const ajv = new Ajv({ strict: false, allErrors: true });
  const validate = ajv.compile(schema);
  validate(document);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

describe('docker-compose.yml', () => {
  test('is valid by the Compose Specification', () => {
    expect(findProblems(compose)).toEqual([]);
  });

  test('a wrong document would be refused', () => {
    expect(findProblems({ ...compose, services: { api: { ...api, ports: 'none', imagee: 'x' } } })).not.toEqual([]);
  });

  test('starts again what died, and gives the server time for every step of its shutdown', () => {
    for (const service of Object.values(compose.services)) expect(service.restart).toBe('unless-stopped');
    // Open requests have ten seconds, the other steps less than seven.
    expect(parseInt(api.stop_grace_period, 10)).toBeGreaterThanOrEqual(17);
  });

  test('has the four services, each with a health check that the server waits for', () => {
    expect(Object.keys(compose.services).sort()).toEqual(['api', 'database', 'mail', 'storage']);
    for (const service of Object.values(compose.services)) expect(service.healthcheck.test).toBeDefined();
    expect(database.image).toBe('postgres:18');
    for (const name of ['database', 'mail', 'storage']) {
      expect(api.depends_on[name]).toEqual({ condition: 'service_healthy' });
    }
  });

  test('names only variables that .env.example documents', () => {
    const interpolated = [...text.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name);
    for (const name of [...Object.keys(api.environment), ...interpolated]) expect(documented).toContain(name);
  });

  test('gives the server the names and passwords of the services beside it', () => {
    const url = new URL(api.environment.DATABASE_URL);
    expect({ user: url.username, password: url.password, name: url.pathname.slice(1), host: url.hostname }).toEqual({
      user: database.environment.POSTGRES_USER,
      password: database.environment.POSTGRES_PASSWORD,
      name: database.environment.POSTGRES_DB,
      host: 'database',
    });
    expect([api.environment.S3_ACCESS_KEY_ID, api.environment.S3_SECRET_ACCESS_KEY]).toEqual([
      storage.environment.ROOT_ACCESS_KEY,
      storage.environment.ROOT_SECRET_KEY,
    ]);
    expect(storage.entrypoint.at(-1)).toContain(`/storage/${api.environment.S3_BUCKET} `);
    expect(compose.services).toHaveProperty(new URL(api.environment.SMTP_URL).hostname);
    expect(compose.services).toHaveProperty(new URL(api.environment.S3_ENDPOINT).hostname);
  });
});

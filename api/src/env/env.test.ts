import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PROJECT_ROOT, readEnv } from '../env.js';

const quietly = { writeSecret: false };

describe('[security: environment] the mail server’s address', () => {
  it('becomes plain options, with the defaults of its kind', () => {
    expect(readEnv({ SMTP_URL: 'smtp://mail.test' }, quietly).smtp).toEqual({
      host: 'mail.test',
      port: 587,
      secure: false,
    });
    expect(readEnv({ SMTP_URL: 'smtps://a%40b:p%3Aw@[::1]:2465/' }, quietly).smtp).toEqual({
      host: '::1',
      port: 2465,
      secure: true,
      auth: { user: 'a@b', pass: 'p:w' },
    });
  });

  it.each(['smtp://mail.test/?sendmail=true&path=/bin/sh', 'smtp://mail.test?', 'smtp://mail.test#a', 'smtp://'])(
    '%s stops the start',
    (SMTP_URL) => {
      expect(() => readEnv({ SMTP_URL }, quietly)).toThrow('SMTP_URL must be an address');
    },
  );
});

describe('[security: environment] the trusted proxies', () => {
  it.each([
    ['loopback, 10.0.0.0/8, fd00::/8', ['loopback', '10.0.0.0/8', 'fd00::/8']],
    ['192.0.2.1,2001:db8::1', ['192.0.2.1', '2001:db8::1']],
    ['::ffff:10.0.0.0/104', ['::ffff:10.0.0.0/104']],
    ['fc00::/7', ['fc00::/7']],
  ])('%s is accepted', (TRUSTED_PROXIES, networks) => {
    expect(readEnv({ TRUSTED_PROXIES }, quietly).trustedProxies).toEqual(networks);
  });

  it.each(['0.0.0.0/0', '10.0.0.0/7', '10.0.0.0/33', '10/8', '::/6', '::ffff:0.0.0.0/96', '::ffff:10.0.0.0/103', 'me'])(
    '%s stops the start',
    (TRUSTED_PROXIES) => {
      expect(() => readEnv({ TRUSTED_PROXIES }, quietly)).toThrow('TRUSTED_PROXIES must be addresses or networks');
    },
  );
});

describe('[product: The price that is shown] map tiles', () => {
  const production = { NODE_ENV: 'production', JWT_SECRET: 'a secret that only tests know, long enough', DEMO: 'off' };
  const own = { MAP_TILES_URL: 'https://tiles.test/{z}/{x}/{y}.png', MAP_ATTRIBUTION: '© Tiles' };
  it.each([
    ['development', {}, /tile\.openstreetmap\.org/, '© OpenStreetMap contributors'],
    ['development that wants none', { MAP_TILES_URL: 'none' }, /^$/, ''],
    ['development with its own', own, /tiles\.test/, '© Tiles'],
    ['production', production, /^$/, ''],
    ['production with its own', { ...production, ...own }, /tiles\.test/, '© Tiles'],
  ])('of %s', (_kind, source, url, attribution) => {
    const env = readEnv(source, quietly);
    expect(env.mapTilesUrl).toMatch(url);
    expect(env.mapAttribution).toBe(attribution);
  });
});

describe('the environment', () => {
  it('reports every problem at once', () => {
    expect(() =>
      readEnv({ PORT: '1e3', DEMO: 'maybe', LOG_LEVEL: 'loud', TRUSTED_PROXIES: 'me', STORAGE: 's3' }, quietly),
    ).toThrow(/PORT .*\n.*TRUSTED_PROXIES .*\n.*LOG_LEVEL .*\n.*DEMO .*\n.*S3_BUCKET is required/);
  });
});

describe('[security: environment] the environment file', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'mehfil-env-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('gives the process only known variables; the process environment wins, and children see nothing else', () => {
    const file = join(folder, 'own.env');
    writeFileSync(file, 'PORT=1234\nLOG_LEVEL=warn\nNODE_OPTIONS=--bad\nPGHOST=evil\nMY_OWN=1\nENV_FILE=/etc/passwd\n');
    const program = `
      await import(${JSON.stringify(pathToFileURL(join(PROJECT_ROOT, 'api/src/env/load.ts')).href)});
      const { execFileSync } = await import('node:child_process');
      process.stdout.write(execFileSync(process.execPath, ['-e', 'process.stdout.write(JSON.stringify(process.env))']));`;
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', '@swc-node/register/esm-register', '--input-type=module', '-e', program],
      {
        cwd: join(PROJECT_ROOT, 'api'),
        env: { ENV_FILE: file, LOG_LEVEL: 'debug', SWC_NODE_PROJECT: join(PROJECT_ROOT, 'api/tsconfig.json') },
        encoding: 'utf8',
      },
    );
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toMatchObject({ PORT: '1234', LOG_LEVEL: 'debug', ENV_FILE: file });
    for (const name of ['NODE_OPTIONS', 'PGHOST', 'MY_OWN']) expect(JSON.parse(stdout)).not.toHaveProperty(name);
  });
});

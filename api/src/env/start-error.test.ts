import { describe, expect, it } from '@jest/globals';
import { EnvError, readEnv } from '../env.js';
import { findStrayLines } from './env-file.js';
import { assertListenAddress } from './listen-address.js';
import { describeStartError } from './start-error.js';

const ENV = { host: '192.0.2.1', port: 4000, dataDir: '/srv/mehfil' };

const failure = (code: string, syscall: string) => Object.assign(new Error(`${syscall} ${code}`), { code, syscall });

describe('a start that fails', () => {
  it.each([
    [
      failure('EADDRINUSE', 'listen'),
      'Port 4000 is taken by another program: stop that one, or choose another port, as in PORT=4001 npm start.',
    ],
    [failure('EACCES', 'listen'), 'Port 4000 needs more rights than this user has: choose one from 1024 on by PORT.'],
    [
      failure('EADDRNOTAVAIL', 'listen'),
      'This machine has no address 192.0.2.1 (EADDRNOTAVAIL): set HOST to one of its own, such as 127.0.0.1 or 0.0.0.0.',
    ],
    [
      failure('ENOTFOUND', 'getaddrinfo'),
      'This machine has no address 192.0.2.1 (ENOTFOUND): set HOST to one of its own, such as 127.0.0.1 or 0.0.0.0.',
    ],
    [
      failure('EACCES', 'mkdir'),
      'The environment is invalid:\n  - the data folder /srv/mehfil can’t be used (EACCES): give this user access to it, or name another one by DATA_DIR',
    ],
    [
      failure('ENOENT', 'mkdir'),
      'The environment is invalid:\n  - the data folder /srv/mehfil can’t be used (ENOENT): give this user access to it, or name another one by DATA_DIR',
    ],
    [new EnvError(['PORT must be a number']), 'The environment is invalid:\n  - PORT must be a number'],
  ])('says what to do about %s', (error, text) => {
    expect(describeStartError(error, ENV)).toBe(text);
  });

  it('names an address that this machine doesn’t have before it starts', async () => {
    const { host } = ENV;
    const error = await assertListenAddress(host).catch((thrown: unknown) => thrown);
    expect(describeStartError(error, ENV)).toMatch(`This machine has no address ${host} (`);
  });

  it.each(['127.0.0.1', 'localhost', '0.0.0.0'])('takes %s', async (host) => {
    await expect(assertListenAddress(host)).resolves.toBeUndefined();
  });

  it('names a data folder where none can be, instead of trying for ever', () => {
    expect(() => readEnv({ DATA_DIR: '/proc/mehfil' })).toThrow(/the data folder \/proc\/mehfil can’t be used \(/);
  });

  it('shows the stack of what nobody expected', () => {
    expect(describeStartError(new TypeError('a mistake'), ENV)).toContain('start-error.test');
  });
});

describe('lines of the environment file', () => {
  it.each([
    ['', []],
    ['PORT=1\n# a comment\n\n  HOST = 127.0.0.1', []],
    ['PORT=1\nhello\nHOST=x\nworld', [2, 4]],
    ['MAIL="one\ntwo\nthree"\nstray', [4]],
  ])('of %j that say nothing are %j', (content, lines) => {
    expect(findStrayLines(content)).toEqual(lines);
  });
});

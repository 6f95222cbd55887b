import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { Role } from '../domain/accounts/roles.js';
import { startHarness, type Harness, type Person } from '../testing/harness.js';

const lines: Record<string, unknown>[] = [];
let at: Harness;
let customer: Person;

beforeAll(async () => {
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  at = await startHarness({ ACCOUNT_LIMITS: 'on' }, { log: pino({ level: 'warn' }, { write }) });
  customer = await at.person(Role.USER);
});
afterAll(() => at.close());

const readLog = () => lines.splice(0).filter(({ msg }) => msg === 'access refused');

describe('[security: logging] refused access', () => {
  it.each([
    ['a role', 'FORBIDDEN', 'Query.people', () => customer.graphql('{ people { nodes { id } } }')],
    ['the same over REST', 'FORBIDDEN', 'Query.people', () => customer.rest('GET', '/admin/users')],
    [
      'an old sign-in',
      'REAUTHENTICATION_REQUIRED',
      'Query.exportAccountData',
      async () => {
        at.clock.advanceMinutes(16);
        await customer.graphql('{ exportAccountData { content } }');
        at.clock.advanceMinutes(-16);
      },
    ],
    [
      'a limit',
      'TOO_MANY_REQUESTS',
      'Query.exportAccountData',
      async () => {
        for (let time = 0; time < 6; time += 1) await customer.graphql('{ exportAccountData { content } }');
      },
    ],
  ] as const)('is a line with account, operation and code: %s', async (_why, code, operation, attempt) => {
    readLog();
    await attempt();
    expect(readLog()).toEqual([
      expect.objectContaining({ level: 40, account: customer.id, operation, code, requestId: expect.any(String) }),
    ]);
  });

  it('is none where access is allowed, or input is wrong', async () => {
    readLog();
    await customer.graphql('{ viewer { id } }');
    await customer.rest('PUT', '/user/settings', { name: '' });
    expect(readLog()).toEqual([]);
  });
});

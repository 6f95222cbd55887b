/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { EXAMPLES } from './examples';
import { whoOpens } from './staff';

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../../schema.graphql'), 'utf8'));

function kept(token: string | null): Storage {
  return { getItem: () => token } as unknown as Storage;
}

const answering = (body: unknown) => () => Promise.resolve({ json: () => Promise.resolve(body) } as Response);

describe('[business §6] the playground', () => {
  it.each(EXAMPLES)('offers "$title", which the schema can execute', ({ document }) => {
    expect(validate(schema, parse(document)).map(({ message }) => message)).toEqual([]);
  });

  it('has an operation name for every example, so that its tab has one', () => {
    expect(EXAMPLES.filter(({ document }) => !/^(query|mutation) \w+/.test(document))).toEqual([]);
  });

  it.each([
    ['ADMIN', 'staff'],
    ['MODERATOR', 'staff'],
    ['BUSINESS', 'stranger'],
    ['USER', 'stranger'],
  ])('opens for %s as %s', async (role, as) => {
    const opened = await whoOpens(kept('a.b.c'), answering({ data: { viewer: { name: 'Amna', role } } }));
    expect(opened.as).toBe(as);
  });

  it('stays shut for a visitor without asking the server', async () => {
    const asked = () => Promise.reject(new Error('asked'));
    expect(await whoOpens(kept(null), asked)).toEqual({ as: 'stranger' });
  });

  it('stays shut for a token that has ended', async () => {
    expect(await whoOpens(kept('a.b.c'), answering({ errors: [{}], data: null }))).toEqual({ as: 'stranger' });
  });

  it('is no stranger’s because the server is too busy to say whose it is', async () => {
    const busy = () => Promise.resolve(new Response('{"errors":[{}]}', { status: 503 }));
    expect(await whoOpens(kept('a.b.c'), busy)).toEqual({ as: 'unknown' });
  });

  it('says so when the server does not answer', async () => {
    expect(await whoOpens(kept('a.b.c'), () => Promise.reject(new TypeError('offline')))).toEqual({ as: 'unknown' });
  });
});

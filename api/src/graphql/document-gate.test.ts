import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  specifiedRules,
  typeFromAST,
  validate,
  type GraphQLInputType,
  type OperationDefinitionNode,
} from 'graphql';
import { PROJECT_ROOT } from '../env.js';
import { ROUTES } from '../modules/routes.js';
import { Role } from '../domain/accounts/roles.js';
import { SEARCH_LIMITS } from '../domain/halls/limits.js';
import { PAGING_LIMITS } from '../domain/input/limits.js';
import { DOCUMENT_LIMITS, REQUEST_LIMITS } from '../domain/requests/limits.js';
import { buildProductSchema } from '../schema.js';
import { startHarness, type Harness } from '../testing/harness.js';
import { getCost, HEAVY_COST } from './document-cost.js';
import { DOCUMENT_RULES, PARSE_OPTIONS } from './document-gate.js';
import { assertVariables } from './execute.js';

const schema = buildProductSchema();
const limits = DOCUMENT_LIMITS;

/** A value of a type at the limits of its size. */
function largestValue(type: GraphQLInputType, name = ''): unknown {
  if (isListType(getNullableType(type))) return [];
  const named = getNamedType(type);
  if (isInputObjectType(named)) {
    const fields = Object.values(named.getFields()).filter(
      (field) => isNonNullType(field.type) || field.name === 'limit',
    );
    return Object.fromEntries(fields.map((field) => [field.name, largestValue(field.type, field.name)]));
  }
  if (isEnumType(named)) return named.getValues()[0]?.name;
  const samples: Record<string, unknown> = {
    Int: name === 'limit' ? PAGING_LIMITS.limitMax : name === 'perDay' ? 4 : 1,
    Float: 1,
    Boolean: true,
    Money: 1,
    Percentage: 1,
    Date: '2027-01-01',
    TimeOfDay: '10:00',
    DateTime: '2027-01-01T10:00:00Z',
    Upload: null,
  };
  return named.name in samples ? samples[named.name] : 'text';
}

/** The gate's objections to a document: broken rules, and a cost above the limit. */
function measure(text: string) {
  const document = parse(text, PARSE_OPTIONS);
  const problems = validate(schema, document, [...specifiedRules, ...DOCUMENT_RULES]).map(({ message }) => message);
  const operation = document.definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
  if (!operation) throw new Error('no operation');
  const variables = Object.fromEntries(
    (operation.variableDefinitions ?? []).map(({ type, variable }) => [
      variable.name.value,
      largestValue(typeFromAST(schema, type as never) as GraphQLInputType, variable.name.value),
    ]),
  );
  const takesUpload = text.includes('Upload!');
  return { problems, cost: takesUpload ? 1 : getCost(schema, document, operation, variables) };
}

describe('[issue 12: one gate] our own documents', () => {
  const manifest = join(PROJECT_ROOT, 'web/src/graphql/generated/operations.json');
  const screens = JSON.parse(readFileSync(manifest, 'utf8')) as { name: string; query: string }[];
  const rows = ROUTES.flatMap(({ operation, method, path }) =>
    (typeof operation === 'string' ? [operation] : Object.values(operation.documents)).map((query) => ({
      name: `${method} ${path}`,
      query,
    })),
  );

  it.each([...screens, ...rows])('$name passes, with room to spare', ({ query }) => {
    const { problems, cost } = measure(query);
    expect(problems).toEqual([]);
    expect(cost).toBeGreaterThan(0);
    // A document may contain one heavy operation, whatever else it selects.
    expect(cost >= HEAVY_COST ? cost - HEAVY_COST : cost).toBeLessThanOrEqual(limits.costMax / 2);
  });
});

const chain = (length: number) =>
  `{ ...F0 } ${Array.from({ length }, (_, at) => `fragment F${at} on Query { ${at + 1 < length ? `...F${at + 1}` : 'health { status }'} }`).join(' ')}`;
const MANY_FIELDS = `fragment Many on HallCard { ${'id '.repeat(30)} }`;
const nodes = (limit: string) => `halls(paging: { limit: ${limit} }) { nodes { ...Many } }`;

/** Too expensive documents, with the error's code and what its message mentions. */
const TOO_MUCH: [name: string, query: string, code: string, about: RegExp][] = [
  ['tokens', `{ ${'health { status } '.repeat(300)} }`, 'MALFORMED', /token/i],
  ['a megabyte would be, too', `{ ${'a '.repeat(45_000)} }`, 'MALFORMED', /token/i],
  ['depth', `{ ${'a { '.repeat(30)} b ${' }'.repeat(30)} }`, 'MALFORMED', /./],
  [
    'aliases',
    `{ ${Array.from({ length: 31 }, (_, at) => `a${at}: health { status }`).join(' ')} }`,
    'MALFORMED',
    /alias/i,
  ],
  ['directives', `{ health { ${'status @include(if: true) '.repeat(21)} } }`, 'MALFORMED', /directive/i],
  ['a chain of fragments', chain(limits.fragmentsMax + 1), 'MALFORMED', /fragment/i],
  [
    'aliases of long lists',
    `{ ${Array.from({ length: 30 }, (_, at) => `a${at}: ${nodes('100')}`).join(' ')} } ${MANY_FIELDS}`,
    'ANSWER_TOO_LARGE',
    /costs/,
  ],
];

describe('[issue 12: one gate] documents over HTTP', () => {
  let at: Harness;
  beforeAll(async () => {
    at = await startHarness();
  });
  afterAll(() => at.close());

  async function post(body: unknown, accept: string) {
    const response = await fetch(`${at.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as {
      data?: unknown;
      errors?: { message: string; extensions: { code: string; field?: string } }[];
    };
    return { status: response.status, data: answer.data, error: answer.errors?.[0] };
  }
  const JSON_TYPE = 'application/json';
  const RESPONSE_TYPE = 'application/graphql-response+json';

  it.each(TOO_MUCH)('with too many/much %s are refused by both media types', async (_name, query, code, about) => {
    const older = await post({ query }, JSON_TYPE);
    const newer = await post({ query }, RESPONSE_TYPE);
    expect(older.error).toMatchObject({ message: expect.stringMatching(about) as unknown, extensions: { code } });
    expect(newer.error?.extensions.code).toBe(code);
    expect([older.status, newer.status]).toEqual([200, code === 'MALFORMED' ? 400 : 422]);
    expect([older.data, newer.data]).toEqual([undefined, undefined]);
  });

  it('report the first of many errors only', async () => {
    const unknown = (count: number) => `{ ${Array.from({ length: count }, (_, at) => `field${at}`).join(' ')} }`;
    const readMessages = async (query: string) => {
      const response = await fetch(`${at.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': JSON_TYPE },
        body: JSON.stringify({ query }),
      });
      const { errors } = (await response.json()) as { errors: { message: string }[] };
      return errors.map(({ message }) => message);
    };
    expect(await readMessages(unknown(limits.errorsMax))).toHaveLength(limits.errorsMax);
    const messages = await readMessages(unknown(limits.errorsMax + 1));
    expect(messages).toHaveLength(limits.errorsMax + 1);
    expect(messages.at(-1)).toMatch(/^Too many validation errors/);
  });

  it('the limit counts when it is a variable, too', async () => {
    const list = (alias: string) => `${alias}: halls(paging: $paging) { nodes { ...Many } }`;
    const query = `query Q($paging: PagingInput) { ${Array.from({ length: 30 }, (_, n) => list(`a${n}`)).join(' ')} } ${MANY_FIELDS}`;
    const wide = await post({ query, variables: { paging: { limit: 100 } } }, RESPONSE_TYPE);
    const narrow = await post({ query, variables: { paging: { limit: 1 } } }, RESPONSE_TYPE);
    expect([wide.status, wide.error?.extensions.code]).toEqual([422, 'ANSWER_TOO_LARGE']);
    expect([narrow.status, narrow.error]).toEqual([200, undefined]);
  });

  it.each([
    ['of another kind', { filter: { services: 'x', minRating: 'many' } }],
    ['that nothing knows', { filter: { servces: [] } }],
    ['that is missing', {}],
  ])('a variable %s is a client error, without suggestions', async (_name, variables) => {
    const query = `query Q($filter: HallFilter!) { halls(filter: $filter) { nodes { id } } }`;
    const older = await post({ query, variables }, JSON_TYPE);
    const newer = await post({ query, variables }, RESPONSE_TYPE);
    expect([older.status, newer.status]).toEqual([200, 422]);
    expect(newer.error?.extensions.code).toBe('INVALID_INPUT');
    expect(newer.error?.message).not.toContain('Did you mean');
  });

  it('a list is refused by its length, before its items are read', async () => {
    const query = `query Q($filter: HallFilter) { halls(filter: $filter) { nodes { id } } }`;
    const services = Array.from({ length: 30_000 }, () => '');
    const { error } = await post({ query, variables: { filter: { services } } }, RESPONSE_TYPE);
    expect(error).toMatchObject({ message: `Services can be at most ${SEARCH_LIMITS.servicesMax}` });
    const wrong = await post({ query, variables: { filter: { services: services.map(() => 1) } } }, RESPONSE_TYPE);
    expect(wrong.error).toEqual(error);
    const ids = Array.from({ length: REQUEST_LIMITS.argumentMaxItems + 1 }, () => 1);
    const cards = await post({ query: `{ hallCards(ids: [${ids.join(',')}]) { id } }` }, RESPONSE_TYPE);
    expect(cards.error?.extensions).toMatchObject({ code: 'INVALID_INPUT', field: 'ids' });
    const slug = await post({ query: `{ blogPost(slug: "${'a'.repeat(50_000)}") { id } }` }, RESPONSE_TYPE);
    expect(slug.error?.extensions).toMatchObject({ code: 'INVALID_INPUT', field: 'slug' });
  });
});

describe('[issue 12: size before content] variables', () => {
  let at: Harness;
  beforeAll(async () => {
    at = await startHarness();
  });
  afterAll(() => at.close());

  const document = parse('query Q($filter: HallFilter) { halls(filter: $filter) { nodes { id } } }');
  const operation = document.definitions[0] as OperationDefinitionNode;
  const MANY = 30_000;

  /** A list or an object that counts how many of its items are read. */
  function counted<T extends object>(items: T) {
    const looks = { count: 0 };
    const get = (target: T, key: string | symbol): unknown => {
      if (typeof key === 'string' && /\d$/.test(key)) looks.count += 1;
      return Reflect.get(target, key);
    };
    return { looks, items: new Proxy(items, { get }) };
  }

  it.each([
    ['right', ''],
    ['wrong', 1],
    ['nested', {}],
  ])('hardly any items of a list that is too long are read: %s ones', async (_kind, item) => {
    const { looks, items } = counted(Array.from({ length: MANY }, () => item));
    const refused = assertVariables(schema, operation, { filter: { services: items } }, at.context());
    await expect(refused).rejects.toMatchObject({ code: 'INVALID_INPUT', field: 'services' });
    expect(looks.count).toBeLessThan(3 * SEARCH_LIMITS.servicesMax);
  });

  const list = Array.from({ length: MANY }, () => 'x');
  const object = Object.fromEntries(list.map((_item, n) => [`field${n}`, n]));
  it.each<[string, object, (items: object) => unknown]>([
    ['unknown fields', object, (items) => items],
    ['a list for an object', list, (items) => items],
    ['a list for a text', list, (items) => ({ location: items })],
    ['an object for a text', object, (items) => ({ location: items })],
    ['an object for a list', object, (items) => ({ services: items })],
    ['a list in a list', list, (items) => ({ services: [items] })],
    ['an object for a number', object, (items) => ({ capacity: items })],
    ['a list for a date', list, (items) => ({ date: items })],
  ])('that are refused anyway are hardly looked at: %s', async (_what, content, toFilter) => {
    const { looks, items } = counted(content);
    const refused = assertVariables(schema, operation, { filter: toFilter(items) }, at.context());
    await expect(refused).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    expect(looks.count).toBeLessThan(3);
  });

  it.each([[5], ['a text'], [['a list']], [[]]])('in place of an object are refused: %j', async (filter) => {
    const refused = assertVariables(schema, operation, { filter }, at.context());
    await expect(refused).rejects.toMatchObject({ field: 'filter', message: 'filter must be an object' });
  });

  it('that their type doesn’t have are named', async () => {
    const refused = assertVariables(schema, operation, { filter: { town: 'Lahore' } }, at.context());
    await expect(refused).rejects.toMatchObject({ field: 'town', message: 'town is not a known field' });
  });

  it.each([
    [
      '/graphql',
      '{"query":"query Q($filter: HallFilter) { halls(filter: $filter) { nodes { id } } }","variables":',
      '}',
    ],
    ['/api/user/auth/login', '', ''],
  ])('nested in thousands of lists are refused: %s', async (path, before, after) => {
    const deep = `${'['.repeat(45_000)}${']'.repeat(45_000)}`;
    const values =
      path === '/graphql' ? `{"filter":{"services":${deep}}}` : `{"emailOrUsername":${deep},"password":"x"}`;
    const response = await fetch(at.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
      body: before + values + after,
    });
    expect([response.status, await response.text()]).toEqual([422, expect.stringContaining('INVALID_INPUT')]);
  });
});

describe('[issue 12: one gate] the schema in production', () => {
  let production: Harness;
  beforeAll(async () => {
    production = await startHarness({ NODE_ENV: 'production', PUBLIC_URL: 'https://mehfil.example' });
  });
  afterAll(() => production.close());

  it.each([
    'query Q { ...A } fragment A on Query { ...B } fragment B on Query { __schema { types { name } } }',
    '{ ... on Query { ... @include(if: true) { __type(name: "User") { fields { name } } } } }',
    'query One { health { status } } query Two { ... on Query { __schema { types { name } } } }',
  ])('can’t be read through fragments either: %#', async (query) => {
    const operationName = query.includes('query Two') ? 'Two' : undefined;
    const { status, body } = await send(query, operationName);
    expect([status, body.data, body.errors?.[0]?.extensions.code]).toEqual([403, undefined, 'FORBIDDEN']);
  });

  it('can be read by staff through fragments', async () => {
    const moderator = await production.person(Role.MODERATOR);
    const { errors } = await moderator.graphql('{ ...A } fragment A on Query { __schema { queryType { name } } }');
    expect(errors).toEqual([]);
  });

  async function send(query: string, operationName?: string) {
    const response = await fetch(`${production.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
      body: JSON.stringify({ query, operationName }),
    });
    const body = (await response.json()) as { data?: unknown; errors?: { extensions: { code: string } }[] };
    return { status: response.status, body };
  }
});

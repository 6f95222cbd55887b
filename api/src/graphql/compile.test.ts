import { describe, expect, it } from '@jest/globals';
import {
  buildSchema,
  execute,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  parse,
  type GraphQLFieldResolver,
} from 'graphql';
import type { RequestContext } from '../context.js';
import { compileOperation, isCompilable } from './compile.js';
import { FinishedJson, share, toJson } from './finished.js';

const SCHEMA = `
  enum Color { RED GREEN }
  input Filter { name: String, limit: Int = 3 }
  type Item { id: Int!, name: String, color: Color, price: Float, isNew: Boolean, strict: String!, items: [Item!], method(by: Int!): Int }
  type Query { item(id: Int): Item, items(filter: Filter, limit: Int): [Item], strictItems: [Item!]!, strictLater: [Item!]!, strictItem: Item!, numbers: [[Int]], echo(filter: Filter): String }
  type Mutation { first(by: Int): Int, second: Int!, third: Int }
`;

const later = <T>(value: T) => new Promise<T>((resolve) => setImmediate(() => resolve(value)));
const fail = (message: string): never => {
  throw new Error(message);
};

function createItem(id: number, more: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id,
    name: `Item ${id}`,
    color: 'RED',
    price: 1.5,
    isNew: true,
    strict: 'given',
    method: ({ by }: { by: number }) => id * by,
    ...more,
  };
}

/** A schema whose resolvers succeed, fail, wait, and write down in which order they ran. */
function createSchema(ran: string[]) {
  const schema = buildSchema(SCHEMA);
  const resolvers: Record<string, Record<string, GraphQLFieldResolver<unknown, unknown>>> = {
    Query: {
      item: (_source, { id }: { id?: number }) =>
        later(id === 0 ? null : createItem(id ?? 1, { items: [createItem(2), createItem(3)] })),
      items: (_source, args) => [
        createItem(1, { name: JSON.stringify(args) }),
        later(createItem(2, { strict: null })),
        createItem(3, { color: 'BLUE' }),
        Promise.reject(new GraphQLError('broken item')),
        null,
        createItem(4, { id: 'no number', price: Number.NaN, name: new Error('broken name') }),
      ],
      strictItems: () => [later(createItem(1)), createItem(2, { strict: null })],
      strictLater: () => [Promise.reject(new Error('later')), createItem(2, { strict: null })],
      strictItem: () => fail('no item'),
      numbers: () => [[1, 2], 'no list', null, [later(3)]],
      echo: (_source, args) => JSON.stringify(args),
    },
    Mutation: {
      first: async (_source, { by }: { by?: number }) => (ran.push('first'), await later(by ?? 1)),
      second: () => (ran.push('second'), fail('second failed')),
      third: () => ran.push('third'),
    },
  };
  for (const [type, fields] of Object.entries(resolvers))
    for (const [name, resolve] of Object.entries(fields)) {
      const field = schema.getRootType(type.toLowerCase() as never)?.getFields()[name];
      if (field) field.resolve = resolve;
    }
  return schema;
}

const ALL = 'id name color price isNew strict';

describe('a compiled document', () => {
  it.each([
    [`{ item { ${ALL} __typename items { ...part id } } } fragment part on Item { id name method(by: 2) }`, {}],
    ['query ($id: Int) { item(id: $id) { id } other: item(id: 7) { id name } }', { id: 0 }],
    [`{ items(limit: 5) { ${ALL} } }`, {}],
    ['query ($filter: Filter) { items(filter: $filter) { name } echo(filter: $filter) }', { filter: { name: 'x' } }],
    ['query ($name: String) { echo(filter: { name: $name }) constant: echo(filter: { name: "y" }) }', { name: 'x' }],
    [`{ item { id } strictItem { id } strictItems { ${ALL} } }`, {}],
    ['{ item { id } strictItems { id strict } }', {}],
    ['{ numbers }', {}],
    [
      'query ($on: Boolean!) { item { id name @include(if: $on) strict @skip(if: $on) ... @include(if: $on) { color } } }',
      { on: true },
    ],
    [
      'query ($on: Boolean!) { item { id name @include(if: $on) strict @skip(if: $on) ... @include(if: $on) { color } } }',
      { on: false },
    ],
    ['mutation { third first second again: third }', {}],
    ['mutation ($by: Int) { third first(by: $by) }', { by: 4 }],
  ])('runs as graphql-js does: %s', async (text, variableValues) => {
    const document = parse(text);
    const operation = getOperationAST(document);
    if (!operation) throw new Error('There is no operation');
    const { coerced } = getVariableValues(createSchema([]), operation.variableDefinitions ?? [], variableValues);
    const ran: string[] = [];
    const expectedRan: string[] = [];
    const schema = createSchema(ran);
    const expected = await execute({ schema: createSchema(expectedRan), document, variableValues });
    const run = compileOperation(schema, document, operation);
    for (let time = 0; time < 2; time += 1) {
      ran.length = 0;
      const result = await run(coerced ?? {}, {} as RequestContext);
      expect(JSON.stringify(result)).toBe(JSON.stringify(expected));
      expect(ran).toEqual(expectedRan);
    }
  });

  it('finishes what requests share once, to the same JSON', async () => {
    const schema = createSchema([]);
    const shared = share({ ...createItem(1), method: undefined, items: [{ ...createItem(2), method: undefined }] });
    const broken = share({ ...createItem(3), method: undefined, strict: null });
    const { items } = schema.getQueryType()?.getFields() ?? {};
    const own = { ...createItem(4), method: undefined };
    if (items) items.resolve = () => [shared, broken, own];
    const document = parse(`{ items { ${ALL} items { ${ALL} } } }`);
    const operation = getOperationAST(document);
    if (!operation) throw new Error('There is no operation');
    const expected = await execute({ schema, document });
    const spellEnum = (_type: unknown, name: string) => name.toLowerCase();
    const run = compileOperation(schema, document, operation, { finishes: true, spellEnum });
    const found: unknown[] = [];
    for (let time = 0; time < 2; time += 1) {
      const { data, errors, isFinished } = await run({}, {} as RequestContext);
      expect(isFinished).toBe(true);
      expect(toJson({ data })).toBe(JSON.stringify({ data: expected.data }).replaceAll('RED', 'red'));
      expect(JSON.stringify(errors)).toBe(JSON.stringify(expected.errors));
      found.push((data as { items: unknown[] }).items[0]);
    }
    expect(found[0]).toBeInstanceOf(FinishedJson);
    expect(found[1]).toBe(found[0]);
    expect(() => Object.assign(shared, { name: 'changed' })).toThrow(TypeError);
  });

  it('leaves no failure unheard where another one has already decided', async () => {
    const document = parse('{ strictLater { id strict } }');
    const operation = getOperationAST(document);
    if (!operation) throw new Error('There is no operation');
    const { data, errors } = await compileOperation(createSchema([]), document, operation)({}, {} as RequestContext);
    await later(undefined);
    expect(data).toBeNull();
    expect(errors?.map(({ message }) => message)).toEqual(['Cannot return null for non-nullable field Item.strict.']);
  });

  it.each([
    ['{ item { id } }', true],
    ['{ __typename }', true],
    ['{ __schema { queryType { name } } }', false],
    ['{ item { id } ...meta } fragment meta on Query { __type(name: "Item") { name } }', false],
    ['query A { item { id } } query B { item { id } }', false],
    ['subscription { item { id } }', false],
  ])('%s: %s', (text, may) => {
    expect(isCompilable(buildSchema(SCHEMA), parse(text))).toBe(may);
  });

  it('is none where the schema has abstract types', () => {
    const schema = buildSchema(
      'interface Node { id: Int } type Item implements Node { id: Int } type Query { node: Node, item: Item }',
    );
    expect(isCompilable(schema, parse('{ item { id } }'))).toBe(false);
  });
});

import {
  GraphQLNonNull,
  isInputObjectType,
  isNonNullType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import type { SchemaFieldDescription } from 'yup';
import type { PreparedOperation } from '../../graphql/execute.js';
import { rulesOf } from '../../graphql/inputs.js';
import type { RestRequest, Route } from '../route.js';
import { described, type JsonSchema } from './json-schema.js';
import { fieldsOf } from './limits.js';
import type { Components } from './types.js';

/** A place of a request that a row's `variables` puts to use. */
export interface UsedPart {
  part: 'path' | 'query' | 'body' | 'key' | 'upload';
  /** Empty where the whole body or query is used. */
  name: string;
  /** The type that it is given to. */
  type: GraphQLInputType;
  isRequired: boolean;
  schema: JsonSchema;
}

type Part = UsedPart['part'];

/** Before the part and the name of a value that is only probed. */
const MARK = '\u0001';
const mark = (part: Part, name: string) => `${MARK}${part}${MARK}${name}`;

/** A part of a request in which every name has a value, which says where it comes from. */
function probed(part: Part, names: readonly string[]): Record<string, string> {
  const value = (name: string) => mark(part, name);
  return new Proxy<Record<string, string>>(
    {},
    {
      get: (_target, name) => (typeof name === 'string' ? value(name) : undefined),
      ownKeys: () => [...names],
      getOwnPropertyDescriptor: (_target, name) => ({
        value: value(String(name)),
        enumerable: true,
        configurable: true,
        writable: true,
      }),
    },
  );
}

/**
 * Which parts of a request a row puts to use, found by running its `variables` on a request of marks and looking where in the
 * operation's variables each of them arrives.
 */
export function usedParts(
  schema: GraphQLSchema,
  row: Route,
  prepared: PreparedOperation,
  components: Components,
): UsedPart[] {
  const names = [...new Set([...inputFields(Object.values(prepared.variableTypes)), ...Object.keys(row.query ?? {})])];
  const request: RestRequest = {
    params: probed('path', []),
    query: probed('query', names),
    body: probed('body', names),
    idempotencyKey: mark('key', 'Idempotency-Key'),
    upload: mark('upload', row.upload?.field ?? ''),
  };
  const given = row.variables?.(request) ?? {};
  const definitions = new Map(
    (prepared.operation.variableDefinitions ?? []).map((each) => [each.variable.name.value, each] as const),
  );
  const found = Object.entries(prepared.variableTypes).flatMap(([name, type]) => {
    const isOptional = definitions.get(name)?.defaultValue !== undefined;
    return arrivals(given[name], type, {
      request,
      components,
      isOptional,
      description: describedArgument(schema, prepared, name),
    });
  });
  const unique = new Map(found.map((each) => [`${each.part} ${each.name}`, each] as const));
  return [...unique.values()];
}

interface Arrival {
  request: RestRequest;
  components: Components;
  isOptional: boolean;
  description?: string | undefined;
  rules?: SchemaFieldDescription | undefined;
}

function arrivals(value: unknown, type: GraphQLInputType, at: Arrival): UsedPart[] {
  if (value === undefined || value === null) return [];
  const bare = isNonNullType(type) ? type.ofType : type;
  if (typeof value === 'string') {
    const [, part, name = ''] = value.split(MARK);
    if (!part) return [];
    // What is left out of an address is absent; null can't be written there.
    const sent = part === 'body' ? type : new GraphQLNonNull(bare);
    const schema = described(at.components.input(sent, at.rules), at.description);
    return [{ part: part as Part, name, type, isRequired: isNonNullType(type) && !at.isOptional, schema }];
  }
  if (!isInputObjectType(bare)) return [];
  const isOptional = at.isOptional || !isNonNullType(type);
  const below = arrivalsBelow(value as Record<string, unknown>, bare, { ...at, isOptional });
  const isBody = value === at.request.body || below.every(({ part }) => part === 'body' || part === 'key');
  const isWhole = isBody && below.length === Object.keys(bare.getFields()).length;
  if (!isWhole) return below;
  const whole: UsedPart = {
    part: 'body',
    name: '',
    type: bare,
    isRequired: true,
    schema: at.components.inputObject(bare),
  };
  return [whole, ...below.filter(({ part }) => part === 'key')];
}

function arrivalsBelow(value: Record<string, unknown>, type: GraphQLInputObjectType, at: Arrival): UsedPart[] {
  const rules = fieldsOf(rulesOf(type));
  return Object.values(type.getFields()).flatMap((field) =>
    arrivals(value[field.name], field.type, {
      ...at,
      isOptional: at.isOptional || field.defaultValue !== undefined,
      description: field.description ?? undefined,
      rules: rules[field.name],
    }),
  );
}

/** What the argument is, to which a variable is given at the operation's root. */
function describedArgument(
  schema: GraphQLSchema,
  { operation }: PreparedOperation,
  variable: string,
): string | undefined {
  const root = schema.getRootType(operation.operation);
  for (const selection of operation.selectionSet.selections) {
    if (selection.kind !== 'Field') continue;
    const argument = selection.arguments?.find(
      ({ value }) => value.kind === 'Variable' && value.name.value === variable,
    );
    const declared = root?.getFields()[selection.name.value]?.args.find(({ name }) => name === argument?.name.value);
    if (declared) return declared.description ?? undefined;
  }
  return undefined;
}

function inputFields(types: readonly GraphQLInputType[]): string[] {
  return types.flatMap((type) => {
    const bare = isNonNullType(type) ? type.ofType : type;
    return isInputObjectType(bare) ? Object.keys(bare.getFields()) : [];
  });
}

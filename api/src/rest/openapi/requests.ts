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
import { getRules } from '../../graphql/inputs.js';
import type { RestRequest, Route } from '../route.js';
import { withDescription, type JsonSchema } from './json-schema.js';
import { getFields } from './limits.js';
import type { Components } from './types.js';

/** A part of a request that a row's `variables` uses. */
export interface UsedPart {
  part: 'path' | 'query' | 'body' | 'key' | 'upload';
  /** Empty when the whole body or query is used. */
  name: string;
  /** The type of the variable or field that receives it. */
  type: GraphQLInputType;
  isRequired: boolean;
  schema: JsonSchema;
}

type Part = UsedPart['part'];

const PROBE_PREFIX = '\u0001';
const toProbe = (part: Part, name: string) => `${PROBE_PREFIX}${part}${PROBE_PREFIX}${name}`;

/** A part of a request in which every name has a probe value. */
function createProbes(part: Part, names: readonly string[]): Record<string, string> {
  const value = (name: string) => toProbe(part, name);
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
 * Finds which parts of a request a row uses: runs its `variables` on probe values and looks for them in the operation's
 * variables.
 */
export function findUsedParts(
  schema: GraphQLSchema,
  row: Route,
  prepared: PreparedOperation,
  components: Components,
): UsedPart[] {
  const names = [
    ...new Set([...listInputFields(Object.values(prepared.variableTypes)), ...Object.keys(row.query ?? {})]),
  ];
  const request: RestRequest = {
    params: createProbes('path', []),
    query: createProbes('query', names),
    body: createProbes('body', names),
    idempotencyKey: toProbe('key', 'Idempotency-Key'),
    upload: toProbe('upload', row.upload?.field ?? ''),
  };
  const given = row.variables?.(request) ?? {};
  const definitions = new Map(
    (prepared.operation.variableDefinitions ?? []).map((each) => [each.variable.name.value, each] as const),
  );
  const found = Object.entries(prepared.variableTypes).flatMap(([name, type]) => {
    const isOptional = definitions.get(name)?.defaultValue !== undefined;
    return findProbes(given[name], type, {
      request,
      components,
      isOptional,
      description: getArgumentDescription(schema, prepared, name),
    });
  });
  const unique = new Map(found.map((each) => [`${each.part} ${each.name}`, each] as const));
  return [...unique.values()];
}

interface ProbeContext {
  request: RestRequest;
  components: Components;
  isOptional: boolean;
  description?: string | undefined;
  rules?: SchemaFieldDescription | undefined;
}

function findProbes(value: unknown, type: GraphQLInputType, at: ProbeContext): UsedPart[] {
  if (value === undefined || value === null) return [];
  const bare = isNonNullType(type) ? type.ofType : type;
  if (typeof value === 'string') {
    const [, part, name = ''] = value.split(PROBE_PREFIX);
    if (!part) return [];
    // URLs can only omit a parameter; they can't express null.
    const sent = part === 'body' ? type : new GraphQLNonNull(bare);
    const schema = withDescription(at.components.input(sent, at.rules), at.description);
    return [{ part: part as Part, name, type, isRequired: isNonNullType(type) && !at.isOptional, schema }];
  }
  if (!isInputObjectType(bare)) return [];
  const isOptional = at.isOptional || !isNonNullType(type);
  const below = findFieldProbes(value as Record<string, unknown>, bare, { ...at, isOptional });
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

function findFieldProbes(value: Record<string, unknown>, type: GraphQLInputObjectType, at: ProbeContext): UsedPart[] {
  const rules = getFields(getRules(type));
  return Object.values(type.getFields()).flatMap((field) =>
    findProbes(value[field.name], field.type, {
      ...at,
      isOptional: at.isOptional || field.defaultValue !== undefined,
      description: field.description ?? undefined,
      rules: rules[field.name],
    }),
  );
}

/** The description of the argument that takes a variable. */
function getArgumentDescription(
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

function listInputFields(types: readonly GraphQLInputType[]): string[] {
  return types.flatMap((type) => {
    const bare = isNonNullType(type) ? type.ofType : type;
    return isInputObjectType(bare) ? Object.keys(bare.getFields()) : [];
  });
}

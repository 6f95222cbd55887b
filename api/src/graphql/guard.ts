import { getDirective, MapperKind, mapSchema } from '@graphql-tools/utils';
import {
  defaultFieldResolver,
  isEnumType,
  type GraphQLArgumentConfig,
  type GraphQLFieldConfig,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql';
import type { RequestContext } from '../context.js';
import type { Role } from '../domain/accounts/roles.js';
import { DomainError, invalidInput, validate } from '../domain/input/errors.js';
import type { ApiKeyScope } from '../domain/integrations/inputs.js';
import { REQUEST_LIMITS } from '../domain/requests/limits.js';
import { atMost } from '../domain/text/text.js';
import { fromWire, rulesOf, toWire } from './inputs.js';
import { ROLE_NAMES, SCOPE_NAMES } from './auth.js';

type Field = GraphQLFieldConfig<unknown, RequestContext>;
type Resolver = GraphQLFieldResolver<unknown, RequestContext>;

const ROLE_BY_NAME = Object.fromEntries(Object.entries(ROLE_NAMES).map(([role, name]) => [name, role as Role]));

const SCOPE_BY_NAME = Object.fromEntries(
  Object.entries(SCOPE_NAMES).map(([scope, name]) => [name, scope as ApiKeyScope]),
);

/** The roles that a field asks for, or undefined where it is public. */
export function requiredRoles(schema: GraphQLSchema, field: Field): Role[] | undefined {
  const directive = getDirective(schema, field, 'auth')?.[0] as { requires: string[] } | undefined;
  return directive?.requires.map((name) => ROLE_BY_NAME[name] ?? (name as Role));
}

/** The scope that an API key needs for an operation, or undefined where keys don't reach. */
function requiredScope(schema: GraphQLSchema, field: Field): ApiKeyScope | undefined {
  const directive = getDirective(schema, field, 'scope')?.[0] as { requires: string } | undefined;
  return directive && (SCOPE_BY_NAME[directive.requires] ?? (directive.requires as ApiKeyScope));
}

/** Refuses an API key that an operation isn't open to. What needs no sign-in to be read is open to every key. */
function assertScope(operation: Operation, { viewer }: RequestContext): void {
  if (!viewer?.key || operation.isOpenRead) return;
  if (operation.scope === undefined) {
    throw new DomainError('FORBIDDEN', 'An API key can’t do this; please sign in yourself.');
  }
  if (!viewer.key.scopes.includes(operation.scope)) {
    throw new DomainError('FORBIDDEN', `This API key lacks the permission ${operation.scope}.`, {
      details: { scope: operation.scope },
    });
  }
}

/** What the door of an operation asks for. */
export interface Operation {
  /** Undefined where it is public. */
  roles: Role[] | undefined;
  scope: ApiKeyScope | undefined;
  /** Answered whatever token came along. */
  anyToken: boolean;
  /** Answered during maintenance. */
  inMaintenance: boolean;
  /** A query that needs no sign-in. */
  isOpenRead: boolean;
}

/** What an operation asks for, as its directives say. */
export function operationOf(schema: GraphQLSchema, field: Field, root: string): Operation {
  const roles = requiredRoles(schema, field);
  const has = (directive: string) => getDirective(schema, field, directive) !== undefined;
  return {
    roles,
    scope: requiredScope(schema, field),
    anyToken: has('alwaysOpen') || has('anyToken'),
    inMaintenance: has('alwaysOpen'),
    isOpenRead: roles === undefined && root === schema.getQueryType()?.name,
  };
}

/**
 * The door of an operation: a dead token, maintenance, the role, the key's scope, in this order.
 * @throws DomainError UNAUTHENTICATED, MAINTENANCE, FORBIDDEN
 */
export async function passDoor(operation: Operation, ctx: RequestContext): Promise<void> {
  if (!operation.anyToken && ctx.tokenProblem) throw ctx.tokenProblem;
  if (!operation.inMaintenance) await ctx.app.maintenance.assertOpen(ctx);
  assertRole(operation.roles, ctx);
  assertScope(operation, ctx);
}

/** Refuses who may use none of the operations. */
export async function passSomeDoor(operations: readonly Operation[], ctx: RequestContext): Promise<void> {
  let refusal: unknown;
  for (const operation of operations) {
    try {
      await passDoor(operation, ctx);
      return;
    } catch (error) {
      refusal ??= error;
    }
  }
  throw refusal;
}

/** Refuses where nobody, or a person of another role, asks. */
function assertRole(roles: Role[] | undefined, ctx: RequestContext): void {
  if (!roles) return;
  if (!ctx.viewer) throw new DomainError('UNAUTHENTICATED', 'Please sign in to continue.');
  if (!roles.includes(ctx.viewer.role)) throw new DomainError('FORBIDDEN', 'Your account is not allowed to do this.');
}

/** Limits what no rules of its own limit: each text and list of an argument. */
function assertPlainSize(name: string, value: unknown): void {
  const { argumentMaxCharacters, argumentMaxItems } = REQUEST_LIMITS;
  if (typeof value === 'string' && value.length > argumentMaxCharacters)
    throw invalidInput([{ field: name, message: atMost(name, argumentMaxCharacters)[1] }]);
  if (Array.isArray(value)) {
    if (value.length > argumentMaxItems)
      throw invalidInput([{ field: name, message: `${name} can be at most ${argumentMaxItems}` }]);
    for (const item of value) assertPlainSize(name, item);
  } else if (isPlainObject(value)) {
    for (const [field, inner] of Object.entries(value)) assertPlainSize(`${name}.${field}`, inner);
  }
}

// Not a Date, a promised upload or another object that a scalar made.
function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

function cleanArguments(
  args: Record<string, unknown>,
  declared: Record<string, GraphQLArgumentConfig>,
): Record<string, unknown> {
  const cleaned = { ...args };
  for (const [name, { type }] of Object.entries(declared)) {
    const rules = rulesOf(type);
    const value = args[name];
    if (value === null || value === undefined) continue;
    if (!rules) {
      assertPlainSize(name, value);
      continue;
    }
    cleaned[name] = fromWire(validate(rules, toWire(value, type)), type);
  }
  return cleaned;
}

/**
 * Wraps the resolvers of a schema so that every operation and every field with `@auth` checks, in this order: a dead token,
 * maintenance, the role, an API key's scope, the input's rules. Holds for GraphQL, REST and nested fields alike.
 */
export function guardSchema(schema: GraphQLSchema): GraphQLSchema {
  const guard = (isRoot: boolean) => (field: Field, _name: string, typeName: string) => {
    const operation = operationOf(schema, field, typeName);
    if (!isRoot && !operation.roles) return undefined;
    const declared = field.args ?? {};
    const door = (inner: Resolver): Resolver =>
      async function guarded(source, args, ctx, info) {
        if (isRoot) await passDoor(operation, ctx);
        else assertRole(operation.roles, ctx);
        return inner(source, cleanArguments(args as Record<string, unknown>, declared), ctx, info);
      };
    if (field.subscribe) return { ...field, subscribe: door(field.subscribe as Resolver) };
    return {
      ...field,
      resolve: door((field.resolve ?? defaultFieldResolver) as Resolver),
    };
  };
  return mapSchema(schema, {
    [MapperKind.ROOT_FIELD]: guard(true),
    [MapperKind.OBJECT_FIELD]: guard(false),
  });
}

/** Lists the operations that need no sign-in, for the test that keeps them known. */
export function publicOperations(schema: GraphQLSchema): string[] {
  return [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
    .filter((type) => type !== null && type !== undefined)
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => !getDirective(schema, field, 'auth'))
        .map((field) => `${type.name}.${field.name}`),
    );
}

/** One of the schema's own enums, which the directives refer to. */
export function enumNamed(schema: GraphQLSchema, name: 'Role' | 'ApiKeyScope') {
  const type = schema.getType(name);
  if (!isEnumType(type)) throw new Error(`The schema has no ${name} enum`);
  return type;
}

/** Lists an owner's operations by the scope that an API key needs for them; `none` are those that keys never reach. */
export function operationsByScope(schema: GraphQLSchema, role: Role): Record<ApiKeyScope | 'none', string[]> {
  const found: Record<ApiKeyScope | 'none', string[]> = { read: [], bookings: [], halls: [], none: [] };
  for (const type of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    for (const [name, { args: _args, ...field }] of Object.entries(type?.getFields() ?? {})) {
      const config = { ...field, args: {} };
      if (requiredRoles(schema, config)?.includes(role)) found[requiredScope(schema, config) ?? 'none'].push(name);
    }
  }
  return found;
}

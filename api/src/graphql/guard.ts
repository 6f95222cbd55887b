import { getDirective, MapperKind, mapSchema } from '@graphql-tools/utils';
import {
  defaultFieldResolver,
  isEnumType,
  type GraphQLArgumentConfig,
  type GraphQLFieldConfig,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql';
import type { RequestContext, Viewer } from '../context.js';
import { UNREACHABLE_POSITION } from '../database/replica-choice.js';
import { Role } from '../domain/accounts/roles.js';
import { SECOND_FACTOR_MESSAGES } from '../domain/accounts/second-factor.js';
import { hasRight, TEAM_MESSAGES, type BusinessRight } from '../domain/businesses/team.js';
import { DomainError, invalidInput, validate } from '../domain/input/errors.js';
import type { ApiKeyScope } from '../domain/integrations/inputs.js';
import { REQUEST_LIMITS } from '../domain/requests/limits.js';
import { normalizeText } from '../domain/text/normalize.js';
import { atMost } from '../domain/text/text.js';
import { coerceInput, getRules, serializeInput } from './inputs.js';
import { ROLE_NAMES, SCOPE_NAMES } from './auth.js';
import { assertKeyScope } from './key-scope.js';
import { deriveOnce } from './kept-variables.js';
import { findPlainResolver } from './plain-arguments.js';
import { assertRecentSignIn } from './recent-sign-in.js';

type Field = GraphQLFieldConfig<unknown, RequestContext>;
type Resolver = GraphQLFieldResolver<unknown, RequestContext>;

const ROLE_BY_NAME = Object.fromEntries(Object.entries(ROLE_NAMES).map(([role, name]) => [name, role as Role]));

const SCOPE_BY_NAME = Object.fromEntries(
  Object.entries(SCOPE_NAMES).map(([scope, name]) => [name, scope as ApiKeyScope]),
);

/** The roles that a field requires, or undefined for a public field. */
export function getRequiredRoles(schema: GraphQLSchema, field: Field): Role[] | undefined {
  const directive = getDirective(schema, field, 'auth')?.[0] as { requires: string[] } | undefined;
  return directive?.requires.map((name) => ROLE_BY_NAME[name] ?? (name as Role));
}

/** The scope that an API key needs for an operation, or undefined when API keys are refused. */
function getRequiredScope(schema: GraphQLSchema, field: Field): ApiKeyScope | undefined {
  const directive = getDirective(schema, field, 'scope')?.[0] as { requires: string } | undefined;
  return directive && (SCOPE_BY_NAME[directive.requires] ?? (directive.requires as ApiKeyScope));
}

/** The right that a member of a business needs for a field, or undefined when members are refused. */
function getRequiredRight(schema: GraphQLSchema, field: Field): BusinessRight | undefined {
  const directive = getDirective(schema, field, 'right')?.[0] as { requires: BusinessRight } | undefined;
  return directive?.requires;
}

/** Refuses API keys without the operation's scope. Public reads are open to every key. */
function assertScope(operation: AccessRules, ctx: RequestContext): void {
  if (!ctx.viewer?.key || operation.isOpenRead) return;
  if (operation.scope === undefined) {
    throw new DomainError('FORBIDDEN', 'An API key can’t do this; please sign in yourself.');
  }
  assertKeyScope(ctx, operation.scope);
}

/** The access requirements of an operation. */
export interface AccessRules {
  /** Undefined when public. */
  roles: Role[] | undefined;
  scope: ApiKeyScope | undefined;
  /** What lets members of a business in. */
  right: BusinessRight | undefined;
  /** Available with an invalid token. */
  anyToken: boolean;
  /** Available during maintenance. */
  inMaintenance: boolean;
  /** A query that needs no sign-in. */
  isOpenRead: boolean;
  /** Needs a sign-in of the last minutes. */
  recentSignIn: boolean;
}

/** Reads an operation's access requirements from its directives. */
export function getAccessRules(schema: GraphQLSchema, field: Field, root: string): AccessRules {
  const roles = getRequiredRoles(schema, field);
  const has = (directive: string) => getDirective(schema, field, directive) !== undefined;
  return {
    roles,
    scope: getRequiredScope(schema, field),
    right: getRequiredRight(schema, field),
    anyToken: has('alwaysOpen') || has('anyToken'),
    inMaintenance: has('alwaysOpen'),
    isOpenRead: roles === undefined && root === schema.getQueryType()?.name,
    recentSignIn: has('recentSignIn'),
  };
}

/**
 * Authorizes a request to run an operation: token, maintenance, role (or a member's right), the key's scope, then the age of the sign-in.
 * @throws DomainError UNAUTHENTICATED, MAINTENANCE, FORBIDDEN, SECOND_FACTOR_NOT_SET_UP, REAUTHENTICATION_REQUIRED
 */
export async function authorize(operation: AccessRules, ctx: RequestContext): Promise<void> {
  if (!operation.anyToken && ctx.tokenProblem) throw ctx.tokenProblem;
  if (!operation.inMaintenance) await ctx.app.maintenance.assertOpen(ctx);
  assertRole(operation, ctx);
  assertScope(operation, ctx);
  if (operation.recentSignIn) assertRecentSignIn(ctx);
}

/** Refuses a viewer who may run none of the operations. */
export async function authorizeAny(operations: readonly AccessRules[], ctx: RequestContext): Promise<void> {
  let refusal: unknown;
  for (const operation of operations) {
    try {
      await authorize(operation, ctx);
      return;
    } catch (error) {
      refusal ??= error;
    }
  }
  throw refusal;
}

/** Refuses visitors and viewers without one of the roles, or without the second factor that the role needs. */
function assertRole({ roles, right }: Pick<AccessRules, 'roles' | 'right'>, ctx: RequestContext): void {
  if (!roles) return;
  if (!ctx.viewer) throw new DomainError('UNAUTHENTICATED', 'Please sign in to continue.');
  const { role, withheldRole } = ctx.viewer;
  if (!roles.includes(withheldRole ?? role)) {
    if (roles.includes(Role.BUSINESS) && assertMember(right, ctx.viewer)) return;
    throw new DomainError('FORBIDDEN', 'Your account is not allowed to do this.');
  }
  // What customers may do needs no more than an account.
  if (!roles.includes(role)) throw new DomainError('SECOND_FACTOR_NOT_SET_UP', SECOND_FACTOR_MESSAGES.notSetUp);
}

/**
 * Whether the viewer is a member of a business whose role has the right.
 * @throws DomainError FORBIDDEN for another member; SECOND_FACTOR_NOT_SET_UP
 */
function assertMember(right: BusinessRight | undefined, { membership, withheldMembership }: Viewer): boolean {
  const member = membership ?? withheldMembership;
  if (!member) return false;
  if (right === undefined || !hasRight(member.role, right)) {
    const details = right === undefined ? {} : { right };
    throw new DomainError('FORBIDDEN', TEAM_MESSAGES.noRight, { details });
  }
  if (!membership) throw new DomainError('SECOND_FACTOR_NOT_SET_UP', SECOND_FACTOR_MESSAGES.notSetUp);
  return true;
}

/** Refusals that somebody causes who tries what isn't theirs, or tries without end. */
const LOGGED_REFUSALS: ReadonlySet<unknown> = new Set<DomainError['code']>([
  ...(['FORBIDDEN', 'ACCOUNT_SUSPENDED', 'SECOND_FACTOR_NOT_SET_UP', 'REAUTHENTICATION_REQUIRED'] as const),
  'TOO_MANY_REQUESTS',
]);

/** Notes that the caller has written, where replicas serve reads: what they read next has to be there. */
async function noteWrite({ app, writeMark }: RequestContext): Promise<void> {
  if (!app.replicas || !writeMark) return;
  writeMark.set(await app.replicas.position().catch(() => UNREACHABLE_POSITION));
}

/** Logs who was refused what. Never what was sent. */
function logRefusedAccess(error: unknown, ctx: RequestContext, operation: string): void {
  if (!(error instanceof DomainError) || !LOGGED_REFUSALS.has(error.code)) return;
  const { app, viewer, requestId } = ctx;
  const who = { account: viewer?.id ?? null, key: viewer?.key?.id };
  app.log.warn({ ...who, operation, code: error.code, requestId }, 'access refused');
}

/** Limits and normalizes arguments without their own rules: the size of each text and list, and the form of texts. */
function cleanPlain(name: string, value: unknown): unknown {
  const { argumentMaxCharacters, argumentMaxItems } = REQUEST_LIMITS;
  if (typeof value === 'string' && value.length > argumentMaxCharacters)
    throw invalidInput([{ field: name, message: atMost(name, argumentMaxCharacters)[1] }]);
  if (Array.isArray(value)) {
    if (value.length > argumentMaxItems)
      throw invalidInput([{ field: name, message: `${name} can be at most ${argumentMaxItems}` }]);
    return value.map((item) => cleanPlain(name, item));
  }
  if (isPlainObject(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([field, inner]) => [field, cleanPlain(`${name}.${field}`, inner)]),
    );
  }
  return typeof value === 'string' ? normalizeText(value, true) : value;
}

// Not a Date, an upload promise or another object created by a scalar.
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
    const rules = getRules(type);
    const value = args[name];
    if (value === null || value === undefined) continue;
    if (!rules) {
      cleaned[name] = cleanPlain(name, value);
      continue;
    }
    cleaned[name] = coerceInput(validate(rules, serializeInput(value, type)), type);
  }
  return cleaned;
}

/**
 * Wraps the resolvers of a schema so that every operation, and every field with `@auth`, checks token, maintenance, role, API-key
 * scope and input rules, in this order. Applies to GraphQL, REST and nested fields alike.
 */
export function guardSchema(schema: GraphQLSchema): GraphQLSchema {
  const mutations = schema.getMutationType()?.name;
  const guard = (isRoot: boolean) => (field: Field, name: string, typeName: string) => {
    const operation = getAccessRules(schema, field, typeName);
    if (!isRoot && !operation.roles) return undefined;
    const declared = field.args ?? {};
    const clean = deriveOnce((args: Record<string, unknown>) => cleanArguments(args, declared));
    const door = (inner: Resolver): Resolver =>
      async function guarded(source, args, ctx, info) {
        try {
          if (isRoot) await authorize(operation, ctx);
          else assertRole(operation, ctx);
          const result = await inner(source, clean(args as Record<string, unknown>), ctx, info);
          if (typeName === mutations) await noteWrite(ctx);
          return result;
        } catch (error) {
          logRefusedAccess(error, ctx, `${typeName}.${name}`);
          throw error;
        }
      };
    if (field.subscribe) return { ...field, subscribe: door(field.subscribe as Resolver) };
    return {
      ...field,
      resolve: door(findPlainResolver(field) ?? ((field.resolve ?? defaultFieldResolver) as Resolver)),
    };
  };
  return mapSchema(schema, {
    [MapperKind.ROOT_FIELD]: guard(true),
    [MapperKind.OBJECT_FIELD]: guard(false),
  });
}

/** Lists the operations that need no sign-in; a test pins them. */
export function publicOperations(schema: GraphQLSchema): string[] {
  return [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
    .filter((type) => type !== null && type !== undefined)
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => !getDirective(schema, field, 'auth'))
        .map((field) => `${type.name}.${field.name}`),
    );
}

/** Returns one of the schema's own enums, which the directives refer to. */
export function getEnum(schema: GraphQLSchema, name: 'Role' | 'ApiKeyScope' | 'BusinessRight') {
  const type = schema.getType(name);
  if (!isEnumType(type)) throw new Error(`The schema has no ${name} enum`);
  return type;
}

/** Lists an owner's operations by the API-key scope that they need; `none` holds those closed to API keys. */
export function operationsByScope(schema: GraphQLSchema, role: Role): Record<ApiKeyScope | 'none', string[]> {
  const found: Record<ApiKeyScope | 'none', string[]> = {
    read: [],
    bookings: [],
    halls: [],
    payments: [],
    messages: [],
    none: [],
  };
  for (const type of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    for (const [name, { args: _args, ...field }] of Object.entries(type?.getFields() ?? {})) {
      const config = { ...field, args: {} };
      if (getRequiredRoles(schema, config)?.includes(role))
        found[getRequiredScope(schema, config) ?? 'none'].push(name);
    }
  }
  return found;
}

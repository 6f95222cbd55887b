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
import { DomainError, validate, type Role } from '../rules/index.js';
import { fromWire, rulesOf, toWire } from './inputs.js';
import { ROLE_NAMES } from './auth.js';

type Field = GraphQLFieldConfig<unknown, RequestContext>;
type Resolver = GraphQLFieldResolver<unknown, RequestContext>;

const ROLE_BY_NAME = Object.fromEntries(Object.entries(ROLE_NAMES).map(([role, name]) => [name, role as Role]));

/** The roles that a field asks for, or undefined where it is public. */
export function requiredRoles(schema: GraphQLSchema, field: Field): Role[] | undefined {
  const directive = getDirective(schema, field, 'auth')?.[0] as { requires: string[] } | undefined;
  return directive?.requires.map((name) => ROLE_BY_NAME[name] ?? (name as Role));
}

/** Refuses where nobody, or a person of another role, asks. */
export function assertRole(roles: Role[] | undefined, ctx: RequestContext): void {
  if (!roles) return;
  if (!ctx.viewer) throw new DomainError('UNAUTHENTICATED', 'Please sign in to continue.');
  if (!roles.includes(ctx.viewer.role)) throw new DomainError('FORBIDDEN', 'Your account is not allowed to do this.');
}

/** Refuses an operation with a dead token, or during maintenance. */
async function assertOpen(ctx: RequestContext): Promise<void> {
  if (ctx.tokenProblem) throw ctx.tokenProblem;
  await ctx.app.maintenance.assertOpen(ctx);
}

function cleanArguments(
  args: Record<string, unknown>,
  declared: Record<string, GraphQLArgumentConfig>,
): Record<string, unknown> {
  const cleaned = { ...args };
  for (const [name, { type }] of Object.entries(declared)) {
    const rules = rulesOf(type);
    const value = args[name];
    if (!rules || value === null || value === undefined) continue;
    cleaned[name] = fromWire(validate(rules, toWire(value, type)), type);
  }
  return cleaned;
}

/**
 * Wraps the resolvers of a schema so that every operation and every field with `@auth` checks, in this order: a dead token,
 * maintenance, the role, the input's rules. Holds for GraphQL, REST and nested fields alike.
 */
export function guardSchema(schema: GraphQLSchema): GraphQLSchema {
  const guard = (isRoot: boolean) => (field: Field) => {
    const roles = requiredRoles(schema, field);
    const alwaysOpen = getDirective(schema, field, 'alwaysOpen') !== undefined;
    if (!isRoot && !roles) return undefined;
    const declared = field.args ?? {};
    const door = (inner: Resolver): Resolver =>
      async function guarded(source, args, ctx, info) {
        if (isRoot && !alwaysOpen) await assertOpen(ctx);
        assertRole(roles, ctx);
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

/** The schema's own Role enum, which `@auth` refers to. */
export function roleEnum(schema: GraphQLSchema) {
  const type = schema.getType('Role');
  if (!isEnumType(type)) throw new Error('The schema has no Role enum');
  return type;
}

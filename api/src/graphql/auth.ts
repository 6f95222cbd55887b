import { DirectiveLocation, GraphQLDirective, GraphQLList, GraphQLNonNull, type GraphQLEnumType } from 'graphql';
import { Directive } from 'type-graphql';
import { Role } from '../domain/accounts/roles.js';
import { ApiKeyScope } from '../domain/integrations/inputs.js';

/** Any signed-in person, whatever the role. */
export const SIGNED_IN = [Role.USER, Role.BUSINESS, Role.MODERATOR, Role.ADMIN];
/** Staff: moderators and admins. */
export const STAFF = [Role.MODERATOR, Role.ADMIN];

/** The roles by the names that the schema gives them. */
export const ROLE_NAMES = Object.fromEntries(Object.entries(Role).map(([name, value]) => [value, name])) as Record<
  Role,
  string
>;

/**
 * Requires one of the roles for an operation or a field: `@Auth(Role.BUSINESS)`. Stands in the schema as
 * `@auth(requires: [BUSINESS])`. Without it a field is public, on purpose.
 */
export function Auth(...roles: Role[]): MethodDecorator & PropertyDecorator {
  const names = roles.map((role) => ROLE_NAMES[role]).join(', ');
  return Directive(`@auth(requires: [${names}])`);
}

/** The scopes by the names that the schema gives them. */
export const SCOPE_NAMES = Object.fromEntries(
  Object.entries(ApiKeyScope).map(([name, value]) => [value, name]),
) as Record<ApiKeyScope, string>;

/**
 * Lets an API key with the scope use an operation: `@Scope(ApiKeyScope.READ)`, beside `@Auth`. Without it only people may
 * (docs/decisions/0011-integrations.md).
 */
export function Scope(scope: ApiKeyScope): MethodDecorator & PropertyDecorator {
  return Directive(`@scope(requires: ${SCOPE_NAMES[scope]})`);
}

/** Answered also while maintenance is active and whatever token came along: health, maintenance status and sign-in. */
export function AlwaysOpen(): MethodDecorator & PropertyDecorator {
  return Directive('@alwaysOpen');
}

/** Answered whatever token came along, but not while maintenance is active: registration. */
export function AnyToken(): MethodDecorator & PropertyDecorator {
  return Directive('@anyToken');
}

/** The directives' definitions; `requires` uses the schema's own enums. */
export function directiveDefinitions(role: GraphQLEnumType, scope: GraphQLEnumType): GraphQLDirective[] {
  return [
    new GraphQLDirective({
      name: 'auth',
      description: 'Only people with one of these roles may use the operation or read the field.',
      locations: [DirectiveLocation.FIELD_DEFINITION],
      args: {
        requires: {
          type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(role))),
          description: 'The roles of which one is enough.',
        },
      },
    }),
    new GraphQLDirective({
      name: 'scope',
      description: 'An API key with this scope may use the operation too. Without it only people may.',
      locations: [DirectiveLocation.FIELD_DEFINITION],
      args: {
        requires: { type: new GraphQLNonNull(scope), description: 'The scope that the key needs.' },
      },
    }),
    new GraphQLDirective({
      name: 'alwaysOpen',
      description: 'Answered also during maintenance, and whatever token came along.',
      locations: [DirectiveLocation.FIELD_DEFINITION],
    }),
    new GraphQLDirective({
      name: 'anyToken',
      description: 'Answered whatever token came along, but not during maintenance.',
      locations: [DirectiveLocation.FIELD_DEFINITION],
    }),
  ];
}

import { DirectiveLocation, GraphQLDirective, GraphQLList, GraphQLNonNull, type GraphQLEnumType } from 'graphql';
import { Directive } from 'type-graphql';
import { Role } from '../domain/accounts/roles.js';
import type { BusinessRight } from '../domain/businesses/team.js';
import { ApiKeyScope } from '../domain/integrations/inputs.js';

/** Any signed-in account, whatever its role. */
export const SIGNED_IN = [Role.USER, Role.BUSINESS, Role.MODERATOR, Role.ADMIN];
/** Staff: moderators and admins. */
export const STAFF = [Role.MODERATOR, Role.ADMIN];

/** Roles by their names in the schema. */
export const ROLE_NAMES = Object.fromEntries(Object.entries(Role).map(([name, value]) => [value, name])) as Record<
  Role,
  string
>;

/**
 * Requires one of the roles for an operation or a field: `@Auth(Role.BUSINESS)`. Appears in the schema as `@auth(requires:
 * [BUSINESS])`. Fields without it are public by design.
 */
export function Auth(...roles: Role[]): MethodDecorator & PropertyDecorator {
  const names = roles.map((role) => ROLE_NAMES[role]).join(', ');
  return Directive(`@auth(requires: [${names}])`);
}

/**
 * Opens an owners' operation or field to members of a business whose role has the right: `@Right(BusinessRight.HALLS)`, beside
 * `@Auth(Role.BUSINESS)`. Without it members are refused (docs/decisions/0017-accounts.md).
 */
export function Right(right: BusinessRight): MethodDecorator & PropertyDecorator {
  return Directive(`@right(requires: ${right})`);
}

/** Scopes by their names in the schema. */
export const SCOPE_NAMES = Object.fromEntries(
  Object.entries(ApiKeyScope).map(([name, value]) => [value, name]),
) as Record<ApiKeyScope, string>;

/**
 * Opens an operation to API keys with the scope: `@Scope(ApiKeyScope.READ)`, beside `@Auth`. Without it API keys are refused
 * (docs/decisions/0011-integrations.md).
 */
export function Scope(scope: ApiKeyScope): MethodDecorator & PropertyDecorator {
  return Directive(`@scope(requires: ${SCOPE_NAMES[scope]})`);
}

/** Allows an operation during maintenance and with an invalid token: health, maintenance status and sign-in. */
export function AlwaysOpen(): MethodDecorator & PropertyDecorator {
  return Directive('@alwaysOpen');
}

/** Allows an operation with an invalid token, but not during maintenance: registration. */
export function AnyToken(): MethodDecorator & PropertyDecorator {
  return Directive('@anyToken');
}

/** Asks for a sign-in of the last 15 minutes (docs/decisions/0017-accounts.md). Beside `@Auth`. */
export function RecentSignIn(): MethodDecorator & PropertyDecorator {
  return Directive('@recentSignIn');
}

/** The directive definitions; `requires` uses the schema's own enums. */
export function directiveDefinitions(
  role: GraphQLEnumType,
  scope: GraphQLEnumType,
  right: GraphQLEnumType,
): GraphQLDirective[] {
  return [
    new GraphQLDirective({
      name: 'auth',
      description: 'Requires one of these roles to run the operation or read the field.',
      locations: [DirectiveLocation.FIELD_DEFINITION],
      args: {
        requires: {
          type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(role))),
          description: 'The allowed roles; one of them is enough.',
        },
      },
    }),
    new GraphQLDirective({
      name: 'scope',
      description: 'API keys with this scope may also run the operation; without the directive, API keys are refused.',
      locations: [DirectiveLocation.FIELD_DEFINITION],
      args: {
        requires: { type: new GraphQLNonNull(scope), description: 'The required scope.' },
      },
    }),
    new GraphQLDirective({
      name: 'right',
      description:
        'Members of a business whose role has this right may also run the operation or read the field; without the directive, they are refused.',
      locations: [DirectiveLocation.FIELD_DEFINITION],
      args: {
        requires: { type: new GraphQLNonNull(right), description: 'The required right.' },
      },
    }),
    new GraphQLDirective({
      name: 'recentSignIn',
      description: 'Requires that the password was entered in the last 15 minutes.',
      locations: [DirectiveLocation.FIELD_DEFINITION],
    }),
    new GraphQLDirective({
      name: 'alwaysOpen',
      description: 'Available during maintenance and with an invalid token.',
      locations: [DirectiveLocation.FIELD_DEFINITION],
    }),
    new GraphQLDirective({
      name: 'anyToken',
      description: 'Available with an invalid token, but not during maintenance.',
      locations: [DirectiveLocation.FIELD_DEFINITION],
    }),
  ];
}

import { DirectiveLocation, GraphQLDirective, GraphQLList, GraphQLNonNull, type GraphQLEnumType } from 'graphql';
import { Directive } from 'type-graphql';
import { Role } from '../rules/index.js';

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

/**
 * Answered also while maintenance is active and whatever token came along: health, maintenance status, sign-in and
 * registration.
 */
export function AlwaysOpen(): MethodDecorator & PropertyDecorator {
  return Directive('@alwaysOpen');
}

/** The directives' definitions; `requires` uses the schema's own Role enum. */
export function directiveDefinitions(role: GraphQLEnumType): GraphQLDirective[] {
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
      name: 'alwaysOpen',
      description: 'Answered also during maintenance, and whatever token came along.',
      locations: [DirectiveLocation.FIELD_DEFINITION],
    }),
  ];
}

import type { GraphQLEnumType } from 'graphql';

/** Webhook events are spelled as deliveries announce them: `booking.requested`. */
const DOTTED = 'WebhookEvent';

/**
 * Spells an enum value as REST does (docs/decisions/0001-foundations.md).
 * @param name the schema's name, as `PER_PERSON`
 * @returns `per_person`
 */
export function toRestSpelling(type: GraphQLEnumType, name: string): string {
  const spelling = name.toLowerCase();
  return type.name === DOTTED ? spelling.replace('_', '.') : spelling;
}

/** The schema's name of an enum value in its REST spelling; anything else is returned as it is, for GraphQL to refuse. */
export function fromRestSpelling(type: GraphQLEnumType, value: unknown): unknown {
  return type.getValues().find(({ name }) => toRestSpelling(type, name) === value)?.name ?? value;
}

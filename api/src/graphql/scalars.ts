import { GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import { DomainError } from '../domain/input/errors.js';
import {
  fromHundredths,
  fromPercentHundredths,
  toHundredths,
  toPercentHundredths,
  type Hundredths,
  type PercentHundredths,
} from '../domain/money/money.js';
import { isDay, isTimeOfDay } from '../domain/time/days.js';
import { isInstant } from '../domain/time/zone.js';

function literal(node: ValueNode): unknown {
  if (node.kind === Kind.INT || node.kind === Kind.FLOAT) return Number(node.value);
  if (node.kind === Kind.STRING) return node.value;
  return undefined;
}

function scalar<Inside, Wire>(
  name: string,
  description: string,
  parse: (value: unknown) => Inside,
  serialize: (value: unknown) => Wire,
) {
  return new GraphQLScalarType<Inside, Wire>({
    name,
    description,
    serialize,
    parseValue: parse,
    parseLiteral: (node) => parse(literal(node)),
  });
}

function refuse(message: string): never {
  throw new DomainError('INVALID_INPUT', message);
}

function parseHundredths(value: unknown): Hundredths {
  if (typeof value !== 'number') refuse('must be a number');
  return toHundredths(value);
}

/** An amount of money; integer hundredths internally. */
export const Money = scalar<Hundredths, number>(
  'Money',
  'An amount of money: a number with at most two decimals, in the currency given on the same object.',
  parseHundredths,
  (value) => fromHundredths(value as Hundredths),
);

/** A percentage; integer hundredths of a percent internally. */
export const Percentage = scalar<PercentHundredths, number>(
  'Percentage',
  'A percentage: a number with at most two decimals, 12.5 meaning 12.5 %.',
  (value) => {
    if (typeof value !== 'number') refuse('must be a number');
    return toPercentHundredths(value);
  },
  (value) => fromPercentHundredths(value as PercentHundredths),
);

/** An instant; a Date internally. */
export const DateTime = scalar<Date, string>(
  'DateTime',
  'An instant: ISO 8601 in UTC with milliseconds, as in 2027-01-31T14:00:00.000Z.',
  (value) => {
    if (typeof value !== 'string' || !isInstant(value)) refuse('must be an instant such as 2027-01-31T14:00:00Z');
    return new Date(value);
  },
  (value) => (value instanceof Date ? value : new Date(value as string)).toISOString(),
);

/** A calendar day; YYYY-MM-DD text internally. */
export const LocalDate = scalar<string, string>(
  'Date',
  'A calendar day in the hall’s time zone: YYYY-MM-DD.',
  (value) => {
    if (typeof value !== 'string' || !isDay(value)) refuse('must be a day such as 2027-01-31');
    return value;
  },
  (value) => value as string,
);

/** A time of day; HH:MM text internally. */
export const TimeOfDay = scalar<string, string>(
  'TimeOfDay',
  'A time of day in the hall’s time zone: HH:MM, 24 hours.',
  (value) => {
    if (typeof value !== 'string' || !isTimeOfDay(value)) refuse('Invalid time format');
    return value;
  },
  (value) => value as string,
);

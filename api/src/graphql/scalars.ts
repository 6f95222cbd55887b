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
import { normalizeFigures } from '../domain/text/normalize.js';
import { DAY_YEARS, isDay, isTimeOfDay } from '../domain/time/days.js';
import { isInstant } from '../domain/time/zone.js';

/** No day, time or instant is longer. */
const FIGURES_MAX = 60;

const YEARS = `from ${DAY_YEARS.first} to ${DAY_YEARS.last}`;

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

/** The figures of a text; undefined for anything else. */
function toFigures(value: unknown): string | undefined {
  return typeof value === 'string' && value.length <= FIGURES_MAX ? normalizeFigures(value) : undefined;
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
    const instant = toFigures(value);
    if (instant === undefined || !isInstant(instant))
      refuse(`must be an instant such as 2027-01-31T14:00:00Z, ${YEARS}`);
    return new Date(instant);
  },
  (value) => (value instanceof Date ? value : new Date(value as string)).toISOString(),
);

/** A calendar day; YYYY-MM-DD text internally. */
export const LocalDate = scalar<string, string>(
  'Date',
  'A calendar day in the hall’s time zone: YYYY-MM-DD.',
  (value) => {
    const day = toFigures(value);
    if (day === undefined || !isDay(day)) refuse(`must be a day such as 2027-01-31, ${YEARS}`);
    return day;
  },
  (value) => value as string,
);

/** A time of day; HH:MM text internally. */
export const TimeOfDay = scalar<string, string>(
  'TimeOfDay',
  'A time of day in the hall’s time zone: HH:MM, 24 hours.',
  (value) => {
    const time = toFigures(value);
    if (time === undefined || !isTimeOfDay(time)) refuse('Invalid time format');
    return time;
  },
  (value) => value as string,
);

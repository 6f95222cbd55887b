import pg from 'pg';

const INT8 = 20;
const DATE = 1082;
const TIMESTAMP = 1114;
const TIMESTAMPTZ = 1184;
const INTERVAL = 1186;

/** `bigint`: counts and sums of hundredths, all far below the largest safe integer. */
function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a safe integer: ${text}`);
  return value;
}

function asText(text: string): string {
  return text;
}

/**
 * How the driver parses columns, for entities, Kysely and SQL: instants as `Date`, `bigint` as a number, days as `YYYY-MM-DD`
 * and `numeric` as exact text (see `hundredths` for money).
 */
export function columnTypes(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, parseInt8);
  types.setTypeParser(TIMESTAMPTZ, (text) => new Date(text));
  for (const oid of [DATE, TIMESTAMP, INTERVAL]) types.setTypeParser(oid, asText);
  return types;
}

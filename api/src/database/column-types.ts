import pg from 'pg';

const INT8 = 20;
const DATE = 1082;
const TIMESTAMP = 1114;
const TIMESTAMPTZ = 1184;
const INTERVAL = 1186;

/** `bigint`: counts and sums of hundredths, all of them far below what a number holds exactly. */
function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a safe integer: ${text}`);
  return value;
}

function asText(text: string): string {
  return text;
}

/**
 * How the driver reads columns, for entities, Kysely and SQL alike: instants are `Date`, `bigint` is a number, days stay
 * `YYYY-MM-DD` and `numeric` stays exact text (see `hundredths` for money).
 */
export function columnTypes(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, parseInt8);
  types.setTypeParser(TIMESTAMPTZ, (text) => new Date(text));
  for (const oid of [DATE, TIMESTAMP, INTERVAL]) types.setTypeParser(oid, asText);
  return types;
}

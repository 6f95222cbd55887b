import { Type } from '@mikro-orm/core';
import type { Hundredths, PercentHundredths } from '../domain/money/money.js';

const NUMERIC = /^(-?)(\d+)(?:\.(\d{1,2})0*)?$/;

/**
 * Parses PostgreSQL's `numeric` text with at most two decimals exactly.
 * @param text such as `1500.00`, `12.5`, `7`
 * @returns hundredths, 150000 for `1500.00`
 * @throws RangeError for any other text, and above the safe integers
 */
export function hundredthsFromNumeric(text: string): Hundredths {
  const match = NUMERIC.exec(text);
  const hundredths = match ? Number(`${match[1]}${match[2]}${(match[3] ?? '').padEnd(2, '0')}`) : Number.NaN;
  if (!Number.isSafeInteger(hundredths)) throw new RangeError(`Not a numeric with two decimals: ${text}`);
  return (hundredths === 0 ? 0 : hundredths) as Hundredths;
}

/**
 * Formats hundredths as PostgreSQL's `numeric` text.
 * @param hundredths a safe integer
 * @returns 150000 as `1500.00`
 * @throws RangeError for anything else
 */
export function numericFromHundredths(hundredths: number): string {
  if (!Number.isSafeInteger(hundredths)) throw new RangeError(`Not an integer of hundredths: ${hundredths}`);
  const digits = String(Math.abs(hundredths)).padStart(3, '0');
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** `numeric(precision, 2)` in the database, an integer of hundredths in code (docs/decisions/0002-money-and-time.md). */
abstract class HundredthsType<T extends number> extends Type<T | null, string | null> {
  protected abstract readonly precision: number;

  override convertToDatabaseValue(value: T | string | null | undefined): string | null {
    if (value === null || value === undefined) return null;
    return typeof value === 'string' ? value : numericFromHundredths(value);
  }

  override convertToJSValue(value: string | number | null | undefined): T | null {
    return value === null || value === undefined ? null : (hundredthsFromNumeric(String(value)) as number as T);
  }

  override getColumnType(): string {
    return `numeric(${this.precision},2)`;
  }

  override compareAsType(): string {
    return 'string';
  }

  override get runtimeType(): string {
    return 'number';
  }
}

/** Money: `numeric(14,2)`. */
export class MoneyType extends HundredthsType<Hundredths> {
  protected readonly precision = 14;
}

/** Percentages: `numeric(5,2)`; 12.5 % is 1250. */
export class PercentageType extends HundredthsType<PercentHundredths> {
  protected readonly precision = 5;
}

/**
 * An enum: its GraphQL name in code, lowercase in the database (docs/decisions/0001-foundations.md). Kysely reads it with `enumName`.
 */
export class EnumNameType<Name extends string> extends Type<Name | null, Lowercase<Name> | null> {
  override convertToDatabaseValue(value: Name | null | undefined): Lowercase<Name> | null {
    return value === null || value === undefined ? null : (value.toLowerCase() as Lowercase<Name>);
  }

  override convertToJSValue(value: Lowercase<Name> | null | undefined): Name | null {
    return value === null || value === undefined ? null : (value.toUpperCase() as Name);
  }

  override getColumnType({ length }: { length?: number }): string {
    return `varchar(${length})`;
  }

  override compareAsType(): string {
    return 'string';
  }
}

/** A period of time, including its start but not its end. */
export interface Period {
  start: Date;
  end: Date;
}

const RANGE = /^\["?([^",]+)"?,"?([^",]+)"?\)$/;

/** `tstzrange`, always bounded and half open: `[start, end)`. */
export class PeriodType extends Type<Period | null, string | null> {
  override convertToDatabaseValue(value: Period | string | null | undefined): string | null {
    if (value === null || value === undefined) return null;
    return typeof value === 'string' ? value : `["${value.start.toISOString()}","${value.end.toISOString()}")`;
  }

  override convertToJSValue(value: string | null | undefined): Period | null {
    if (value === null || value === undefined) return null;
    const match = RANGE.exec(value);
    if (!match) throw new RangeError(`Not a bounded, half-open range: ${value}`);
    return { start: new Date(match[1] ?? ''), end: new Date(match[2] ?? '') };
  }

  override getColumnType(): string {
    return 'tstzrange';
  }

  override compareAsType(): string {
    return 'string';
  }

  override get runtimeType(): string {
    return 'object';
  }
}

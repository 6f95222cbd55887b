import { currencySymbol, type CurrencyCode } from '../../domain/currency/currencies.js';

/** Names of columns by field; the first one with a value is used. */
export type ImportColumns = Readonly<Record<string, readonly string[]>>;

/** Normalizes a column name: `Price per person`, `price_per_person` and `pricePerPerson` are the same column. */
function normalizeColumn(column: string): string {
  return column.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** The columns of a file that an import doesn't know. */
export function findUnknownColumns(columns: readonly string[], known: readonly string[]): string[] {
  const names = new Set(known.map(normalizeColumn));
  return columns.filter((column) => column !== '' && !names.has(normalizeColumn(column)));
}

/** The file's column name for a field; the field's own name if there is none. */
export function findColumnName(field: string, columns: readonly string[], known: ImportColumns): string {
  const names = (known[field] ?? []).map(normalizeColumn);
  return columns.find((column) => names.includes(normalizeColumn(column))) ?? field;
}

/** Reads the cells of a row by the names that a column may have. Among columns of the same name, the first is used. */
export function createCellReader(
  values: ReadonlyMap<string, string>,
): (names: readonly string[]) => string | undefined {
  const byPlainName = new Map<string, string>();
  for (const [column, value] of values) {
    if (!byPlainName.has(normalizeColumn(column))) byPlainName.set(normalizeColumn(column), value);
  }
  return (names) => names.map((name) => byPlainName.get(normalizeColumn(name))).find((value) => value !== undefined);
}

const BREAKS = /[\r\n]+/;

/** A cell of one line: Alt+Enter parts an address at its commas, and other texts at their spaces. Descriptions have lines. */
export function toLine(field: string, cell: string | undefined): string | undefined {
  if (cell === undefined || field.startsWith('description') || !BREAKS.test(cell)) return cell;
  const lines = cell.split(BREAKS).map((line) => line.trim().replace(/,$/, ''));
  return lines.filter((line) => line !== '').join(field === 'location' ? ', ' : ' ');
}

/** Digit groups of thousands, or of lakhs and crores. */
const GROUPED = /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/;

/** `1,200` and `1,20,000` without commas; anything else unchanged. */
export function toPlainNumber(value: string | undefined): string | undefined {
  return value !== undefined && GROUPED.test(value) ? value.replaceAll(',', '') : value;
}

/**
 * Removes the symbol of the business's currency from an amount: `Rs. 2,500/-`. Symbols of other currencies stay, and are refused
 * later.
 */
export function toPlainAmount(value: string | undefined, currency: CurrencyCode): string | undefined {
  if (value === undefined) return undefined;
  const signs = [currency, currencySymbol(currency), ...(currency === 'PKR' ? ['rs.', 'rs'] : [])];
  const sign = signs.find((each) => value.toLowerCase().startsWith(each.toLowerCase()));
  const amount = (sign === undefined ? value : value.slice(sign.length)).replace(/\/-$/, '').trim();
  return toPlainNumber(amount);
}

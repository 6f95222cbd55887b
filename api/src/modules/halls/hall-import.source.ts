import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { normalizeText } from '../../domain/text/normalize.js';
import { unescapeFormula } from '../../files/csv-file.js';
import { IMPORT_MESSAGES } from '../../domain/halls/import-messages.js';
import { IMPORT_LIMITS } from '../../domain/catalogue/limits.js';

/** A row of an import file, as text by column. */
export interface SourceRow {
  /** As spreadsheets count: the heading of a CSV file is row 1. GeoJSON features count from 1. */
  row: number;
  /** By the file's column name. Among columns of the same name, the first with a value. */
  values: ReadonlyMap<string, string>;
}

/** Why a row was skipped. */
export interface RowProblem {
  row: number;
  /** The invalid field, as in the documentation of the columns; `row` for the row as a whole. */
  field: string;
  reason: string;
}

/** A parsed but unvalidated import file. */
export interface HallSource {
  columns: string[];
  rows: SourceRow[];
  /** Rows that can't be split into columns. */
  problems: RowProblem[];
}

/** The file as a whole can't be read. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
}

export type SourceFormat = 'csv' | 'geojson';

const { columnsMax, cellMaxCharacters, operatorFileMaxBytes, operatorRowsMax } = IMPORT_LIMITS;

/** Limits for a file. */
export interface SourceLimits {
  bytesMax: number;
  rowsMax: number;
}

/** Limits for files that the operator imports from the command line. */
const OPERATOR_LIMITS: SourceLimits = { bytesMax: operatorFileMaxBytes, rowsMax: operatorRowsMax };

/** Characters to parse before yielding to other requests: a few milliseconds' worth. */
const CHUNK_CHARACTERS = 8 * 1024;

const BYTE_ORDER_MARK = '\uFEFF';
const DELIMITERS = [',', ';', '\t', '|'] as const;

/** Decodes a file. @throws SourceError unless it is UTF-8 */
export function decodeSource(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new SourceError(IMPORT_MESSAGES.notUtf8);
  }
}

/**
 * Reads a file of halls. Bytes, columns, rows and cells are limited while reading, before further processing.
 * @param text its text
 * @throws SourceError naming the row where reading failed, or the exceeded limit
 */
export async function readHallSource(
  text: string,
  format: SourceFormat,
  limits: SourceLimits = OPERATOR_LIMITS,
): Promise<HallSource> {
  if (Buffer.byteLength(text) > limits.bytesMax)
    throw new SourceError(`A file can have at most ${limits.bytesMax.toLocaleString('en-US')} bytes: split it.`);
  const source = format === 'csv' ? await readCsv(text, limits) : readGeoJson(text, limits);
  if (source.rows.length + source.problems.length === 0) throw new SourceError(IMPORT_MESSAGES.noRows);
  return source;
}

function assertColumns(count: number): void {
  if (count > columnsMax)
    throw new SourceError(`A file can have at most ${columnsMax} columns; this one has ${count}.`);
}

function assertRows(count: number, { rowsMax }: SourceLimits): void {
  if (count > rowsMax)
    throw new SourceError(`A file can have at most ${rowsMax.toLocaleString('en-US')} rows: split it`);
}

function hasLongCell(cells: Iterable<string>): boolean {
  for (const cell of cells) if (cell.length > cellMaxCharacters) return true;
  return false;
}

function toLongCellProblem(row: number): RowProblem {
  const reason = IMPORT_MESSAGES.cellTooLong(cellMaxCharacters);
  return { row, field: 'row', reason };
}

/** Chunks of a text, yielding to other requests in between. */
async function* readChunks(text: string): AsyncGenerator<string> {
  for (let from = 0; from < text.length; from += CHUNK_CHARACTERS) {
    yield text.slice(from, from + CHUNK_CHARACTERS);
    await setImmediate();
  }
}

/** What Excel reads and hides: the line that names the separator, and the end mark of old programs. */
const SEPARATOR_LINE = /^sep=([,;|\t])\r?\n/i;
/** Excel's way to keep leading zeros: `="0300"`. */
const TEXT_FORMULA = /^=\s*"((?:[^"]|"")*)"$/;
/** Lines that may stand before the heading: a title, a date. */
const LINES_BEFORE_HEADING = 10;
const NUMBER = /^[\d.,\s-]+$/;

/**
 * A cell as it was meant: without the formula that keeps its zeros or the mark by which an export escapes one, and without spaces and
 * invisible marks at its ends.
 */
function toCell(written: string): string {
  const cell = normalizeText(written, true);
  const text = TEXT_FORMULA.exec(cell)?.[1]?.replaceAll('""', '"');
  return normalizeText(text ?? unescapeFormula(cell), true);
}

/** A heading names several columns, or the one that every list needs. */
function isHeading(record: readonly string[]): boolean {
  const names = record.filter((cell) => cell !== '');
  return names.length > 1 ? !names.some((name) => NUMBER.test(name)) : /^(?:name|title)$/i.test(names[0] ?? '');
}

interface CsvRecord {
  record: string[];
  row: number;
}

/** The records from the heading on; what stands before it is left out where a heading is found within the first lines. */
async function* skipToHeading(records: AsyncIterable<string[]>): AsyncGenerator<CsvRecord> {
  let before: CsvRecord[] | undefined = [];
  let row = 0;
  for await (const written of records) {
    row += 1;
    const each = { record: written.map(toCell), row };
    if (!before) yield each;
    else if (isHeading(each.record)) {
      before = undefined;
      yield each;
    } else if (before.push(each) >= LINES_BEFORE_HEADING) {
      yield* before;
      before = undefined;
    }
  }
  if (before) yield* before;
}

/** Without what programs put around the rows. */
function readText(file: string): { text: string; delimiter: string } {
  const plain = file.startsWith(BYTE_ORDER_MARK) ? file.slice(1) : file;
  const named = SEPARATOR_LINE.exec(plain);
  const end = plain.indexOf('\u001a', Math.max(0, plain.length - 2));
  const text = plain.slice(named?.[0].length ?? 0, end === -1 ? undefined : end);
  return { text, delimiter: named?.[1] ?? detectDelimiter(text) };
}

async function readCsv(file: string, limits: SourceLimits): Promise<HallSource> {
  const { text, delimiter } = readText(file);
  const parser = parse({ delimiter, relax_column_count: true, relax_quotes: true, trim: true });
  const rows: SourceRow[] = [];
  const problems: RowProblem[] = [];
  let columns: string[] | undefined;
  let row = 0;
  const collect = async (records: AsyncIterable<string[]>) => {
    for await (const { record, row: at } of skipToHeading(records)) {
      row = at;
      assertColumns(record.length);
      if (!columns) {
        if (hasLongCell(record)) throw new SourceError(`Row ${row}: ${toLongCellProblem(row).reason}.`);
        columns = record;
        continue;
      }
      // With one comma too many, every value would move to the next column.
      if (record.slice(columns.length).some((cell) => cell !== ''))
        problems.push(toTooManyCellsProblem(row, columns, record));
      else if (hasLongCell(record)) problems.push(toLongCellProblem(row));
      else if (record.some((cell) => cell !== '')) rows.push({ row, values: toValues(columns, record) });
      assertRows(rows.length + problems.length, limits);
      // Empty rows are skipped, but still limited.
      assertRows(Math.floor((row - 1) / 2), limits);
    }
  };
  try {
    await pipeline(readChunks(text), parser, collect);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const last = typeof error.records === 'number' ? error.records : row;
    throw new SourceError(IMPORT_MESSAGES.unreadable(last + 1));
  }
  return { columns: [...new Set(columns ?? [])], rows, problems };
}

function toTooManyCellsProblem(row: number, columns: readonly string[], record: readonly string[]): RowProblem {
  const reason = IMPORT_MESSAGES.tooManyCells(record.length, columns.length);
  return { row, field: 'row', reason };
}

/** The separator that is most frequent in one of the first lines. */
function detectDelimiter(text: string): string {
  const lines = text
    .slice(0, CHUNK_CHARACTERS)
    .split(/[\r\n]+/)
    .slice(0, LINES_BEFORE_HEADING);
  const counted = DELIMITERS.map((delimiter) => ({
    delimiter,
    count: Math.max(...lines.map((line) => line.split(delimiter).length)),
  }));
  return counted.reduce((max, next) => (next.count > max.count ? next : max)).delimiter;
}

function toValues(columns: readonly string[], record: readonly string[]): Map<string, string> {
  const values = new Map<string, string>();
  columns.forEach((column, index) => {
    const cell = record[index] ?? '';
    if (cell !== '' && !values.has(column)) values.set(column, cell);
  });
  return values;
}

interface Feature {
  id?: unknown;
  properties?: unknown;
  geometry?: unknown;
}

function readGeoJson(text: string, limits: SourceLimits): HallSource {
  const features = getFeatures(parseJson(text));
  assertRows(features.length, limits);
  const rows: SourceRow[] = [];
  const problems: RowProblem[] = [];
  const columns = new Set<string>();
  for (const [index, feature] of features.entries()) {
    const row = index + 1;
    const values = toFeatureValues(feature);
    if (hasLongCell(values.values())) problems.push(toLongCellProblem(row));
    else rows.push({ row, values });
    for (const name of values.keys()) columns.add(name);
  }
  return { columns: [...columns], rows, problems };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(BYTE_ORDER_MARK, ''));
  } catch {
    throw new SourceError('The file is not JSON.');
  }
}

function getFeatures(document: unknown): Feature[] {
  const { type, features } = isObject(document) ? document : {};
  if (type === 'Feature' && isObject(document)) return [document];
  if (type !== 'FeatureCollection' || !Array.isArray(features)) {
    throw new SourceError('The file is not GeoJSON: a FeatureCollection is expected.');
  }
  return features.map((feature: unknown) => (isObject(feature) ? feature : {}));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function toFeatureValues({ id, properties, geometry }: Feature): Map<string, string> {
  const values = new Map<string, string>();
  const keep = (name: string, value: unknown): void => {
    const text = toText(value);
    if (text !== '' && !values.has(name)) values.set(name, text);
  };
  keep('id', id);
  for (const [name, value] of Object.entries(isObject(properties) ? properties : {})) keep(name, value);
  const place = getPoint(geometry);
  if (place) {
    values.set('longitude', String(place.longitude));
    values.set('latitude', String(place.latitude));
  }
  return values;
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.map(toText).filter(Boolean).join('|');
  return '';
}

/** A point as it is; for an outline, the center of its bounding box. */
function getPoint(geometry: unknown): { longitude: number; latitude: number } | null {
  if (!isObject(geometry)) return null;
  const points = listPositions(geometry.coordinates);
  if (points.length === 0) return null;
  const middle = (numbers: number[]): number => (Math.min(...numbers) + Math.max(...numbers)) / 2;
  return {
    longitude: middle(points.map(([longitude]) => longitude)),
    latitude: middle(points.map(([, latitude]) => latitude)),
  };
}

function listPositions(coordinates: unknown): [number, number][] {
  if (!Array.isArray(coordinates)) return [];
  const [longitude, latitude] = coordinates as unknown[];
  if (typeof longitude === 'number' && typeof latitude === 'number') return [[longitude, latitude]];
  return coordinates.flatMap(listPositions);
}

import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { configure, TextReader, ZipWriter } from '@zip.js/zip.js';
import { toCsv, type CsvCell } from '../../files/csv-file.js';
import type { StreamedFile } from '../../rest/route.js';
import { EXPORTED_TABLES, type PersonalRecords } from './export.queries.js';

// Workers are for browsers; zlib works in threads of its own.
configure({ useWebWorkers: false });

function toCell(value: unknown): CsvCell {
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'number') return value;
  return JSON.stringify(value);
}

function toTable(rows: PersonalRecords['profile']): string {
  const columns = Object.keys(rows[0] ?? {});
  return toCsv([columns, ...rows.map((row) => columns.map((column) => toCell(row[column])))], { bom: true });
}

async function writeFiles(zip: ZipWriter<unknown>, json: string): Promise<void> {
  await zip.add('data.json', new TextReader(json));
  const records = JSON.parse(json) as PersonalRecords;
  for (const table of EXPORTED_TABLES) {
    if (records[table].length > 0) await zip.add(`${table}.csv`, new TextReader(toTable(records[table])));
  }
  await zip.close();
}

/** Own data as a ZIP, written while it is sent: the complete JSON, and a CSV of each table with rows. */
export function streamZip({ filename, content }: { filename: string; content: string }): StreamedFile {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const stream = Readable.fromWeb(readable as WebStream);
  // Whoever sends it reports the failure.
  stream.on('error', () => undefined);
  writeFiles(new ZipWriter(writable), content).catch((error: unknown) => stream.destroy(error as Error));
  return { stream, mime: 'application/zip', name: filename.replace(/json$/, 'zip') };
}

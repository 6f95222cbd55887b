import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { PRIVATE_FILE, PRIVATE_FOLDER, type Part } from './backup-manifest.js';

const BATCH_LINES = 500;

/** Counts and hashes a stream. */
class StreamMeasure {
  private readonly hash = createHash('sha256');
  private bytes = 0;

  add(chunk: string | Buffer): void {
    this.hash.update(chunk);
    this.bytes += Buffer.byteLength(chunk);
  }

  part(): Part {
    return { sha256: this.hash.digest('hex'), bytes: this.bytes };
  }
}

/** Writes lines to a compressed file. Returns its checksum, size and row count. */
export async function writeLines(file: string, chunks: AsyncIterable<string[]>): Promise<Part & { rows: number }> {
  const measure = new StreamMeasure();
  let rows = 0;
  async function* text(): AsyncGenerator<string> {
    for await (const chunk of chunks) {
      rows += chunk.length;
      const lines = chunk.map((line) => `${line}\n`).join('');
      measure.add(lines);
      yield lines;
    }
  }
  await mkdir(dirname(file), { recursive: true, mode: PRIVATE_FOLDER });
  await pipeline(Readable.from(text()), createGzip(), createWriteStream(file, { mode: PRIVATE_FILE }));
  return { ...measure.part(), rows };
}

/** The checksum, size and row count of a compressed file of these lines, without writing it. */
export async function measureLines(chunks: AsyncIterable<string[]>): Promise<Part & { rows: number }> {
  const measure = new StreamMeasure();
  let rows = 0;
  for await (const chunk of chunks) {
    rows += chunk.length;
    for (const line of chunk) measure.add(`${line}\n`);
  }
  return { ...measure.part(), rows };
}

/** Reads the lines of a compressed file in batches. JSON escapes line breaks, so each line is a row. */
export async function* readLines(file: string): AsyncGenerator<string[]> {
  const packed = createReadStream(file);
  const text = createGunzip();
  packed.pipe(text);
  text.setEncoding('utf8');
  // pipe() doesn't forward errors.
  packed.on('error', (error) => text.destroy(error));
  let rest = '';
  let lines: string[] = [];
  for await (const chunk of text as AsyncIterable<string>) {
    const parts = (rest + chunk).split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts);
    if (lines.length < BATCH_LINES) continue;
    yield lines;
    lines = [];
  }
  if (rest !== '') lines.push(rest);
  if (lines.length > 0) yield lines;
}

/** Writes a stream to a file of the backup. Returns its checksum and size. */
export async function writeStream(file: string, source: Readable): Promise<Part> {
  const measure = new StreamMeasure();
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      measure.add(chunk);
      done(null, chunk);
    },
  });
  await mkdir(dirname(file), { recursive: true, mode: PRIVATE_FOLDER });
  await pipeline(source, through, createWriteStream(file, { mode: PRIVATE_FILE }));
  return measure.part();
}

/** The checksum and size of a file. */
export async function measureFile(file: string): Promise<Part> {
  const measure = new StreamMeasure();
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) measure.add(chunk);
  return measure.part();
}

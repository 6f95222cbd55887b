import { join } from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { S3Driver } from 'flydrive/drivers/s3';
import type { Env } from './env.js';

/** Files by key, on the local disk or in an S3 bucket. Keys are the server's own; people's names never become one. */
export type FileStore = Disk;

/** One request to the bucket, from its first step to the last byte of the answer. */
const BUCKET_DEADLINE_MS = 30_000;
const BUCKET_ATTEMPTS = 2;

/**
 * Opens the storage that the environment names.
 * @param bucketDeadlineMs how long one request to a bucket may take
 */
export function openFileStore(env: Pick<Env, 'storage' | 'dataDir'>, bucketDeadlineMs = BUCKET_DEADLINE_MS): FileStore {
  const { storage } = env;
  if (storage.kind === 'local') {
    return new Disk(
      new FSDriver({
        location: join(env.dataDir, 'files'),
        visibility: 'private',
      }),
    );
  }
  return new Disk(
    new S3Driver({ client: bucketClient(storage, bucketDeadlineMs), bucket: storage.bucket, visibility: 'private' }),
  );
}

/**
 * A client of the bucket whose every request ends, to its last byte: the library has no limit on a whole request, and those on
 * its parts begin anew with each byte.
 */
function bucketClient(storage: Extract<Env['storage'], { kind: 's3' }>, deadlineMs: number): S3Client {
  const { region, endpoint, accessKeyId, secretAccessKey } = storage;
  const client = new S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: BUCKET_ATTEMPTS,
  });
  const { requestHandler } = client.config;
  const handle = requestHandler.handle.bind(requestHandler);
  requestHandler.handle = (request, options) =>
    handle(request, { ...options, abortSignal: AbortSignal.timeout(deadlineMs) });
  return client;
}

const MISSING = new Set(['ENOENT', 'NoSuchKey', 'NotFound']);

/** Whether an error says that there is no such file: the drivers wrap the file system's or S3's own one. */
export function isMissing(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, name, cause } = error as { code?: unknown; name?: unknown; cause?: unknown };
  return MISSING.has(String(code)) || MISSING.has(String(name)) || isMissing(cause);
}

/** The bytes of a stored file, or undefined where there is none. */
export async function storedBytes(files: FileStore, key: string): Promise<Buffer | undefined> {
  try {
    const bytes = await files.getBytes(key);
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

import { join } from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { S3Driver } from 'flydrive/drivers/s3';
import type { Env } from '../env.js';
import { DomainError } from '../domain/input/errors.js';
import { UPLOAD_MESSAGES } from '../domain/media/uploads.js';

/** Files by key, on the local disk or in an S3 bucket. Keys are generated, never derived from user input. */
export type FileStore = Disk;

/** Deadline of a request to the bucket, until the last byte of the response. */
const BUCKET_DEADLINE_MS = 30_000;
const BUCKET_ATTEMPTS = 2;

/**
 * Opens the configured storage.
 * @param bucketDeadlineMs deadline of a request to a bucket
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
    new S3Driver({
      client: createBucketClient(storage, bucketDeadlineMs),
      bucket: storage.bucket,
      visibility: 'private',
    }),
  );
}

/**
 * An S3 client with a deadline for each request: the library limits parts of a request only, and restarts those limits with each
 * byte.
 */
function createBucketClient(storage: Extract<Env['storage'], { kind: 's3' }>, deadlineMs: number): S3Client {
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

/** Whether an error means that the file doesn't exist: the drivers wrap the errors of the file system or S3. */
export function isMissing(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, name, cause } = error as { code?: unknown; name?: unknown; cause?: unknown };
  return MISSING.has(String(code)) || MISSING.has(String(name)) || isMissing(cause);
}

/** The bytes of a stored file, or undefined if it doesn't exist. @throws DomainError UNAVAILABLE when it can't be read */
export async function readStoredBytes(files: FileStore, key: string): Promise<Buffer | undefined> {
  try {
    const bytes = await files.getBytes(key);
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  } catch (error) {
    if (isMissing(error)) return undefined;
    const refusal = new DomainError('UNAVAILABLE', UPLOAD_MESSAGES.storageAway, { details: { retryAfter: 60 } });
    throw Object.assign(refusal, { cause: error });
  }
}

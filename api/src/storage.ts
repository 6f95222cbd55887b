import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { S3Driver } from 'flydrive/drivers/s3';
import type { Env } from './env.js';

/** Files by key, on the local disk or in an S3 bucket. Keys are the server's own; people's names never become one. */
export type FileStore = Disk;

/** Opens the storage that the environment names. */
export function openFileStore(env: Env): FileStore {
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
      bucket: storage.bucket,
      region: storage.region,
      endpoint: storage.endpoint,
      forcePathStyle: storage.endpoint !== undefined,
      credentials: {
        accessKeyId: storage.accessKeyId,
        secretAccessKey: storage.secretAccessKey,
      },
      visibility: 'private',
    }),
  );
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

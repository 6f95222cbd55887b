import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApolloServerOptions, BaseContext } from '@apollo/server';

/** Where the build writes its manifest of persisted documents. */
const LIST = '.vite/operations.json';
/** The cache key prefix of Apollo Server's persisted documents. */
const PREFIX = 'apq:';

interface ListedOperation {
  hash: string;
  query: string;
}

/**
 * Reads the persisted documents that the web build wrote, by their SHA-256 hash; empty without a build.
 * @param folder the output of the web build
 */
export function readKnownDocuments(folder: string): ReadonlyMap<string, string> {
  const path = join(folder, LIST);
  if (!existsSync(path)) return new Map();
  const listed = JSON.parse(readFileSync(path, 'utf8')) as ListedOperation[];
  return new Map(listed.map(({ hash, query }) => [hash, query]));
}

/** Persisted documents for Apollo Server: those of the build; clients can't register more. */
export function persistedDocuments(
  known: ReadonlyMap<string, string>,
): ApolloServerOptions<BaseContext>['persistedQueries'] {
  return {
    cache: {
      get: (key) => Promise.resolve(known.get(key.slice(PREFIX.length))),
      set: () => Promise.resolve(),
      delete: () => Promise.resolve(false),
    },
  };
}

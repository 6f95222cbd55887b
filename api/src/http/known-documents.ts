import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApolloServerOptions, BaseContext } from '@apollo/server';

/** Where the build leaves its list. */
const LIST = '.vite/operations.json';
/** The prefix under which Apollo Server looks for persisted documents. */
const PREFIX = 'apq:';

interface ListedOperation {
  hash: string;
  query: string;
}

/**
 * Reads the list of operations that the web app's build left for the server: texts by SHA-256; empty where there is none.
 * @param folder what the build wrote
 */
export function readKnownDocuments(folder: string): ReadonlyMap<string, string> {
  const path = join(folder, LIST);
  if (!existsSync(path)) return new Map();
  const listed = JSON.parse(readFileSync(path, 'utf8')) as ListedOperation[];
  return new Map(listed.map(({ hash, query }) => [hash, query]));
}

/** Persisted documents for Apollo Server: those of the build, and none that a client would like to add. */
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

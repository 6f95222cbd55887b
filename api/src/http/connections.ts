import type { ServerOptions } from 'node:http';

/** What one connection may take of the server's time and memory: a client that sends its headers slowly is cut within 17 s. */
export const CONNECTION_LIMITS = {
  /** From the first byte of a request to its last. */
  requestTimeout: 60_000,
  headersTimeout: 15_000,
  /** How often connections are looked at: it adds to the times above. */
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 16 * 1024,
} as const satisfies ServerOptions;

/** After so many requests a connection is opened anew. */
export const MAX_REQUESTS_PER_SOCKET = 1_000;

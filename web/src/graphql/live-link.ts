import type { ApolloLink } from '@apollo/client/link';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import type { TokenStore } from './token';

/** The server closes with this code when the connection's token has ended. */
const TOKEN_ENDED = 4401;

function socketAddress(): string {
  const { protocol, host } = window.location;
  return `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}/graphql`;
}

/** Without a network an attempt only fails, and is said in the console: it waits for one. */
async function findSocketAddress(): Promise<string> {
  if (!navigator.onLine) {
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
  }
  return socketAddress();
}

function closeCode(event: unknown): number | undefined {
  return typeof event === 'object' && event !== null && 'code' in event ? Number(event.code) : undefined;
}

/**
 * Subscriptions over graphql-ws. The connection carries the token that it was opened with, so a new token opens a new one.
 * Loaded with the first subscription only.
 */
export function createLiveLink(token: TokenStore): ApolloLink {
  const client = createClient({
    url: findSocketAddress,
    connectionParams: () => {
      const current = token.current();
      return current ? { authorization: `Bearer ${current}` } : {};
    },
    retryAttempts: Infinity,
    shouldRetry: (event) => closeCode(event) !== TOKEN_ENDED || token.current() !== null,
  });
  token.subscribe(() => client.terminate());
  return new GraphQLWsLink(client);
}

import 'graphiql/setup-workers/vite';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL, HISTORY_PLUGIN } from 'graphiql';
import { createClient } from 'graphql-ws';
import { useMemo } from 'react';
import 'graphiql/style.css';
import { fetchAsViewer } from '../graphql/fetch-as-viewer';
import { TOKEN_KEY } from '../graphql/token';
import { EXAMPLES_PLUGIN } from './ExamplesPlugin';

const PLUGINS = [EXAMPLES_PLUGIN, HISTORY_PLUGIN];

/** Where live operations go: the same address, over a socket. */
function socketAddress(): string {
  const { protocol, host } = window.location;
  return `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}/graphql`;
}

/** GraphiQL on this server, with the staff member's token on every request and the saved examples at its side. */
export function Editor() {
  const fetcher = useMemo(
    () =>
      createGraphiQLFetcher({
        url: '/graphql',
        // The token changes while the page is open.
        fetch: (address, init) => fetchAsViewer(address, init),
        wsClient: createClient({
          url: socketAddress(),
          connectionParams: () => ({ authorization: `Bearer ${localStorage.getItem(TOKEN_KEY) ?? ''}` }),
        }),
      }),
    [],
  );
  return (
    <GraphiQL
      fetcher={fetcher}
      plugins={PLUGINS}
      visiblePlugin={EXAMPLES_PLUGIN}
      defaultQuery=""
      isHeadersEditorEnabled={false}
    />
  );
}

import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { AntdProvider } from '../app/AntdProvider';
import { Providers } from '../app/Providers';
import { createApolloClient } from '../graphql/client';
import { createTokenStore, TOKEN_KEY, type TokenStore } from '../graphql/token';
import type { ApolloClient } from '@apollo/client';
import type { ViewerFieldsFragment } from '../graphql/generated/session';
import { announceMaintenance } from '../app/maintenance-signal';
import { fakeServer, type FakeServer } from './server';

/** What a test may say about its surroundings. */
export interface Surroundings {
  /** Where the page is opened. */
  at?: string;
  /** State of that history entry. */
  state?: unknown;
  /** Who is signed in. */
  viewer?: ViewerFieldsFragment;
  server?: FakeServer;
  /** The clock, in milliseconds. */
  now?: () => number;
}

/** A rendered piece of the product, with the hands and the server that go with it. */
export interface Rendered extends RenderResult {
  user: UserEvent;
  server: FakeServer;
  client: ApolloClient;
  token: TokenStore;
  /** Where the page is now: path, search and hash. */
  address: () => string;
}

function Whereabouts({ tell }: { tell: (address: string) => void }) {
  const { pathname, search, hash } = useLocation();
  tell(`${pathname}${search}${hash}`);
  return null;
}

/** Renders inside everything that `app/App.tsx` puts around the screens, with a fake server at the other end. */
export function renderApp(ui: ReactNode, surroundings: Surroundings = {}): Rendered {
  const { at = '/', state, viewer, server = fakeServer(), now } = surroundings;
  if (viewer) {
    localStorage.setItem(TOKEN_KEY, 'a-token');
    server.answer('Viewer', () => ({ viewer }));
  }
  const token = createTokenStore();
  const client = createApolloClient({
    token,
    onMaintenance: announceMaintenance,
    fetch: server.fetch,
    ...(now ? { now } : {}),
  });
  let current = at;
  const rendered = render(
    <Providers client={client} token={token}>
      <MemoryRouter useTransitions={false} initialEntries={[{ ...parts(at), state }]}>
        <AntdProvider>{ui}</AntdProvider>
        <Whereabouts tell={(address) => (current = address)} />
      </MemoryRouter>
    </Providers>,
  );
  return { ...rendered, user: userEvent.setup({ delay: null }), server, client, token, address: () => current };
}

function parts(address: string): { pathname: string; search: string; hash: string } {
  const { pathname, search, hash } = new URL(address, 'http://localhost');
  return { pathname, search, hash };
}

import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { CurrencyProvider } from '../features/currency/public/CurrencyProvider';
import { SessionProvider } from '../graphql/session';
import type { TokenStore } from '../graphql/token';
import { HeartProvider, type DrawHeart } from '../lib/heart';
import { AccountLocale } from './AccountLocale';
import { SignedInParts } from './SignedInParts';
import { AntdBoundaryProvider } from '../ui/AntdBoundary';
import { lazyPart } from '../ui/lazy-part';
import { ToastHost } from '../ui/ToastHost';

interface ProvidersProps {
  client: ApolloClient;
  token: TokenStore;
  children: ReactNode;
}

const loadAntd = () => import('./AntdProvider').then((module) => module.AntdProvider);

/** Comes with the cards, which the first view of the landing page hasn't. */
const SaveHeart = lazyPart(
  () => import('../features/saved-halls/public/SaveToggle').then((module) => module.SaveHeart),
  null,
);
const drawHeart: DrawHeart = (hall) => <SaveHeart hall={hall} />;

/** What every screen can rely on: locale, server, session, toasts, the hearts of halls, and Ant Design where it is asked for. */
export function Providers({ client, token, children }: ProvidersProps) {
  return (
    <AntdBoundaryProvider load={loadAntd}>
      <ApolloProvider client={client}>
        <SessionProvider token={token}>
          <CurrencyProvider>
            <HeartProvider draw={drawHeart}>{children}</HeartProvider>
          </CurrencyProvider>
          <AccountLocale />
          <SignedInParts />
        </SessionProvider>
      </ApolloProvider>
      <ToastHost />
    </AntdBoundaryProvider>
  );
}

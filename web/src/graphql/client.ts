import { ApolloClient } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { ApolloLink } from '@apollo/client/link';
import { ErrorLink } from '@apollo/client/link/error';
import { BaseHttpLink } from '@apollo/client/link/http';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { isMutationOperation, isSubscriptionOperation } from '@apollo/client/utilities';
import { from, switchMap, throwError, catchError } from 'rxjs';
import { InMemoryCache } from '@apollo/client/cache';
import { currentLocale } from '../i18n/locale-store';
import { readError, SessionEnded } from './errors';
import { attachFreshness, Freshness, freshnessLink } from './freshness';
import { loadRenewal } from './renewal-on-demand';
import type { TokenStore } from './token';
import { BUSY, getResponse, sendOnce } from './attempt';

/**
 * What the page remembers. A type that has an `id` is kept once, whichever query brought it; one of which there is only one
 * (`keyFields: []`) has to be named here, or queries for its different fields would overwrite each other.
 */
function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      ClientConfig: { keyFields: [] },
      // A hall's page asks for the answer time alone, the wizard for the days as well.
      HallAvailability: { merge: true },
    },
  });
}

/** Follows `Retry-After` of a busy server; most pages never meet one, and don't load what it takes. */
function followRetryAfter(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    sendOnce(operation, forward).pipe(
      catchError((error: unknown) => {
        const failure = throwError(() => error);
        if (getResponse(operation)?.status !== BUSY) return failure;
        return from(import('./retry-after').catch(() => null)).pipe(
          switchMap((module) => module?.retryLater(operation, forward, error) ?? failure),
        );
      }),
    ),
  );
}

/** What the client needs from the page. */
export interface ClientSettings {
  token: TokenStore;
  /** Called when the server says that the platform is under maintenance. */
  onMaintenance: () => void;
  /** Address of the GraphQL endpoint. */
  uri?: string;
  /** For tests. */
  fetch?: typeof globalThis.fetch;
  now?: () => number;
}

const timeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Sends the token that is current when the operation leaves, the page’s language, which needn’t be the browser’s, and the time zone,
 * which tells the country of phone numbers.
 */
function authorisation(token: TokenStore): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const current = token.current();
    operation.setContext(({ headers }: { headers?: Record<string, string> }) => {
      // An operation that is sent again must not keep the token of the first time.
      const { authorization: _before, ...others }: Record<string, string> = {
        ...headers,
        'accept-language': currentLocale(),
        'x-time-zone': timeZone(),
      };
      return { headers: current ? { ...others, authorization: `Bearer ${current}` } : others, sentToken: current };
    });
    return forward(operation);
  });
}

/** The session may well go on: what is said is that the server couldn't be asked. */
function toUnanswered(outcome: 'unanswered' | 'busy'): Error {
  const words = 'The session could not be renewed';
  if (outcome === 'unanswered') return new TypeError(words);
  return new ServerError(words, { response: new Response(null, { status: 503 }), bodyText: '' });
}

/**
 * A token that has ended, or whose account is suspended, is renewed once, and the operation sent again: it was refused before anything was done. Where it can't be
 * renewed, the viewer is signed out, and what was only being read is read again as a visitor. A refused sign-in is not a dead token:
 * it was sent without one, or with one that has changed since.
 */
function refusals({ token, onMaintenance, fetch }: ClientSettings): ErrorLink {
  const renewal = loadRenewal(token, fetch);
  return new ErrorLink(({ error, operation, forward }) => {
    const { code } = readError(error);
    if (code === 'MAINTENANCE') onMaintenance();
    const { sentToken } = operation.getContext() as { sentToken?: string | null };
    const isEnded = code === 'UNAUTHENTICATED' || code === 'ACCOUNT_SUSPENDED';
    if (!isEnded || !sentToken || sentToken !== token.current()) return undefined;
    const isRead = !isMutationOperation(operation.query) && operation.operationName !== 'Viewer';
    return from(renewal.replace(sentToken)).pipe(
      switchMap((outcome) => {
        if (outcome === 'renewed') return forward(operation);
        if (outcome === 'unanswered' || outcome === 'busy') return throwError(() => toUnanswered(outcome));
        if (token.current() === sentToken) token.set(null);
        if (isRead) return forward(operation);
        return throwError(() => (code === 'UNAUTHENTICATED' ? new SessionEnded(error) : error));
      }),
    );
  });
}

/** Sends the hash of a document that the server knows from the build, and its text only where it doesn't. */
function persistedDocuments(): ApolloLink {
  return new PersistedQueryLink({
    generateHash: (document) => {
      const { __meta__: meta } = document as { __meta__?: { hash?: string } };
      if (!meta?.hash) throw new Error('Operations come from generated documents, which carry their hash');
      return meta.hash;
    },
  });
}

function hasFiles(value: unknown): boolean {
  if (value instanceof Blob) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasFiles);
}

/** A link whose code loads with its first operation. */
function loadedLater(load: () => Promise<ApolloLink>): ApolloLink {
  let loading: Promise<ApolloLink> | undefined;
  return new ApolloLink((operation, forward) => {
    loading ??= load();
    return from(loading).pipe(switchMap((link) => link.request(operation, forward)));
  });
}

function transport({ uri = '/graphql', token, fetch }: ClientSettings): ApolloLink {
  const live = loadedLater(() => import('./live-link').then(({ createLiveLink }) => createLiveLink(token)));
  const upload = loadedLater(() => import('./upload-link').then(({ createUploadLink }) => createUploadLink(uri)));
  return ApolloLink.split(
    ({ query }) => isSubscriptionOperation(query),
    live,
    ApolloLink.split(
      ({ variables }) => hasFiles(variables),
      upload,
      ApolloLink.from([persistedDocuments(), new BaseHttpLink({ uri, ...(fetch ? { fetch } : {}) })]),
    ),
  );
}

/** The one way to the server. */
export function createApolloClient(settings: ClientSettings): ApolloClient {
  const freshness = new Freshness(settings.now);
  const client = new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([
      refusals(settings),
      followRetryAfter(),
      authorisation(settings.token),
      freshnessLink(freshness),
      transport(settings),
    ]),
    devtools: { enabled: false },
  });
  attachFreshness(client, freshness);
  return client;
}

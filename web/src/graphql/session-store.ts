import type { ApolloClient } from '@apollo/client';
import { Role } from '@mehfil/api/domain/accounts/roles';
import { getFreshness } from './freshness';
import type { ViewerFieldsFragment } from './generated/session';
import { isSameAccount } from './token-claims';
import type { TokenStore } from './token';
import { onServerAnswers } from '../lib/busy-server';
import { currentDraftOwner, keepOpenForms, setDraftOwner } from '../lib/draft-owner';
import { endPushSubscription } from '../lib/push-subscription';
import { localStore } from '../lib/storage';
import { STORAGE_KEYS } from '../lib/storage-keys';

/** The signed-in person. */
export type Viewer = Omit<ViewerFieldsFragment, 'role'> & { role: Role };

/** What the server answers to a sign-in, a registration or a change of password. */
export interface SignedIn {
  token: string;
  user: ViewerFieldsFragment;
}

/**
 * Who is using the page. `loading`: there is a token and its owner is being asked for. `failed`: that question got no answer;
 * nobody is signed out for it, and `refresh` asks again.
 */
export interface SessionState {
  status: 'loading' | 'ready' | 'failed';
  viewer: Viewer | null;
  /** Whether the session that this page had is over without a choice of its own: ended elsewhere, expired, suspended. */
  hasEnded: boolean;
  /** Grows whenever another person is using the page, so that screens start anew. */
  epoch: number;
}

function toViewer(user: ViewerFieldsFragment): Viewer {
  return { ...user, role: Role[user.role] };
}

/** How long signing out waits for the server; the page signs out in any case. */
const SIGN_OUT_WAITS_MS = 3_000;

/** Whoever signs out by choice leaves nothing typed behind. */
function forgetDrafts(): void {
  const owner = currentDraftOwner();
  if (owner !== null)
    void import('../lib/form-drafts').then(
      ({ dropAllDrafts }) => dropAllDrafts(owner),
      () => undefined,
    );
}

/** The documents load when there is a token: visitors need none of them. */
const loadDocuments = () => import('./generated/session');

/** The session of this page: begins with the stored token, and keeps in step with other tabs through it. */
export class SessionStore {
  private state: SessionState;
  private readonly listeners = new Set<() => void>();
  /** The token whose owner is shown; another one in the store means that somebody else, or nobody, is signed in now. */
  private shown: string | null = null;
  private isAsking = false;

  constructor(
    private readonly client: ApolloClient,
    private readonly token: TokenStore,
  ) {
    this.state = { status: token.current() ? 'loading' : 'ready', viewer: null, hasEnded: false, epoch: 0 };
  }

  readonly current = (): SessionState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Asks who the stored token belongs to, and watches the token. Returns the way to stop. */
  readonly start = (): (() => void) => {
    if (this.token.current()) void this.refresh();
    // The session may have ended where no page was open to see it.
    else this.leaveDevice();
    const stops = [this.token.subscribe(() => void this.follow()), onServerAnswers(() => this.askAgain())];
    return () => stops.forEach((stop) => stop());
  };

  /** Begins a session with the server's answer. */
  readonly signIn = async ({ token, user }: SignedIn): Promise<void> => {
    this.leaveDevice();
    this.shown = token;
    this.token.set(token);
    await this.forget();
    this.change({ status: 'ready', viewer: toViewer(user), hasEnded: false, epoch: this.state.epoch + 1 });
  };

  /** Ends the session: no user, no token, nothing cached (docs/coverage.md: customer §4). */
  readonly signOut = async (): Promise<void> => {
    if (this.token.current()) await this.endOnServer();
    this.shown = null;
    this.token.set(null);
    forgetDrafts();
    this.leaveDevice();
    await this.forget();
    this.change({ status: 'ready', viewer: null, hasEnded: false, epoch: this.state.epoch + 1 });
  };

  /** Takes over a new token of the same person (after a change of password); the screens stay as they are. */
  readonly renew = ({ token, user }: SignedIn): void => {
    this.shown = token;
    this.token.set(token);
    this.change({ ...this.state, status: 'ready', viewer: toViewer(user), hasEnded: false });
  };

  /** Reads the viewer's account again. */
  readonly refresh = async (): Promise<void> => {
    const asked = this.token.current();
    this.shown = asked;
    this.isAsking = true;
    try {
      const { ViewerDocument } = await loadDocuments();
      const { data } = await this.client.query({ query: ViewerDocument, fetchPolicy: 'network-only' });
      if (!this.isStill(asked) || !data) return;
      this.change({ ...this.state, status: 'ready', viewer: toViewer(data.viewer) });
    } catch {
      // A dead token was removed by the client, which `follow` has noticed.
      if (!this.isStill(asked)) return;
      this.change({ ...this.state, status: this.state.viewer ? 'ready' : 'failed' });
    } finally {
      this.isAsking = false;
    }
  };

  /** A server that was too busy to say whose the token is can be asked again once it answers anything. */
  private askAgain(): void {
    if (this.state.status === 'failed' && !this.isAsking && this.token.current()) void this.refresh();
  }

  /** Ends the session on the server, so that neither its token nor its cookie is good for anything. */
  private async endOnServer(): Promise<void> {
    const ended = loadDocuments()
      .then(({ SignOutDocument }) => this.client.mutate({ mutation: SignOutDocument }))
      .catch(() => undefined);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise((resolve) => {
      timer = setTimeout(resolve, SIGN_OUT_WAITS_MS);
    });
    await Promise.race([ended, late]);
    clearTimeout(timer);
  }

  private async follow(): Promise<void> {
    const token = this.token.current();
    if (token === this.shown) return;
    // A renewed token, from this tab or another one, changes nothing that is shown.
    const isRenewed = isSameAccount(this.shown, token);
    this.shown = token;
    if (isRenewed) return;
    keepOpenForms();
    // Whoever signs in elsewhere has seen to it there, and may have turned on their own.
    if (!token) this.leaveDevice();
    // Before the screens begin anew: what they ask as a visitor must not be cancelled with what was being asked.
    await this.forget();
    if (this.token.current() !== token) return;
    this.change({ status: token ? 'loading' : 'ready', viewer: null, hasEnded: !token, epoch: this.state.epoch + 1 });
    if (token) await this.refresh();
  }

  /** Whether the token is still the one that was asked with, or a renewed one of the same account. */
  private isStill(asked: string | null): boolean {
    const current = this.token.current();
    return current === asked || isSameAccount(asked, current);
  }

  /** What an account keeps on this device beyond its pages ends with it, even where the server can't be reached. */
  private leaveDevice(): void {
    localStore.remove(STORAGE_KEYS.offlineBookings);
    void endPushSubscription();
  }

  /** What was read for one person is neither shown nor left to the next. */
  private async forget(): Promise<void> {
    localStore.remove(STORAGE_KEYS.offlineBookings);
    getFreshness(this.client).clear();
    await this.client.clearStore();
  }

  private change(next: SessionState): void {
    this.state = next;
    setDraftOwner(next.viewer?.id ?? null);
    this.listeners.forEach((listener) => listener());
  }
}

import type { ApolloClient } from '@apollo/client';

/** Asks for the password again, wherever on the page a sign-in proved too old (docs/decisions/0017-accounts.md). */
export class Reauthentication {
  private settle: ((given: boolean) => void) | null = null;
  private asked: Promise<boolean> | null = null;
  private readonly listeners = new Set<() => void>();

  /** Asks; whether the password was given. Calls at once share one question. */
  ask = (): Promise<boolean> => {
    if (!this.canAsk()) return Promise.resolve(false);
    this.asked ??= new Promise((resolve) => {
      this.settle = resolve;
    });
    this.tell();
    return this.asked;
  };

  /** Whether somebody is there to be asked. */
  canAsk = (): boolean => this.listeners.size > 0;

  /** Answers the open question. */
  answer = (given: boolean): void => {
    this.settle?.(given);
    this.settle = null;
    this.asked = null;
    this.tell();
  };

  isAsked = (): boolean => this.asked !== null;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

const byClient = new WeakMap<ApolloClient, Reauthentication>();

/** The question that belongs to a client. */
export function getReauthentication(client: ApolloClient): Reauthentication {
  let found = byClient.get(client);
  if (!found) byClient.set(client, (found = new Reauthentication()));
  return found;
}

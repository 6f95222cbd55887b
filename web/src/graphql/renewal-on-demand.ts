import type { Renewal, RenewalOutcome } from './renewal';
import type { TokenStore } from './token';

/** The renewal of a token, whose code loads when there is a token: visitors have none. */
export function loadRenewal(token: TokenStore, fetch?: typeof globalThis.fetch): Renewal {
  let loading: Promise<Renewal> | undefined;
  const load = (): Promise<Renewal> => {
    loading ??= import('./renewal').then(
      ({ createRenewal }) => createRenewal(token, fetch),
      (error: unknown) => {
        // Another attempt may find the network back.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };

  const replace = async (of: string): Promise<RenewalOutcome> => {
    const renewal = await load().catch(() => null);
    return renewal ? renewal.replace(of) : 'unanswered';
  };

  const keepFresh = (): (() => void) => {
    let stop: (() => void) | undefined;
    let isOver = false;
    const begin = async (): Promise<void> => {
      if (token.current() === null) return;
      unsubscribe();
      const renewal = await load().catch(() => null);
      if (isOver) return;
      // Without the code, the next token tries again.
      if (renewal) stop = renewal.keepFresh();
      else unsubscribe = token.subscribe(() => void begin());
    };
    let unsubscribe = token.subscribe(() => void begin());
    void begin();
    return () => {
      isOver = true;
      unsubscribe();
      stop?.();
    };
  };

  return { replace, keepFresh };
}

import { createElement, lazy, useState, type ComponentType } from 'react';

/** A component whose code loads later, and a way to begin loading it before it is rendered. */
export interface LazyScreen {
  Screen: ComponentType;
  /** Resolves when the code is there; rendering it then waits for nothing. Never rejects. */
  preload: () => Promise<void>;
}

/** Wraps a loader so that rendering and preloading share one download. */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let loaded: ComponentType | undefined;
  let started: Promise<{ default: ComponentType }> | undefined;
  const start = (): Promise<{ default: ComponentType }> => {
    started ??= load().then(
      (Screen) => {
        loaded = Screen;
        return { default: Screen };
      },
      (error: unknown) => {
        // Another attempt may find the network back.
        started = undefined;
        throw error;
      },
    );
    return started;
  };
  const Later = lazy(start);
  return {
    Screen: function Screen() {
      const [Part] = useState(() => loaded ?? Later);
      return createElement(Part);
    },
    // A failed preload is told when the screen is really opened.
    preload: () => start().then(ignore, ignore),
  };
}

function ignore(): void {
  // Nothing to do.
}

import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A component whose code loads later, and a way to begin loading it before it is rendered. */
export interface LazyScreen {
  Screen: LazyExoticComponent<ComponentType>;
  preload: () => void;
}

/** Wraps a loader so that rendering and preloading share one download. */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let started: Promise<{ default: ComponentType }> | undefined;
  const start = (): Promise<{ default: ComponentType }> => {
    started ??= load().then(
      (Screen) => ({ default: Screen }),
      (error: unknown) => {
        // Another attempt may find the network back.
        started = undefined;
        throw error;
      },
    );
    return started;
  };
  return {
    Screen: lazy(start),
    // A failed preload is told when the screen is really opened.
    preload: () => void start().catch(() => undefined),
  };
}

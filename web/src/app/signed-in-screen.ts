import type { ComponentType } from 'react';
import type { SignedInScreen } from './signed-in-screens';

/**
 * Code of a screen behind a sign-in. Where it is stands in a file of its own: what each of them needs is no part of a visitor's
 * first download.
 */
export function signedInScreen(name: SignedInScreen): () => Promise<ComponentType> {
  return () => import('./signed-in-screens').then((module) => module.SIGNED_IN_SCREENS[name]());
}

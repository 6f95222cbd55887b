import type { Plugin } from 'vite';
import { cssVariables } from '../src/app/theme.ts';

const NAME = 'virtual:tokens.css';
const RESOLVED = '\0virtual:tokens.css';

/** Serves `virtual:tokens.css`: the brand tokens as CSS custom properties, written once at build time. */
export function tokensPlugin(): Plugin {
  return {
    name: 'mehfil:tokens',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? cssVariables() : undefined),
  };
}

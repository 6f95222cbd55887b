import type { Plugin } from 'vite';

const DISPLAY_NAME = /^[A-Za-z]+\.displayName = "[^"]*";$/gm;
const UNMARKED = /= React(\d*)\.(memo|forwardRef|createContext)\(/g;

/**
 * Lets the bundler drop the parts of react-router that nobody uses. Its names for developer tools count as uses, and kept forms,
 * fetchers and scroll restoration in every visitor's download (1.4 kB of gzip).
 */
export function unusedRouterPartsPlugin(): Plugin {
  return {
    name: 'mehfil:unused-router-parts',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({
        code: code.replace(DISPLAY_NAME, '').replace(UNMARKED, '= /* @__PURE__ */ React$1.$2('),
        map: null,
      }),
    },
  };
}

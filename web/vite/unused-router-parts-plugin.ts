import type { Plugin } from 'vite';

const DISPLAY_NAME = /^[A-Za-z]+\.displayName = "[^"]*";$/gm;
const UNMARKED = /= React(\d*)\.(memo|forwardRef|createContext)\(/g;
/** The file that holds the router; the others of its folder are for servers. */
const ROUTER = /\nfunction useRoutesImpl\(/;

/** What only its data routers and its framework use: its warnings for developers, error pages, prefetched links, places that aren't the window's. */
const UNUSED: readonly (readonly [from: string, to: string])[] = [
  ['var ENABLE_DEV_WARNINGS = true;', 'const ENABLE_DEV_WARNINGS = false;'],
  ['function warning(cond, message) {', '/* @__NO_SIDE_EFFECTS__ */ function warning(cond, message) { return;'],
  ['return dataRouterState && (match.route.ErrorBoundary', 'return false && (match.route.ErrorBoundary'],
  ['errorElement = match.route.errorElement || defaultErrorElement;', 'errorElement = match.route.errorElement;'],
  ['return shouldPrefetch && !isAbsolute ?', 'return false ?'],
  ['] = usePrefetchBehavior(', '] = ((...unused) => [false, null, {}])('],
  ['let dataRouterState = dataRouterOpts?.state;', 'const dataRouterState = undefined;'],
  ['let matches = dataRouterOpts && dataRouterOpts', 'let matches = false && dataRouterOpts'],
  ['  if (locationArg) {\n    let parsedLocationArg', '  if (false) {\n    let parsedLocationArg'],
  ['  if (locationArg && renderedMatches) {', '  if (false) {'],
  ['var RenderErrorBoundary = class extends', 'var RenderErrorBoundary = () => class extends'],
  ['RenderErrorBoundary.contextType = RSCRouterContext;', ''],
];

/**
 * Lets the bundler drop the parts of react-router that nobody uses. Its names for developer tools count as uses, and kept forms,
 * fetchers and scroll restoration in every visitor's download; what stands in `UNUSED` could never run here (together 4.5 kB of gzip).
 */
export function unusedRouterPartsPlugin(): Plugin {
  return {
    name: 'mehfil:unused-router-parts',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/.*\.mjs$/ },
      handler(source) {
        let code = source.replace(DISPLAY_NAME, '').replace(UNMARKED, '= /* @__PURE__ */ React$1.$2(');
        if (!ROUTER.test(source)) return { code, map: null };
        for (const [from, to] of UNUSED) {
          if (!code.includes(from)) this.error(`react-router no longer says "${from}": look at what it says instead`);
          code = code.replace(from, to);
        }
        return { code, map: null };
      },
    },
  };
}

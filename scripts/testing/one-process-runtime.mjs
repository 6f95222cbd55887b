import { existsSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import JestRuntime from 'jest-runtime';
import { setGlobals } from './one-process-globals.mjs';

// Its types describe the CommonJS side, where the class is a property.
const Runtime = /** @type {typeof JestRuntime.default} */ (/** @type {unknown} */ (JestRuntime));
const require = createRequire(import.meta.url);

const GLOBALS = '@jest/globals';
const GLOBALS_URL = new URL('one-process-globals.mjs', import.meta.url).href;
/** Where jest's framework keeps who listens to the events of a test file. */
const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS');
/** What Node can do with compiled modules. */
const MODULES = {
  supportsDynamicImport: true,
  supportsExportNamespaceFrom: true,
  supportsStaticESM: true,
  supportsTopLevelAwait: true,
};

/** @typedef {ConstructorParameters<typeof Runtime>[3]} Transformer */
/** @type {((file: string) => ReturnType<Transformer['transform']>) | undefined} that of the test file that runs */
let compile;
/** Of all test files, since modules outlive the one that loaded them. */
const sourceMaps = /** @type {Map<string, string>} */ (new Map());

/**
 * Lets Node load the modules of tests, once for all test files of a worker, where jest's own runtime evaluates each anew for each
 * file (docs/decisions/0043-tests-and-checks.md). TypeScript is compiled by the project's `transform`.
 */
class OneProcessRuntime extends Runtime {
  /** @param {ConstructorParameters<typeof Runtime>} parameters */
  constructor(...parameters) {
    super(...parameters);
    const [, , , transformer, , coverage, testFile] = parameters;
    this.testFile = testFile;
    if (!compile) registerHooks({ resolve, load });
    compile = (file) => transformer.transform(file, { ...coverage, ...MODULES });
  }

  /**
   * Loads jest's own modules; the framework anew, since its state belongs to one test file.
   * @override
   * @template T
   * @param {string} from
   * @param {string} [name]
   * @returns {T}
   */
  requireInternalModule(from, name) {
    if (name !== undefined) return /** @type {T} */ (createRequire(from)(name));
    Reflect.deleteProperty(globalThis, EVENT_HANDLERS);
    Reflect.deleteProperty(require.cache, from);
    return /** @type {T} */ (require(from));
  }

  /** @override */
  unstable_shouldLoadAsEsm() {
    return true;
  }

  /**
   * @override
   * @param {string} path
   * @returns {Promise<unknown>}
   */
  unstable_importModule(path) {
    return import(pathToFileURL(path).href);
  }

  /** @override */
  getSourceMaps() {
    return sourceMaps;
  }

  /**
   * @override
   * @param {Parameters<InstanceType<typeof Runtime>['setGlobalsForRuntime']>[0]} globals
   */
  setGlobalsForRuntime(globals) {
    super.setGlobalsForRuntime(globals);
    setGlobals(this.requireModuleOrMock(this.testFile, GLOBALS));
  }
}

/**
 * The module of a specifier: relative ones name the compiled file.
 * @type {import('node:module').ResolveHookSync}
 */
function resolve(specifier, context, next) {
  if (specifier === GLOBALS) return { url: GLOBALS_URL, format: 'module', shortCircuit: true };
  const { parentURL = '' } = context;
  if (specifier.startsWith('.') && specifier.endsWith('.js') && parentURL.endsWith('.ts')) {
    const source = new URL(specifier.replace(/\.js$/, '.ts'), parentURL);
    if (existsSync(source)) return { url: source.href, format: 'module', shortCircuit: true };
  }
  return next(specifier, context);
}

/** @type {import('node:module').LoadHookSync} */
function load(url, context, next) {
  if (!compile || !url.startsWith('file:') || !url.endsWith('.ts')) return next(url, context);
  const { code, sourceMapPath } = compile(fileURLToPath(url));
  // In a stack, a module that Node loaded goes by its URL.
  if (sourceMapPath) sourceMaps.set(url, sourceMapPath);
  return { format: 'module', source: code, shortCircuit: true };
}

// jest reads the class by `require`.
export { OneProcessRuntime as 'module.exports' };

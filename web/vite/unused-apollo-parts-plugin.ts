import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PACKAGES = fileURLToPath(new URL('../../node_modules/', import.meta.url)).replaceAll('\\', '/');

/** A function that says so if it is ever called. */
function unused(name: string): string {
  return `const ${name} = () => { throw new Error('${name} is left out of this build'); };`;
}

/**
 * Modules for what the product doesn't use, and what stands in their place: directives that only the client understands, data
 * masking, parsed scalars, schedulers of rxjs's `from`. `generated.test.ts` holds that no operation asks for any of it.
 */
const STAND_INS: Readonly<Record<string, string>> = {
  '@apollo/client/utilities/internal/removeDirectivesFromDocument.js':
    'export const removeDirectivesFromDocument = (directives, document) => document;',
  '@apollo/client/utilities/internal/coerceScalarFieldsToParsed.js':
    'export const coerceScalarFieldsToParsed = (result) => result;',
  '@apollo/client/masking/maskOperation.js': 'export const maskOperation = (data) => data;',
  '@apollo/client/masking/maskFragment.js': 'export const maskFragment = (data) => data;',
  '@apollo/client/utilities/internal/isStreamField.js': 'export const isStreamField = () => false;',
  '@apollo/client/utilities/internal/isDeferredFragment.js': 'export const isDeferredFragment = () => false;',
  '@apollo/client/utilities/internal/equalByQuery.js': `
    import { equal } from '@wry/equality';
    export const equalByQuery = (query, result, other) => equal(result, other);`,
  // Nothing watches or reads a fragment by itself, and nothing is kept in reactive variables.
  '@apollo/client/utilities/internal/combineLatestBatched.js': `export ${unused('combineLatestBatched')}`,
  '@apollo/client/utilities/internal/mapObservableFragment.js': `export ${unused('mapObservableFragmentMemoized')}`,
  '@apollo/client/utilities/internal/getFragmentQueryDocument.js': `export ${unused('getFragmentQueryDocument')}`,
  '@apollo/client/cache/inmemory/reactiveVars.js': `
    import { Slot } from 'optimism';
    export const cacheSlot = new Slot();
    export const forgetCache = () => {};
    export const recallCache = () => {};
    export ${unused('makeVar')}`,
  // Only says what is wrong with a document that isn't one.
  'graphql/jsutils/inspect.mjs': 'export const inspect = String;',
  // Documents are told apart by their objects: the product never makes two of one text.
  '@apollo/client/utilities/graphql/print.js': "export { print } from '/src/graphql/print-document.ts';",
  'rxjs/dist/esm/internal/observable/innerFrom.js': `
    import { isArrayLike } from '../util/isArrayLike';
    import { isFunction } from '../util/isFunction';
    import { isPromise } from '../util/isPromise';
    import { observable } from '../symbol/observable';
    import { reportUnhandledError } from '../util/reportUnhandledError';
    import { Observable } from '../Observable';
    export function innerFrom(input) {
      if (input instanceof Observable) return input;
      if (isFunction(input?.[observable])) return new Observable((subscriber) => input[observable]().subscribe(subscriber));
      if (isArrayLike(input)) return fromArrayLike(input);
      if (isPromise(input)) return new Observable((subscriber) => {
        input.then((value) => { subscriber.next(value); subscriber.complete(); }, (error) => subscriber.error(error))
          .then(null, reportUnhandledError);
      });
      throw new TypeError('Only observables, arrays and promises in this build');
    }
    export const fromArrayLike = (array) => new Observable((subscriber) => {
      for (let i = 0; i < array.length && !subscriber.closed; i++) subscriber.next(array[i]);
      subscriber.complete();
    });`,
  'rxjs/dist/esm/internal/scheduled/scheduled.js':
    'export const scheduled = () => { throw new Error("No schedulers in this build"); };',
};

/** Leaves parts of Apollo Client and rxjs out of every visitor's download that the product never reaches. */
export function unusedApolloPartsPlugin(): Plugin {
  return {
    name: 'mehfil:unused-apollo-parts',
    apply: 'build',
    buildStart() {
      for (const path of Object.keys(STAND_INS)) {
        if (!existsSync(PACKAGES + path)) this.error(`${path} has moved: look at what to leave out instead`);
      }
    },
    load: {
      filter: { id: /node_modules\/(@apollo\/client|rxjs|graphql)\// },
      handler: (id) => STAND_INS[id.replaceAll('\\', '/').split('?')[0]?.replace(PACKAGES, '') ?? ''],
    },
  };
}

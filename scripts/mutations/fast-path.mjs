/** Guards of the fast path for known documents (see table.mjs). */

const TEST = 'api/src/testing/fast-path/guards.test.ts';

/** @type {readonly { guard: string, file: string, find: string, replace: string, test: string }[]} */
export const FAST_PATH_MUTATIONS = [
  {
    guard: 'fast path: token, role and scope',
    file: 'api/src/graphql/guard.ts',
    find: 'if (isRoot) await authorize(operation, ctx);',
    replace: 'if (isRoot && !ctx.app.env.fastPath) await authorize(operation, ctx);',
    test: TEST,
  },
  {
    guard: 'fast path: maintenance',
    file: 'api/src/graphql/guard.ts',
    find: 'if (!operation.inMaintenance) await',
    replace: 'if (!operation.inMaintenance && !ctx.app.env.fastPath) await',
    test: TEST,
  },
  {
    guard: 'fast path: the cost of an operation',
    file: 'api/src/graphql/fast-path.ts',
    find: 'if (!variables || !asked.known.isAffordable(variables)) return undefined;',
    replace: 'if (!variables) return undefined;',
    test: TEST,
  },
  {
    guard: 'fast path: unexpected errors are masked',
    file: 'api/src/graphql/fast-path.ts',
    find: 'format(error.toJSON(), error)',
    replace: 'error.toJSON()',
    test: TEST,
  },
  {
    guard: 'fast path: the limit on requests',
    file: 'api/src/server.ts',
    find: 'requestLimit(limits, env.limits.requestsPerMinute), ',
    replace: '',
    test: TEST,
  },
  {
    guard: 'fast path: it can be switched off',
    file: 'api/src/server.ts',
    find: 'if (!env.fastPath) return undefined;',
    replace: '',
    test: TEST,
  },
];

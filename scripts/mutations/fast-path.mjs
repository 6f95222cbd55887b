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
    file: 'api/src/graphql/known-operations.ts',
    find: 'variables && getCost(variables) <= DOCUMENT_LIMITS.costMax ? variables : undefined',
    replace: 'variables',
    test: TEST,
  },
  {
    guard: 'fast path: what is kept is what was sent',
    file: 'api/src/graphql/known-operations.ts',
    find: '`${place} ${JSON.stringify(sent)}`',
    replace: 'String(place)',
    test: 'api/src/testing/fast-path/asked-again.test.ts',
  },
  {
    guard: 'fast path: reads that share a statement get their own rows',
    file: 'api/src/database/batched.ts',
    find: 'found[row.read]?.push(row);',
    replace: 'found[0]?.push(row);',
    test: 'api/src/database/batched.test.ts',
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

const REPLICATED = 'api/src/testing/faults/replicated.faults.ts';
const CHOICE = 'api/src/database/replica-choice.ts';
const CHOICE_TEST = 'api/src/database/replica-choice.test.ts';

/**
 * Guards of reads from replicas.
 * @type {readonly import('./table.mjs').Mutation[]}
 */
export const REPLICA_MUTATIONS = [
  {
    guard: 'replicas: a read that fails on one is repeated on the primary',
    file: 'api/src/database/replicas.ts',
    find: '      if (error instanceof DomainError) throw error;\n',
    replace: '      if (error) throw error;\n',
    test: REPLICATED,
  },
  {
    guard: 'replicas: an error in an answer from one is such a failure',
    file: 'api/src/graphql/open-read.ts',
    find: '    if (failure !== undefined) throw failure as Error;\n',
    replace: '',
    test: REPLICATED,
  },
  {
    guard: 'replicas: visitors read on while the primary is away, maintenance included',
    file: 'api/src/modules/maintenance/maintenance.service.ts',
    find: 'this.replicas?.readCurrent(read) ?? ',
    replace: '',
    test: REPLICATED,
  },
  {
    guard: 'replicas: health goes on while the primary is away',
    file: 'api/src/modules/system/system.service.ts',
    find: "{ status: 'read-only', database: false, replicas }",
    replace: "{ status: 'ok', database: true, replicas }",
    test: REPLICATED,
  },
  {
    guard: 'replicas: a browser remembers its last write',
    file: 'api/src/graphql/guard.ts',
    find: '          if (typeName === mutations) await noteWrite(ctx);\n',
    replace: '',
    test: REPLICATED,
  },
  {
    guard: 'replicas: what a browser wrote is there when it reads',
    file: 'api/src/graphql/open-read.ts',
    find: '  return replicas.read(written, onReplica',
    replace: '  return replicas.read(0, onReplica',
    test: REPLICATED,
  },
  {
    guard: 'replicas: who is signed in and keeps no cookies reads from the primary',
    file: 'api/src/graphql/open-read.ts',
    find: '(viewer ? undefined : 0)',
    replace: '0',
    test: REPLICATED,
  },
  {
    guard: 'replicas: exchange rates that everybody shares are the primary’s',
    file: 'api/src/modules/currency/currency.service.ts',
    find: 'ctx.app.replicas?.readCurrent(findLatestRates) ?? ',
    replace: '',
    test: REPLICATED,
  },
  {
    guard: 'replicas: one that lags too much is left out',
    file: CHOICE,
    find: ' && positions.lag(replayed) <= LAG_MAX_MS',
    replace: '',
    test: CHOICE_TEST,
  },
  {
    guard: 'replicas: one that was promoted is left out',
    file: CHOICE,
    find: 'return isStandby && ',
    replace: 'return ',
    test: CHOICE_TEST,
  },
  {
    guard: 'replicas: what a server was told is there when it is read',
    file: CHOICE,
    find: 'Math.max(written, delivered)',
    replace: 'written',
    test: CHOICE_TEST,
  },
  {
    guard: 'replicas: scripts can’t read the mark of a write',
    file: 'api/src/http/write-mark.ts',
    find: 'httpOnly: true',
    replace: 'httpOnly: false',
    test: 'api/src/http/write-mark.test.ts',
  },
  {
    guard: 'live events: those of accounts don’t wait for replicas',
    file: 'api/src/graphql/live.ts',
    find: ' || NEVER_HELD.has(event.kind)',
    replace: '',
    test: 'api/src/graphql/live.test.ts',
  },
  {
    guard: 'live events: a listener that fails stops no others',
    file: 'api/src/graphql/live.ts',
    find: "        this.log.warn({ err: error, kind: event.kind }, 'a listener to live events failed');\n",
    replace: '        throw error;\n',
    test: 'api/src/graphql/live.test.ts',
  },
];

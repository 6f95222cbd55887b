const METRICS = 'api/src/http/metrics.ts';
const METRICS_TEST = 'api/src/http/metrics.test.ts';
const ALARMS_TEST = 'api/src/modules/security-alarms/security-alarm.test.ts';

/**
 * Guards of metrics, traces and alarms.
 * @type {readonly import('./table.mjs').Mutation[]}
 */
export const OBSERVABILITY_MUTATIONS = [
  {
    guard: 'metrics: strangers find nothing at the address',
    file: METRICS,
    find: ' || !mayRead(request, access)',
    replace: '',
    test: METRICS_TEST,
  },
  {
    guard: 'metrics: a proxy of this machine publishes nothing',
    file: METRICS,
    find: '    !PROXY_HEADERS.some((header) => header in request.headers)\n',
    replace: '    PROXY_HEADERS.length > 0\n',
    test: METRICS_TEST,
  },
  {
    guard: 'metrics: labels are operations of our own documents',
    file: 'api/src/graphql/apollo.ts',
    find: 'const name = known.has(queryHash) ? operation?.name?.value : undefined;',
    replace: 'const name = operation?.name?.value;',
    test: METRICS_TEST,
  },
  {
    guard: 'slow statements: shapes hold no values',
    file: 'api/src/telemetry/statement-shape.ts',
    find: 'if (name !== undefined) return token;',
    replace: 'return token;',
    test: 'api/src/telemetry/statement-shape.test.ts',
  },
  {
    guard: 'traces: clients begin none',
    file: 'api/src/http/observe-requests.ts',
    find: " || !trusts(request.socket.remoteAddress ?? '', 0)",
    replace: '',
    test: 'api/src/telemetry/tracing.test.ts',
  },
  {
    guard: 'alarms: two servers raise one once',
    file: 'api/src/modules/security-alarms/security-alarm.service.ts',
    find: '    await sql`lock table security_alarms in share row exclusive mode`.execute(db);\n',
    replace: '',
    test: ALARMS_TEST,
  },
  {
    guard: 'alarms: what was counted does not count again',
    file: 'api/src/modules/security-alarms/security-alarm.queries.ts',
    find: "    .where('e.id', '>', afterId);",
    replace: "    .where('e.id', '>', afterId * 0);",
    test: ALARMS_TEST,
  },
  {
    guard: 'traces: no path of an address that isn’t there',
    file: 'api/src/http/observe-requests.ts',
    find: 'const isUnknown = status === 404 && ',
    replace: 'const isUnknown = status === 0 && ',
    test: 'api/src/telemetry/tracing.test.ts',
  },
];

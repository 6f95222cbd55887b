const FAULTS = 'api/src/testing/faults';
const ACCOUNTS = 'api/src/modules/accounts';

/**
 * Guards against faults, and those of the evidence in docs/security.md.
 * @type {readonly import('./table.mjs').Mutation[]}
 */
export const FAULT_MUTATIONS = [
  {
    guard: 'full disk: an upload whose spool fails is answered',
    file: 'api/src/modules/media/media.service.ts',
    find: "  capacitor?.once('error', (error) => stream.destroy(error));\n",
    replace: '',
    test: `${FAULTS}/full-disk.faults.ts`,
  },
  {
    guard: 'bucket: a file that can’t be read is no unexpected error',
    file: 'api/src/storage.ts',
    find: '    throw Object.assign(refusal, { cause: error });',
    replace: '    throw Object.assign(error as Error, { cause: refusal });',
    test: `${FAULTS}/bucket.faults.ts`,
  },
  {
    guard: 'clock: an alarm of the future doesn’t silence those of today',
    file: 'api/src/domain/security-log/alarms.ts',
    find: 'elapsedMs >= 0 && ',
    replace: '',
    test: `${FAULTS}/clock.faults.ts`,
  },
  {
    guard: 'alarms: writers of the security log are waited for',
    file: 'api/src/modules/security-alarms/security-alarm.service.ts',
    find: '    await sql`lock table security_events in share mode`.execute(db);\n',
    replace: '',
    test: 'api/src/modules/security-alarms/security-alarm.test.ts',
  },
  {
    guard: 'deleted accounts: mails to earlier addresses go too',
    file: 'api/src/modules/notifications/outbox.service.ts',
    find: "  await db.deleteFrom('outbox_mails').where('former_account_id', '=', account.id).execute();\n",
    replace: '',
    test: `${ACCOUNTS}/account-deletion.test.ts`,
  },
  {
    guard: 'suspended owners: requests to them are cancelled',
    file: `${ACCOUNTS}/person.service.ts`,
    find: 'const pendingBookings = await ctx.app.hooks.onAccountSuspended(ctx, em, id);',
    replace: 'const pendingBookings: number[] = [];',
    test: `${ACCOUNTS}/suspension.test.ts`,
  },
  {
    guard: 'live connections: pages of another origin are refused',
    file: 'api/src/graphql/subscriptions.ts',
    find: 'if (req.headers.origin !== undefined && !isOwnOrigin(req.headers, app.env.publicUrl)) {',
    replace: 'if (req.headers.origin === app.env.publicUrl && !isOwnOrigin(req.headers, app.env.publicUrl)) {',
    test: 'api/src/graphql/subscription-gate.test.ts',
  },
  {
    guard: 'log: refused access is a line',
    file: 'api/src/graphql/guard.ts',
    find: '          logRefusedAccess(error, ctx, `${typeName}.${name}`);\n',
    replace: '',
    test: 'api/src/graphql/refused-access.test.ts',
  },
  {
    guard: 'headers: unknown addresses have our policy',
    file: 'api/src/server.ts',
    find: '  server.use(nothingHere);\n',
    replace: '',
    test: 'api/src/http/headers.test.ts',
  },
];

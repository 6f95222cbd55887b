import type { RequestContext } from '../../context.js';
import { writeCsv } from '../../files/csv-file.js';
import { invalidInput } from '../../domain/input/errors.js';
import { SECURITY_EVENT_PHRASES, SECURITY_LOG_LIMITS } from '../../domain/security-log/events.js';
import type { TextFile } from '../../graphql/text-file.js';
import { recordPersonalDataRead } from './personal-data.js';
import { listSecurityEvents } from './security-log.queries.js';
import type { SecurityEventFilter } from './security-log.types.js';

const HEADING = [
  'Time (UTC)',
  'Event',
  'Account',
  'Name',
  'Session',
  'Address',
  'Device',
  'Details',
  'By',
  'By name',
] as const;

/**
 * Exports the security log as CSV, with the filter of the list.
 * @throws DomainError INVALID_INPUT and ANSWER_TOO_LARGE above the limits of a file
 */
export async function exportSecurityLog(
  ctx: RequestContext,
  filter: SecurityEventFilter | null | undefined,
): Promise<TextFile> {
  const max = SECURITY_LOG_LIMITS.exportMaxRows;
  const events = await listSecurityEvents(ctx.em, filter, max + 1);
  if (events.length > max) {
    const message = `A file holds at most ${max.toLocaleString('en-US')} events: choose a shorter time`;
    throw invalidInput([{ field: 'from', message }]);
  }
  await recordPersonalDataRead(ctx, { data: 'security-log', count: events.length });
  return {
    filename: `security-log-${ctx.now().toISOString().slice(0, 10)}.csv`,
    mime: 'text/csv',
    content: await writeCsv(
      HEADING,
      events,
      ({ at, kind, accountId, accountName, sessionId, address, device, details, actorId, actorName }) => [
        at.toISOString(),
        SECURITY_EVENT_PHRASES[kind],
        accountId,
        accountName,
        sessionId,
        address,
        device,
        details && JSON.stringify(details),
        actorId,
        actorName,
      ],
    ),
  };
}

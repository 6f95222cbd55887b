import { createHash } from 'node:crypto';
import { DomainError } from '../domain/input/errors.js';
import { CHANGED_MEANWHILE } from '../domain/input/version.js';

/** What `version` is, of records that several people change. */
export const VERSION = { description: 'Its version: every change makes another one.' };

/** What `previousVersion` is, of their inputs. */
export const PREVIOUS_VERSION = {
  nullable: true,
  description:
    'Of a change, the version that it replaces: if there is another one by now, it is refused with `CONFLICT`. If omitted, any is replaced.',
};

/** The version of a record with this content, which is in an order of its own. */
export function toVersion(content: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}

/**
 * Refuses a change of what somebody has changed since it was read. One that is repeated, as its first response was lost, changes
 * nothing.
 * @param previousVersion what it replaces; any version where it isn't named
 * @param versions those of the record as it is, and as it would be
 * @throws DomainError CONFLICT
 */
export function assertPrevious(
  previousVersion: string | null | undefined,
  { current, wanted }: { current: string; wanted: string },
): void {
  if (!previousVersion || previousVersion === current || wanted === current) return;
  throw new DomainError('CONFLICT', CHANGED_MEANWHILE);
}

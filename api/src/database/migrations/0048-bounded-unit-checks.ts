import { Migration } from '@mikro-orm/migrations';
import { assertLink } from './0049-shared-space.js';

/**
 * A change of a hall's units is checked without reading its whole past: a booking that ends after the link began starts at most
 * its longest length and buffer before (docs/decisions/0028-shared-space.md).
 */
export class BoundedUnitChecks extends Migration {
  override up(): void {
    this.addSql(assertLink(BOUND));
  }

  override down(): void {
    this.addSql(assertLink());
  }
}

/** 24 hours and a buffer of 1440 minutes: checks of the table. */
const BOUND = `
              and b.start_time > coalesce(l.since - interval '48 hours', '-infinity')`;

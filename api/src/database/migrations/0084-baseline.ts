import { readFileSync } from 'node:fs';
import { Migration } from '@mikro-orm/migrations';

/** The files of `database/sql` in an order in which each finds what it refers to. */
const FILES = [
  'text',
  'accounts',
  'businesses',
  'services',
  'halls',
  'bookings',
  'occupancies',
  'booking-sums',
  'reviews',
  'saved-halls',
  'blog',
  'platform',
  'integrations',
  'list-counts',
  'hall-search',
  'hall-offers',
  'hall-pages',
];

/**
 * The schema of version 1. It has the name of the last of the migrations that it replaced, so that a database that ran them has it,
 * and older servers still know where they are.
 */
export const BASELINE = '0084-service-pictures';

/** Creates everything in an empty database. */
export class Baseline extends Migration {
  override up(): void {
    // Functions speak of tables of later files.
    this.addSql('set local check_function_bodies = off');
    for (const file of FILES) this.addSql(readFileSync(new URL(`../sql/${file}.sql`, import.meta.url), 'utf8'));
    this.addSql('set local check_function_bodies = on');
  }

  override down(): void {
    throw new Error('There is no version before the first.');
  }
}

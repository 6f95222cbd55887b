import { Migration } from '@mikro-orm/migrations';
import { addKnownValues, removeKnownValues } from './known-values.js';

/** In the order in which requests come to them. */
const LOCK_PROOFS = 'lock table payment_proofs in share mode';
const LOCK = 'lock table notifications in access exclusive mode';
/** Dropping an index keeps readers away. */
const LOCK_ALL = 'lock table payment_proofs, notifications in access exclusive mode';

const KIND = 'work_waiting';

/** Businesses are reminded of what waits for an answer (docs/decisions/0093-what-waits.md). */
export class WhatWaits extends Migration {
  override up(): void {
    this.addSql(LOCK_PROOFS);
    this.addSql(LOCK);
    this.addSql(`create index payment_proofs_waiting on payment_proofs (submitted_at) where status = 'submitted'`);
    this.addSql(addKnownValues('notifications', 'notifications_kind_known', [KIND]));
  }

  override down(): void {
    this.addSql(LOCK_ALL);
    this.addSql(`delete from notifications where kind = '${KIND}'`);
    this.addSql(removeKnownValues('notifications', 'notifications_kind_known', [KIND]));
    this.addSql('drop index payment_proofs_waiting');
  }
}

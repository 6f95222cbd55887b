import type { MigrationObject } from '@mikro-orm/core';
import { Accounts } from './0001-accounts.js';

/** Every migration, in order. A published one is never edited; its name stands in the databases that ran it. */
export const MIGRATIONS: MigrationObject[] = [{ name: '0001-accounts', class: Accounts }];

import type { MigrationObject } from '@mikro-orm/core';
import { Accounts } from './0001-accounts.js';
import { Businesses } from './0002-businesses.js';
import { Catalogue } from './0003-catalogue.js';
import { Halls } from './0004-halls.js';
import { Bookings } from './0005-bookings.js';
import { Ledger } from './0006-ledger.js';
import { Reviews } from './0007-reviews.js';
import { Blog } from './0008-blog.js';
import { Platform } from './0009-platform.js';
import { Integrations } from './0010-integrations.js';
import { Blocks } from './0011-blocks.js';
import { Search } from './0011-search.js';
import { People } from './0012-people.js';
import { IntegrationDetails } from './0013-integration-details.js';
import { BookingSums } from './0014-booking-sums.js';
import { PanelScale } from './0015-panel-scale.js';
import { BookingSumsFolded } from './0016-booking-sums-folded.js';
import { PanelSearch } from './0017-panel-search.js';
import { ListCounts } from './0018-list-counts.js';
import { JobPools } from './0019-job-pools.js';
import { BusinessStanding } from './0022-business-standing.js';

/** Every migration, in order. A published one is never edited; its name stands in the databases that ran it. */
export const MIGRATIONS: MigrationObject[] = [
  { name: '0001-accounts', class: Accounts },
  { name: '0002-businesses', class: Businesses },
  { name: '0003-catalogue', class: Catalogue },
  { name: '0004-halls', class: Halls },
  { name: '0005-bookings', class: Bookings },
  { name: '0006-ledger', class: Ledger },
  { name: '0007-reviews', class: Reviews },
  { name: '0008-blog', class: Blog },
  { name: '0009-platform', class: Platform },
  { name: '0010-integrations', class: Integrations },
  { name: '0011-blocks', class: Blocks },
  { name: '0011-search', class: Search },
  { name: '0012-people', class: People },
  { name: '0013-integration-details', class: IntegrationDetails },
  { name: '0014-booking-sums', class: BookingSums },
  { name: '0015-panel-scale', class: PanelScale },
  { name: '0016-booking-sums-folded', class: BookingSumsFolded },
  { name: '0017-panel-search', class: PanelSearch },
  { name: '0018-list-counts', class: ListCounts },
  { name: '0019-job-pools', class: JobPools },
  { name: '0022-business-standing', class: BusinessStanding },
];

import type { Jobs } from '../jobs/queue.js';
import { notificationJobs } from './notifications/outbox.service.js';

/** Every job of the product, by name. */
export const JOBS: Jobs = { ...notificationJobs };

/** What runs by the clock, as crontab lines. */
export const CRONTAB = [''].join('\n');

import type { Jobs } from '../jobs/queue.js';
import { BOOKING_CRONTAB, bookingJobs } from './bookings/sweep.service.js';
import { currencyJobs, CURRENCY_CRONTAB } from './currency/currency.service.js';
import { MEDIA_CRONTAB, mediaJobs } from './media/media.jobs.js';
import { notificationJobs } from './notifications/outbox.service.js';

/** Every job of the product, by name. */
export const JOBS: Jobs = {
  ...bookingJobs,
  ...mediaJobs,
  ...notificationJobs,
};

/** What runs by the clock, as crontab lines. */
export const CRONTAB = [BOOKING_CRONTAB, MEDIA_CRONTAB].join('\n');
export const JOBS: Jobs = { ...currencyJobs, ...mediaJobs, ...notificationJobs };

/** What runs by the clock, as crontab lines. */
export const CRONTAB = [CURRENCY_CRONTAB, MEDIA_CRONTAB].join('\n');

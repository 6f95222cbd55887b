import type { Jobs } from '../jobs/queue.js';
import { BOOKING_CRONTAB, bookingJobs } from './bookings/sweep.service.js';
import { CURRENCY_CRONTAB, currencyJobs } from './currency/currency.service.js';
import { WEBHOOK_CRONTAB, webhookJobs } from './integrations/webhook.delivery.js';
import { QUEUE_CRONTAB, queueJobs } from './job-queue/abandoned.service.js';
import { MEDIA_CRONTAB, mediaJobs } from './media/media.jobs.js';
import { notificationJobs } from './notifications/outbox.service.js';

/** Every job of the product, by name. */
export const JOBS: Jobs = {
  ...bookingJobs,
  ...currencyJobs,
  ...mediaJobs,
  ...notificationJobs,
  ...queueJobs,
  ...webhookJobs,
};

/** What runs by the clock, as crontab lines. */
export const CRONTAB = [BOOKING_CRONTAB, CURRENCY_CRONTAB, MEDIA_CRONTAB, QUEUE_CRONTAB, WEBHOOK_CRONTAB].join('\n');

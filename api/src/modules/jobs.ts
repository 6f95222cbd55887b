import type { Jobs } from '../jobs/queue.js';
import type { Lane } from '../jobs/runner.js';
import { SESSION_CRONTAB, sessionJobs } from './accounts/session.jobs.js';
import { ACCOUNT_LINK_CRONTAB, accountLinkJobs } from './accounts/account-link.jobs.js';
import { PASSKEY_CRONTAB, passkeyJobs } from './accounts/passkey.jobs.js';
import { SCHEDULE_CRONTAB, scheduleJobs } from './availability/schedule.jobs.js';
import { BOOKING_CHANGE_CRONTAB, bookingChangeJobs } from './booking-changes/booking-change.jobs.js';
import { BOOKING_GROUP_CRONTAB, bookingGroupJobs } from './booking-groups/booking-group.jobs.js';
import { BOOKING_CNIC_CRONTAB, bookingCnicJobs } from './bookings/booking-cnic.jobs.js';
import { BOOKING_CRONTAB, bookingJobs } from './bookings/booking.jobs.js';
import { HALL_SCORE_CRONTAB, hallScoreJobs } from './bookings/hall-score.service.js';
import { CURRENCY_CRONTAB, currencyJobs } from './currency/currency.service.js';
import { HALL_PRICE_CRONTAB, hallPriceJobs } from './halls/hall-prices.service.js';
import { IDEMPOTENCY_CRONTAB, idempotencyJobs } from './idempotency/idempotency.jobs.js';
import {
  CALENDAR_JOB,
  EXTERNAL_CALENDAR_CRONTAB,
  externalCalendarJobs,
} from './integrations/external-calendar.sync.js';
import { WEBHOOK_CRONTAB, webhookJobs } from './integrations/webhook.delivery.js';
import { DELIVERY_JOB } from './integrations/webhook.notifications.js';
import { QUEUE_CRONTAB, queueJobs } from './job-queue/abandoned.service.js';
import { MEDIA_CRONTAB, mediaJobs } from './media/media.jobs.js';
import { MAIL_JOB, notificationJobs } from './notifications/outbox.service.js';
import { PUSH_JOB, pushJobs } from './notifications/push.jobs.js';
import { REMINDER_CRONTAB, reminderJobs } from './payments/reminder.service.js';
import { BOOKING_TASK_CRONTAB, bookingTaskJobs } from './booking-tasks/booking-task.jobs.js';
import { PERSONAL_DATA_CRONTAB, personalDataJobs } from './personal-data/retention.jobs.js';
import { RATE_CRONTAB, rateJobs } from './rates/rates.jobs.js';
import { REVIEW_REQUEST_CRONTAB, reviewRequestJobs } from './reviews/review-request.service.js';
import { SECURITY_ALARM_CRONTAB, securityAlarmJobs } from './security-alarms/security-alarm.service.js';
import { SECURITY_LOG_CRONTAB, securityLogJobs } from './security-log/security-log.jobs.js';
import { FOLLOW_UP_CRONTAB, followUpJobs } from './threads/follow-up.jobs.js';
import { THREAD_CRONTAB, threadJobs } from './threads/thread.jobs.js';
import { VISIT_CRONTAB, visitJobs } from './threads/visit.jobs.js';
import { WAITING_WORK_CRONTAB, waitingWorkJobs } from './waiting-work/waiting-work.jobs.js';
import { WAITING_LIST_CRONTAB, waitingListJobs } from './waiting-list/offer.service.js';

/** All jobs, by name. */
export const JOBS: Jobs = {
  ...accountLinkJobs,
  ...bookingJobs,
  ...bookingCnicJobs,
  ...bookingChangeJobs,
  ...bookingGroupJobs,
  ...bookingTaskJobs,
  ...currencyJobs,
  ...externalCalendarJobs,
  ...followUpJobs,
  ...hallPriceJobs,
  ...hallScoreJobs,
  ...idempotencyJobs,
  ...mediaJobs,
  ...notificationJobs,
  ...passkeyJobs,
  ...personalDataJobs,
  ...pushJobs,
  ...queueJobs,
  ...rateJobs,
  ...reminderJobs,
  ...reviewRequestJobs,
  ...scheduleJobs,
  ...securityAlarmJobs,
  ...securityLogJobs,
  ...sessionJobs,
  ...threadJobs,
  ...visitJobs,
  ...waitingListJobs,
  ...waitingWorkJobs,
  ...webhookJobs,
};

/** Jobs that wait for slow receivers or mail servers have lanes of their own, so that they delay nothing else. */
export const LANES: readonly Lane[] = [
  { jobs: [DELIVERY_JOB], workers: 8 },
  { jobs: [CALENDAR_JOB], workers: 2 },
  { jobs: [MAIL_JOB], workers: 2 },
  { jobs: [PUSH_JOB], workers: 6 },
];

/** Recurring jobs, as crontab lines. */
export const CRONTAB = [
  ACCOUNT_LINK_CRONTAB,
  BOOKING_CRONTAB,
  BOOKING_CNIC_CRONTAB,
  BOOKING_CHANGE_CRONTAB,
  BOOKING_GROUP_CRONTAB,
  BOOKING_TASK_CRONTAB,
  CURRENCY_CRONTAB,
  EXTERNAL_CALENDAR_CRONTAB,
  FOLLOW_UP_CRONTAB,
  HALL_PRICE_CRONTAB,
  HALL_SCORE_CRONTAB,
  IDEMPOTENCY_CRONTAB,
  MEDIA_CRONTAB,
  PASSKEY_CRONTAB,
  PERSONAL_DATA_CRONTAB,
  QUEUE_CRONTAB,
  RATE_CRONTAB,
  REMINDER_CRONTAB,
  REVIEW_REQUEST_CRONTAB,
  SCHEDULE_CRONTAB,
  SECURITY_ALARM_CRONTAB,
  SECURITY_LOG_CRONTAB,
  SESSION_CRONTAB,
  THREAD_CRONTAB,
  VISIT_CRONTAB,
  WAITING_LIST_CRONTAB,
  WAITING_WORK_CRONTAB,
  WEBHOOK_CRONTAB,
].join('\n');

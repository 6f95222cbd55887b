import { defineText } from '../../../../i18n/text';

/** Words of the panel’s overview. */
export const overviewText = defineText({
  en: {
    users: 'Total Users',
    businesses: 'Total Businesses',
    pending: 'Pending Approvals',
    uptime: 'System Uptime',
    growth: (now: string, before: string) => `${now} this month, ${before} last month`,
    status: 'System Status',
    database: 'Database',
    online: (ms: string) => `Online, ${ms} ms`,
    offline: 'Offline',
    api: 'API Services',
    healthy: (share: string) => `Healthy, ${share} busy`,
    storage: 'Storage',
    used: (share: string, bytes: string) => `${share} used, ${bytes} of uploads`,
    elsewhere: (bytes: string) => `Kept elsewhere, ${bytes} of uploads`,
    queue: 'Job queue',
    backlog: (waiting: string, failed: string) => `${waiting} waiting, ${failed} failed`,
    outbox: 'Mail outbox',
    cache: 'Cache',
    hits: (share: string) => `${share} of reads from memory`,
    cold: 'Warming',
    activity: 'The last 30 days',
    signUps: 'Sign-ups',
    requests: 'Booking requests',
    confirmations: 'Confirmations',
    sum: (count: string) => `${count} in 30 days`,
    asTable: 'Show as a table',
    day: 'Day',
  },
});

import type { Route } from '../rest/route.js';
import { accountLinkRoutes } from './accounts/account-link.rest.js';
import { accountRoutes } from './accounts/account.rest.js';
import { personRoutes } from './accounts/person.rest.js';
import { secondFactorRoutes } from './accounts/second-factor.rest.js';
import { sessionRoutes } from './accounts/session.rest.js';
import { availabilityRoutes } from './availability/availability.rest.js';
import { scheduleRoutes } from './availability/schedule.rest.js';
import { cityRuleRoutes } from './city-rules/city-rules.rest.js';
import { rateRoutes } from './rates/rates.rest.js';
import { guestRoutes } from './guests/guest.rest.js';
import { hallUnitRoutes } from './availability/hall-unit.rest.js';
import { blogRoutes } from './blog/blog.rest.js';
import { bookingChangeRoutes } from './booking-changes/booking-change.rest.js';
import { bookingGroupRoutes } from './booking-groups/booking-group.rest.js';
import { bookingImportRoutes } from './booking-import/booking-import.rest.js';
import { bookingPageRoutes } from './bookings/booking-page.rest.js';
import { bookingRoutes } from './bookings/booking.rest.js';
import { paperRoutes } from './papers/paper.rest.js';
import { applicationRoutes } from './businesses/application.rest.js';
import { businessRoutes } from './businesses/business.rest.js';
import { dashboardRoutes } from './businesses/dashboard.rest.js';
import { teamRoutes } from './businesses/team.rest.js';
import { catalogueRoutes } from './catalogue/catalogue.rest.js';
import { hallDetailRoutes } from './halls/hall-detail.rest.js';
import { hallOwnerRoutes } from './halls/hall-owner.rest.js';
import { hallSearchRoutes } from './halls/hall-search.rest.js';
import { integrationRoutes } from './integrations/integrations.rest.js';
import { maintenanceRoutes } from './maintenance/maintenance.rest.js';
import { menuRoutes } from './menus/menu.rest.js';
import { mediaRoutes } from './media/media.rest.js';
import { bookingTaskRoutes } from './booking-tasks/booking-task.rest.js';
import { bookRoutes } from './payments/books.rest.js';
import { cashBookRoutes } from './payments/cash-book.rest.js';
import { expenseRoutes } from './payments/expense.rest.js';
import { termsRoutes } from './terms/terms.rest.js';
import { paymentRoutes } from './payments/payment.rest.js';
import { notificationRoutes } from './notifications/notification.rest.js';
import { conversationRoutes } from './threads/conversation.rest.js';
import { enquiryOfferRoutes } from './threads/enquiry-offer.rest.js';
import { enquiryWorkRoutes } from './threads/enquiry-work.rest.js';
import { enquiryRoutes } from './threads/enquiry.rest.js';
import { firstAnswerRoutes } from './threads/first-answer.rest.js';
import { replyTemplateRoutes } from './threads/reply-template.rest.js';
import { threadReportRoutes } from './threads/thread-report.rest.js';
import { threadRoutes } from './threads/thread.rest.js';
import { visitRoutes } from './threads/visit.rest.js';
import { personalDataRoutes } from './personal-data/personal-data.rest.js';
import { reviewRoutes } from './reviews/review.rest.js';
import { savedHallRoutes } from './saved-halls/saved-hall.rest.js';
import { savedListRoutes } from './saved-halls/saved-list.rest.js';
import { environmentRoutes } from './system/environment.rest.js';
import { systemRoutes } from './system/system.rest.js';
import { waitingListRoutes } from './waiting-list/waiting-list.rest.js';

/** The whole REST table. */
export const ROUTES: readonly Route[] = [
  ...accountRoutes,
  ...accountLinkRoutes,
  ...availabilityRoutes,
  ...scheduleRoutes,
  ...rateRoutes,
  ...cityRuleRoutes,
  ...blogRoutes,
  ...bookingChangeRoutes,
  ...bookingGroupRoutes,
  ...bookingRoutes,
  ...bookingImportRoutes,
  ...paperRoutes,
  ...bookRoutes,
  ...cashBookRoutes,
  ...expenseRoutes,
  ...bookingTaskRoutes,
  ...paymentRoutes,
  ...termsRoutes,
  ...threadRoutes,
  ...threadReportRoutes,
  ...notificationRoutes,
  ...enquiryRoutes,
  ...conversationRoutes,
  ...enquiryOfferRoutes,
  ...enquiryWorkRoutes,
  ...replyTemplateRoutes,
  ...visitRoutes,
  ...firstAnswerRoutes,
  ...bookingPageRoutes,
  ...businessRoutes,
  ...catalogueRoutes,
  ...dashboardRoutes,
  ...environmentRoutes,
  ...guestRoutes,
  ...hallDetailRoutes,
  ...hallOwnerRoutes,
  ...hallSearchRoutes,
  ...hallUnitRoutes,
  ...integrationRoutes,
  ...maintenanceRoutes,
  ...mediaRoutes,
  ...menuRoutes,
  ...applicationRoutes,
  ...personRoutes,
  ...personalDataRoutes,
  ...reviewRoutes,
  ...savedHallRoutes,
  ...savedListRoutes,
  ...secondFactorRoutes,
  ...sessionRoutes,
  ...systemRoutes,
  ...teamRoutes,
  ...waitingListRoutes,
];

/** Descriptions of the rows' tags, in the order of the document. */
export const TAGS: Readonly<Record<string, string>> = {
  Platform: 'Whether the platform answers.',
  Accounts: 'Sign-in and the viewer’s account.',
  Halls: 'Public halls: search, pages, availability.',
  Bookings: 'Prices, booking requests and the owner’s answers.',
  Payments: 'What is owed and was paid for bookings, and payment plans.',
  Messages: 'What customers and businesses write to each other about bookings, and before there is one.',
  Visits: 'Appointments to see a hall.',
  Notifications: 'What somebody is told of in the app.',
  'Saved halls': 'Halls that a customer has saved, and lists of them.',
  Reviews: 'Customers’ reviews of halls.',
  Blog: 'Public articles.',
  Business: 'The viewer’s business: application, settings, statistics.',
  'Business setup': 'Categories, types, services and amenities of the viewer’s halls.',
  'Own halls': 'The halls of an owner.',
  Team: 'The people who act for the viewer’s business, and invitations.',
  Files: 'Pictures and documents.',
  Integrations: 'API keys, webhooks, calendar feeds and external calendars of the viewer’s business.',
  Moderation: 'Business applications, and reports of messages.',
  'Blog administration': 'Articles and their categories, of every status.',
  Administration: 'Accounts, the server, its environment, maintenance.',
};

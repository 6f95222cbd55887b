import type { Access } from './actors.js';
import { accountAccess } from './rows/accounts.js';
import { blogAccess } from './rows/blog.js';
import { bookingAccess } from './rows/bookings.js';
import { businessAccess } from './rows/businesses.js';
import { catalogueAccess } from './rows/catalogue.js';
import { guestAccess } from './rows/guests.js';
import { hallAccess } from './rows/halls.js';
import { integrationAccess } from './rows/integrations.js';
import { mediaAccess } from './rows/media.js';
import { bookingTaskAccess } from './rows/booking-tasks.js';
import { expenseAccess } from './rows/expenses.js';
import { paymentProofAccess } from './rows/payment-proofs.js';
import { termsAccess } from './rows/terms.js';
import { paymentAccess } from './rows/payments.js';
import { notificationAccess } from './rows/notifications.js';
import { threadAccess } from './rows/threads.js';
import { platformAccess } from './rows/platform.js';
import { reviewAccess } from './rows/reviews.js';
import { savedHallAccess } from './rows/saved-halls.js';
import { teamAccess } from './rows/team.js';
import { functionAccess } from './rows/functions.js';
import { waitingListAccess } from './rows/waiting-list.js';

/** Expected access to every operation of the schema. A new operation needs a row in one of the files of `rows/`. */
export const OPERATIONS: Access = {
  ...accountAccess,
  ...blogAccess,
  ...bookingAccess,
  ...businessAccess,
  ...catalogueAccess,
  ...guestAccess,
  ...hallAccess,
  ...integrationAccess,
  ...mediaAccess,
  ...paymentAccess,
  ...expenseAccess,
  ...bookingTaskAccess,
  ...termsAccess,
  ...paymentProofAccess,
  ...threadAccess,
  ...notificationAccess,
  ...platformAccess,
  ...reviewAccess,
  ...savedHallAccess,
  ...teamAccess,
  ...functionAccess,
  ...waitingListAccess,
};

import { BOOKING_CALLS } from './call-table-bookings.js';
import { INTEGRATION_CALLS } from './call-table-integrations.js';
import { SAVED_CALLS } from './call-table-saved.js';
import { SCHEDULE_CALLS } from './call-table-schedule.js';
import { TEAM_CALLS } from './call-table-team.js';
import { UNIT_CALLS } from './call-table-units.js';
import { FUNCTION_CALLS } from './call-table-functions.js';
import { WAITING_CALLS } from './call-table-waiting.js';
import type { RestMethod } from '../rest/route.js';

/** A call named in section 7 of a specification, as written there. */
export interface SpecifiedCall {
  method: RestMethod;
  /** Below `/api`. */
  path: string;
  /** Fields of the JSON body or of the form. */
  body?: readonly string[];
  /** Fields that the specification sends although the path determines them; ignored. */
  ignored?: readonly string[];
  /** Query parameters. */
  query?: readonly string[];
  /** Fields that the response has according to the specification; dotted when nested, `[]` after a list. */
  answers?: readonly string[];
}

/** A call that no specification names, and its purpose. */
export interface CallBeyond {
  method: RestMethod;
  path: string;
  why: string;
}

const PRICED = ['name', 'description', 'price', 'priceType'] as const;
const APPLICATION = ['name', 'location', 'phone', 'description', 'documents'] as const;
const HALL = [
  'hallNumber',
  'hallName',
  'description',
  'categoryId',
  'typeId',
  'capacity',
  'pricePerHour',
  'pricePerPerson',
  'location',
  'profileImage',
  'sliderImages',
] as const;
const POST = ['title', 'slug', 'content', 'excerpt', 'featuredImage', 'categoryId', 'status', 'isFeatured'] as const;
const CATEGORY = ['name', 'slug', 'description', 'color'] as const;
const SESSION = ['user.id', 'user.name', 'user.email', 'user.username', 'user.role', 'token'] as const;
const LINKS = ['contact.phone', 'contact.dialerUrl', 'contact.whatsappUrl'] as const;
const APPLICATION_STATUS = ['status', ...APPLICATION, 'currency', 'rejectionReason'] as const;
const PRICE = [
  'totalPrice',
  'hallBasePrice',
  'categoryPrice',
  'typePrice',
  'fixedServicesPrice',
  'optionalServicesPrice',
] as const;
const BOOKING_ANSWER = [
  'id',
  'status',
  'startTime',
  'endTime',
  'guestCount',
  'customerName',
  'customerPhone',
  'customerEmail',
  'specialRequests',
  ...PRICE,
  'createdAt',
  'hallTitle',
  'hallLocation',
] as const;
const SEARCH = ['location', 'capacity', 'maxPrice', 'minPrice', 'services', 'minRating', 'featured', 'limit'] as const;
const CARD = [
  'id',
  'hallName',
  'hallNumber',
  'profileImage',
  'location',
  'capacity',
  'services',
  'pricePerPerson',
  'businessName',
  'businessCurrency',
  'rating',
  'reviewCount',
] as const;
const POST_CARD = [
  'id',
  'slug',
  'title',
  'excerpt',
  'featuredImage',
  'categoryId',
  'isFeatured',
  'viewCount',
  'publishedAt',
  'createdAt',
] as const;
const PERSON = ['id', 'name', 'email', 'username', 'role'] as const;
const REVIEW = ['id', 'hallId', 'rating', 'comment', 'createdAt', 'userName'] as const;
const MAINTENANCE = ['isEnabled', 'message', 'startTime', 'endTime'] as const;

const under = (prefix: string, fields: readonly string[]): string[] => fields.map((field) => `${prefix}${field}`);

/** docs/coverage.md: customer §7. */
export const CUSTOMER_CALLS: readonly SpecifiedCall[] = [
  { method: 'GET', path: '/health' },
  { method: 'GET', path: '/user/profile', answers: PERSON },
  { method: 'POST', path: '/user/auth/login', body: ['emailOrUsername', 'password'], answers: SESSION },
  {
    method: 'POST',
    path: '/user/auth/register',
    body: ['email', 'username', 'password', 'name', 'role'],
    answers: SESSION,
  },
  { method: 'PUT', path: '/user/settings', body: ['email', 'username', 'name', 'phone'], answers: PERSON },
  { method: 'GET', path: '/public/maintenance/status', answers: ['isMaintenanceMode', 'endTime', 'message'] },
  { method: 'GET', path: '/public/halls', query: SEARCH, answers: under('data[].', CARD) },
  {
    method: 'GET',
    path: '/public/halls/{id}/complete-info',
    answers: [
      'id',
      'hallName',
      'hallNumber',
      'location',
      'capacity',
      'description',
      'pricePerPerson',
      'pricePerHour',
      'rating',
      'reviewCount',
      'category.name',
      'type.name',
      'business.name',
      'business.currency',
      ...under('fixedServices[].', ['id', 'name', 'description']),
      'sliderImages',
      'images',
    ],
  },
  {
    method: 'GET',
    path: '/public/halls/{id}/optional-services',
    answers: under('[].', ['id', 'name', 'description', 'price', 'priceType']),
  },
  { method: 'GET', path: '/public/halls/{id}/amenities', answers: under('[].', ['id', 'name', 'icon']) },
  {
    method: 'GET',
    path: '/public/halls/{id}/reviews',
    answers: [...under('data.reviews[].', REVIEW), 'data.averageRating', 'data.totalReviews'],
  },
  {
    method: 'GET',
    path: '/public/contact/hall/{id}/business',
    answers: under('data.', ['businessName', 'businessPhone', ...LINKS]),
  },
  { method: 'GET', path: '/public/halls/{id}/business-contact', answers: LINKS },
  { method: 'GET', path: '/user/reviews/hall/{id}', answers: under('data.', REVIEW) },
  { method: 'POST', path: '/user/reviews', body: ['hallId', 'rating', 'comment'] },
  { method: 'PUT', path: '/user/reviews/{reviewId}', body: ['rating', 'comment'], ignored: ['hallId'] },
  {
    method: 'POST',
    path: '/user/bookings/calculate-price',
    body: ['hallId', 'startTime', 'endTime', 'guestCount', 'optionalServiceIds'],
    answers: PRICE,
  },
  {
    method: 'POST',
    path: '/user/bookings',
    body: [
      'hallId',
      'date',
      'startTime',
      'endTime',
      'guestCount',
      'customerName',
      'customerPhone',
      'customerEmail',
      'specialRequests',
      'optionalServiceIds',
      'totalAmount',
    ],
    answers: BOOKING_ANSWER,
  },
  {
    method: 'GET',
    path: '/user/bookings',
    answers: under('data[].', [
      ...BOOKING_ANSWER,
      'businessName',
      'businessCurrency',
      ...under('fixedServices[].', ['id', 'name', 'price', 'priceType']),
      ...under('optionalServices[].', ['id', 'name', 'price', 'priceType']),
    ]),
  },
  { method: 'GET', path: '/user/saved-halls', answers: under('[].', CARD) },
  {
    method: 'GET',
    path: '/public/blog/posts',
    query: ['search', 'categoryId', 'sortBy', 'limit'],
    answers: under('data[].', POST_CARD),
  },
  { method: 'GET', path: '/public/blog/posts/{slug}', answers: [...POST_CARD, 'content'] },
  { method: 'GET', path: '/public/blog/categories', answers: under('[].', ['id', 'name', 'color']) },
  { method: 'GET', path: '/public/blog/featured', answers: under('[].', POST_CARD) },
  { method: 'GET', path: '/public/blog/recent', query: ['limit'], answers: under('[].', POST_CARD) },
];

function setupCalls(path: string, body: readonly string[]): SpecifiedCall[] {
  const answers = under('[].', ['id', ...body]);
  return [
    { method: 'GET', path, answers },
    { method: 'POST', path, body },
    { method: 'PUT', path: `${path}/{id}`, body },
    { method: 'DELETE', path: `${path}/{id}` },
  ];
}

/** docs/coverage.md: business §7: business application, business setup, halls, bookings, account. */
export const BUSINESS_CALLS: readonly SpecifiedCall[] = [
  { method: 'GET', path: '/business-application/status', answers: APPLICATION_STATUS },
  { method: 'GET', path: '/business/application/status', answers: APPLICATION_STATUS },
  { method: 'POST', path: '/business-application', body: APPLICATION },
  { method: 'DELETE', path: '/business-application/reapply' },
  { method: 'POST', path: '/upload/document', body: ['document'], answers: ['filename'] },
  { method: 'GET', path: '/upload/document/{filename}' },
  ...setupCalls('/business/operations/categories', PRICED),
  ...setupCalls('/business/operations/types', PRICED),
  ...setupCalls('/business/services/fixed', [...PRICED, 'isIncluded']),
  ...setupCalls('/business/services/optional', PRICED),
  ...setupCalls('/business/amenities', ['name', 'description', 'icon']),
  {
    method: 'GET',
    path: '/business/settings',
    answers: ['currency', 'discountPercentage', 'taxPercentage'],
  },
  { method: 'PUT', path: '/business/settings', body: ['currency', 'discountPercentage', 'taxPercentage'] },
  {
    method: 'GET',
    path: '/business/halls',
    answers: under('data[].', ['id', ...HALL, 'title', 'status', 'isFeatured', 'services', 'amenities']),
  },
  { method: 'GET', path: '/business/halls/{id}', answers: ['id', ...HALL, 'fixedServices[].id', 'amenities'] },
  { method: 'POST', path: '/business/halls', body: HALL },
  { method: 'PUT', path: '/business/halls/{id}', body: HALL },
  { method: 'DELETE', path: '/business/halls/{id}' },
  { method: 'GET', path: '/business/halls/{id}/amenities', answers: ['[].id'] },
  { method: 'DELETE', path: '/business/halls/{id}/fixed-services' },
  { method: 'POST', path: '/business/halls/{id}/fixed-services', body: ['serviceId'] },
  { method: 'DELETE', path: '/business/halls/{id}/amenities' },
  { method: 'POST', path: '/business/halls/{id}/amenities', body: ['amenityId'] },
  {
    method: 'GET',
    path: '/business/dashboard/stats',
    answers: ['totalHalls', 'monthlyBookings', 'totalRevenue', 'avgRating'],
  },
  { method: 'POST', path: '/upload/image', body: ['image'], answers: ['url'] },
  { method: 'DELETE', path: '/upload/image', body: ['url'] },
  {
    method: 'GET',
    path: '/business/bookings',
    answers: under('data[].', [
      ...BOOKING_ANSWER,
      'pricePerHour',
      'pricePerPerson',
      'fixedServices',
      'optionalServices',
    ]),
  },
  { method: 'PUT', path: '/business/bookings/{id}/status', body: ['status'] },
  {
    method: 'PUT',
    path: '/user/change-password',
    body: ['currentPassword', 'newPassword', 'confirmPassword'],
  },
  { method: 'PUT', path: '/business/update', body: ['name', 'location', 'phone', 'description'] },
];

/** docs/coverage.md: business §7: admin authentication, moderator and admin. */
export const STAFF_CALLS: readonly SpecifiedCall[] = [
  { method: 'POST', path: '/user/auth/admin-login', body: ['emailOrUsername', 'password'], answers: SESSION },
  { method: 'GET', path: '/moderator/businesses/pending' },
  { method: 'GET', path: '/moderator/businesses' },
  { method: 'PUT', path: '/moderator/businesses/{id}/approve' },
  { method: 'PUT', path: '/moderator/businesses/{id}/reject', body: ['reason'] },
  { method: 'GET', path: '/admin/users', answers: under('data[].', [...PERSON, 'phone', 'createdAt']) },
  { method: 'PUT', path: '/admin/users/{id}/assign-moderator' },
  { method: 'PUT', path: '/admin/users/{id}/remove-moderator' },
  { method: 'DELETE', path: '/admin/users/{id}' },
  {
    method: 'GET',
    path: '/admin/system/info',
    answers: [
      'environment',
      'databaseConnected',
      'databaseUrl',
      'uptime',
      'totalDowntime',
      'maintenance.isActive',
      'maintenance.isEnabled',
      'version',
      'nodeVersion',
      'platform',
      'arch',
      'startTime',
      ...under('memoryUsage.', ['rss', 'heapTotal', 'heapUsed', 'external']),
    ],
  },
  { method: 'POST', path: '/admin/system/env', body: ['environment'] },
  { method: 'GET', path: '/admin/configuration/env', answers: ['variables[].key', 'variables[].value', 'content'] },
  { method: 'POST', path: '/admin/configuration/env', body: ['key', 'value'] },
  { method: 'PUT', path: '/admin/configuration/env/{key}', body: ['value'], ignored: ['key'] },
  { method: 'DELETE', path: '/admin/configuration/env/{key}' },
  { method: 'PUT', path: '/admin/env/content', body: ['content'], answers: ['ok', 'message'] },
  {
    method: 'GET',
    path: '/admin/configuration/blog/posts',
    answers: under('data[].', [...POST_CARD, 'status']),
  },
  { method: 'POST', path: '/admin/configuration/blog/posts', body: POST },
  { method: 'PUT', path: '/admin/configuration/blog/posts/{id}', body: POST },
  { method: 'PUT', path: '/admin/configuration/blog/posts/{id}/publish' },
  { method: 'DELETE', path: '/admin/configuration/blog/posts/{id}' },
  { method: 'GET', path: '/admin/configuration/blog/categories', answers: under('[].', ['id', ...CATEGORY]) },
  { method: 'POST', path: '/admin/configuration/blog/categories', body: CATEGORY },
  { method: 'PUT', path: '/admin/configuration/blog/categories/{id}', body: CATEGORY },
  { method: 'DELETE', path: '/admin/configuration/blog/categories/{id}' },
  { method: 'GET', path: '/admin/maintenance', answers: MAINTENANCE },
  { method: 'POST', path: '/admin/maintenance', body: MAINTENANCE },
  { method: 'DELETE', path: '/admin/maintenance' },
];

/** Every call that the specifications name. */
export const SPECIFIED_CALLS: readonly SpecifiedCall[] = [...CUSTOMER_CALLS, ...BUSINESS_CALLS, ...STAFF_CALLS];

/** Calls beyond the specifications. A new row of a module's table must be listed here, or the comparison fails. */
export const CALLS_BEYOND: readonly CallBeyond[] = [
  ...TEAM_CALLS,
  ...SCHEDULE_CALLS,
  ...UNIT_CALLS,
  ...FUNCTION_CALLS,
  ...WAITING_CALLS,
  { method: 'POST', path: '/user/auth/renew', why: 'Browsers renew their session by a cookie.' },
  { method: 'POST', path: '/user/auth/logout', why: 'Ends the session of the token.' },
  { method: 'GET', path: '/user/sessions', why: 'Where the viewer is signed in.' },
  { method: 'DELETE', path: '/user/sessions', why: 'Signs the viewer out everywhere else.' },
  { method: 'DELETE', path: '/user/sessions/{id}', why: 'Signs the viewer out on another device.' },
  { method: 'GET', path: '/user/export', why: 'One’s own data as one file.' },
  { method: 'DELETE', path: '/user/account', why: 'Deletes the viewer’s account.' },
  { method: 'DELETE', path: '/user/pending-email', why: 'Takes a new address back.' },
  { method: 'GET', path: '/admin/users/{id}', why: 'One account, for admins.' },
  { method: 'GET', path: '/admin/bookings', why: 'All bookings, for staff.' },
  { method: 'GET', path: '/admin/users/{id}/bookings', why: 'What an account booked.' },
  { method: 'GET', path: '/admin/users/{id}/reviews', why: 'What an account reviewed.' },
  { method: 'PUT', path: '/admin/users/{id}/suspend', why: 'Suspends an account.' },
  { method: 'PUT', path: '/admin/users/{id}/reinstate', why: 'Ends a suspension.' },
  { method: 'DELETE', path: '/admin/users/{id}/second-factor', why: 'For people who have lost everything.' },
  { method: 'GET', path: '/user/second-factor', why: 'What the viewer has set up as a second factor.' },
  { method: 'POST', path: '/user/second-factor/authenticator', why: 'Starts to set up an authenticator app.' },
  { method: 'POST', path: '/user/second-factor/authenticator/confirm', why: 'Its first code completes the set-up.' },
  { method: 'DELETE', path: '/user/second-factor/authenticator', why: 'Removes the authenticator app.' },
  { method: 'POST', path: '/user/second-factor/recovery-codes', why: 'New recovery codes.' },
  { method: 'POST', path: '/user/auth/confirm-email', why: 'Addresses are confirmed by a link.' },
  { method: 'POST', path: '/user/confirmation-email', why: 'The link once more.' },
  { method: 'POST', path: '/user/auth/forgot-password', why: 'Whoever forgot the password is mailed a link.' },
  { method: 'POST', path: '/user/auth/reset-password', why: 'The link sets a new password.' },
  {
    method: 'GET',
    path: '/admin/configuration/blog/posts/{id}',
    why: 'An article of any status with its content, so that it can be changed.',
  },
  {
    method: 'GET',
    path: '/public/halls/{id}/availability',
    why: 'Free days and hours of a hall, as the wizard shows them.',
  },
  { method: 'GET', path: '/public/all-in-prices', why: 'What halls cost in all on a date for a number of guests.' },
  { method: 'GET', path: '/public/free-dates', why: 'On which days halls of a search have something free.' },
  {
    method: 'GET',
    path: '/public/halls/{id}/next-free-dates',
    why: 'When a hall is free next, with the price of each day.',
  },
  { method: 'GET', path: '/public/places', why: 'Cities and areas, offered while somebody types where.' },
  { method: 'GET', path: '/public/services', why: 'Services to choose from in a search.' },
  { method: 'GET', path: '/public/budget-steps', why: 'Budgets from the halls’ real prices, in any currency.' },
  ...SAVED_CALLS,
  { method: 'GET', path: '/business/billing', why: 'The menu names Billing, and no call for it.' },
  { method: 'GET', path: '/business/billing/statement.csv', why: 'The bookings behind the sums, for a bookkeeper.' },
  ...BOOKING_CALLS,
  { method: 'GET', path: '/business/reviews', why: 'The reviews of the owner’s halls.' },
  { method: 'POST', path: '/business/reviews/{id}/answer', why: 'The owner’s answer to a review.' },
  ...INTEGRATION_CALLS,
];

import { defineRoutes, type Route } from '../../rest/route.js';

const APPLICATION = 'id status name location phone description documents currency rejectionReason createdAt';
const SETTINGS = `currency discountPercentage taxPercentage timeZone instantConfirmation holdHours paymentRequired paymentHoldHours paymentReminders changeDays finalGuestsDays
  cancellationRules { days percent }
  timeSlots { slotDuration bufferTime allowMultipleSlots maxAdvanceBookingDays minAdvanceBookingHours }
  operatingHours { dayOfWeek openingTime closingTime isActive } taxNumber logo`;

const status: Omit<Route, 'path'> = {
  method: 'GET',
  summary: 'The viewer’s business application with its status.',
  tag: 'Business',
  operation: `query RestBusinessApplication { businessApplication { ${APPLICATION} } }`,
};

/** REST routes of the business application and settings (docs/coverage.md: business §7). */
export const businessRoutes = defineRoutes([
  { ...status, path: '/business-application/status' },
  { ...status, path: '/business/application/status', aliasOf: '/business-application/status' },
  {
    method: 'POST',
    path: '/business-application',
    refusals: ['EMAIL_NOT_CONFIRMED'],
    summary: 'Sends an application for a business account.',
    tag: 'Business',
    operation: `mutation RestApplyForBusiness($input: ApplyForBusinessInput!) { applyForBusiness(input: $input) { ${APPLICATION} } }`,
    variables: ({ body }) => ({ input: body }),
    status: 201,
  },
  {
    method: 'DELETE',
    path: '/business-application/reapply',
    summary: 'Resets a rejected application.',
    tag: 'Business',
    operation: `mutation RestReapplyForBusiness { reapplyForBusiness { ${APPLICATION} } }`,
  },
  {
    method: 'PUT',
    path: '/business/update',
    summary: 'Updates the business’s information.',
    tag: 'Business',
    operation: `mutation RestUpdateBusiness($input: UpdateBusinessInput!) { updateBusiness(input: $input) { ${APPLICATION} } }`,
    variables: ({ body }) => ({ input: body }),
  },
  {
    method: 'GET',
    path: '/business/settings',
    summary: 'The general settings of the viewer’s business.',
    tag: 'Business',
    operation: `query RestBusinessSettings { businessSettings { ${SETTINGS} } }`,
  },
  {
    method: 'PUT',
    path: '/business/settings',
    refusals: ['REAUTHENTICATION_REQUIRED'],
    summary: 'Updates the general settings; omitted fields stay as they are.',
    tag: 'Business',
    operation: `mutation RestUpdateBusinessSettings($input: BusinessSettingsInput!) { updateBusinessSettings(input: $input) { ${SETTINGS} } }`,
    variables: ({ body }) => ({ input: body }),
  },
]);

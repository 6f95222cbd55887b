import { defineRoutes } from '../../rest/route.js';

const SHIFT = 'id name weekdays startTime endTime price priceType version';
const EXCEPTION = 'id hallId firstDay lastDay openingTime closingTime note';
const HOURS = 'dayOfWeek openingTime closingTime isActive';
const SLOTS = 'slotDuration bufferTime allowMultipleSlots maxAdvanceBookingDays minAdvanceBookingHours';
const SETTINGS = `timeSlots { ${SLOTS} } operatingHours { ${HOURS} }`;
const CLOSING = 'city closingTime effect firstDay lastDay source';
const HALL = `hallId title shifts { ${SHIFT} } closingHours { ${CLOSING} } ${SETTINGS} ownSettings { ${SLOTS} operatingHours { ${HOURS} } }`;
const TAG = 'Own halls';

/** REST routes of the schedule of an owner's halls (docs/decisions/0025-schedule.md). */
export const scheduleRoutes = defineRoutes([
  {
    method: 'GET',
    path: '/business/schedule',
    summary: 'When the halls of the viewer’s business can be booked.',
    tag: TAG,
    operation: `query RestSchedule { viewerSchedule {
      timeZone currency ${SETTINGS} halls { ${HALL} } exceptions { ${EXCEPTION} } } }`,
  },
  {
    method: 'PUT',
    path: '/business/halls/{id}/booking-settings',
    summary: 'Changes what a hall says for itself about when it can be booked; null is as its business.',
    tag: TAG,
    operation: `mutation RestChangeHallBookingSettings($hallId: Int!, $input: HallBookingSettingsInput!) {
      changeHallBookingSettings(hallId: $hallId, input: $input) { ${HALL} } }`,
    variables: ({ params, body }) => ({ hallId: params.id, input: body }),
  },
  {
    method: 'POST',
    path: '/business/halls/{id}/shifts',
    summary: 'Adds a shift to a hall, which then sells its shifts and no other times.',
    tag: TAG,
    operation: `mutation RestAddHallShift($hallId: Int!, $input: HallShiftInput!) {
      addHallShift(hallId: $hallId, input: $input) { ${SHIFT} } }`,
    variables: ({ params, body }) => ({ hallId: params.id, input: body }),
    refusals: ['CONFLICT'],
    status: 201,
  },
  {
    method: 'PUT',
    path: '/business/shifts/{id}',
    summary: 'Changes a shift; bookings keep what was agreed.',
    tag: TAG,
    operation: `mutation RestChangeHallShift($id: Int!, $input: HallShiftInput!) {
      changeHallShift(id: $id, input: $input) { ${SHIFT} } }`,
    variables: ({ params, body }) => ({ id: params.id, input: body }),
    refusals: ['CONFLICT'],
  },
  {
    method: 'DELETE',
    path: '/business/shifts/{id}',
    summary: 'Removes a shift; without any, the hall sells free times again.',
    tag: TAG,
    operation: `mutation RestRemoveHallShift($id: Int!) { removeHallShift(id: $id) { ${SHIFT} } }`,
    variables: ({ params }) => ({ id: params.id }),
  },
  {
    method: 'POST',
    path: '/business/schedule/exceptions',
    summary: 'Closes halls on some days, or opens them at other hours.',
    tag: TAG,
    operation: `mutation RestAddScheduleException($input: ScheduleExceptionInput!) {
      addScheduleException(input: $input) { ${EXCEPTION} } }`,
    variables: ({ body }) => ({ input: body }),
    refusals: ['ALREADY_TAKEN', 'CONFLICT'],
    status: 201,
  },
  {
    method: 'DELETE',
    path: '/business/schedule/exceptions/{id}',
    summary: 'Removes special hours or a closing.',
    tag: TAG,
    operation: `mutation RestRemoveScheduleException($id: Int!) {
      removeScheduleException(id: $id) { ${EXCEPTION} } }`,
    variables: ({ params }) => ({ id: params.id }),
  },
]);

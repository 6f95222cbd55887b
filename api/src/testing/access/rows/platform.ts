import { HALF_A_PAGE } from './bookings.js';
import { admins, everyone, only, owners, staff, type Access } from '../actors.js';

const STAFF = only(staff('answered'));
const ADMINS = only(admins);
const REASON = { reason: 'The documents can’t be read' };
const CITY_RULE = {
  city: 'Multan',
  kind: 'CLOSING_HOUR',
  effect: 'WARN',
  closingTime: '22:00',
  firstDay: '2027-05-01',
  source: 'An order',
};
const NOT_ONESELF = only({ admin: 'FORBIDDEN' });

/** Access to the platform: maintenance, moderation, accounts, environment, mail, audit. */
export const platformAccess: Access = {
  'Query.health': [{ of: 'everybody', outcomes: everyone('answered') }],
  'Query.clientConfig': [{ of: 'everybody', outcomes: everyone('answered') }],
  'Query.maintenanceStatus': [{ of: 'everybody', outcomes: everyone('answered') }],
  'Query.maintenanceSettings': [{ of: 'the platform', outcomes: STAFF }],
  'Mutation.scheduleMaintenance': [
    {
      of: 'the platform',
      args: () => ({ input: { isEnabled: false, message: 'We will be back soon.' } }),
      outcomes: ADMINS,
    },
  ],
  'Mutation.endMaintenance': [{ of: 'the platform', outcomes: ADMINS }],
  'Query.overview': [{ of: 'the platform', outcomes: STAFF }],
  'Query.systemInformation': [{ of: 'the platform', outcomes: ADMINS }],
  'Query.auditLog': [{ of: 'staff', outcomes: ADMINS }],
  'Query.securityLog': [{ of: 'everybody', outcomes: ADMINS }],
  'Query.securityAlarms': [{ of: 'everybody', outcomes: ADMINS }],
  'Query.exportSecurityLog': [{ of: 'everybody', outcomes: ADMINS }],
  'Query.outbox': [{ of: 'everybody', outcomes: STAFF }],
  'Mutation.retryMail': [{ of: 'the customer', args: ({ mailId }) => ({ id: mailId }), outcomes: ADMINS }],
  'Query.businesses': [{ of: 'every owner', outcomes: STAFF }],
  'Query.business': [
    { of: 'the pending owner', args: ({ businesses }) => ({ id: businesses.pending }), outcomes: STAFF },
  ],
  'Query.businessHistory': [
    { of: 'the pending owner', args: ({ businesses }) => ({ id: businesses.pending }), outcomes: STAFF },
  ],
  'Mutation.approveApplication': [
    { of: 'the pending owner', args: ({ businesses }) => ({ id: businesses.pending }), outcomes: STAFF },
  ],
  'Mutation.rejectApplication': [
    { of: 'the pending owner', args: ({ businesses }) => ({ id: businesses.pending, input: REASON }), outcomes: STAFF },
  ],
  'Mutation.suspendBusiness': [
    { of: 'the owner', args: ({ businesses }) => ({ id: businesses.approved, input: REASON }), outcomes: ADMINS },
  ],
  'Mutation.reinstateBusiness': [
    { of: 'the suspended owner', args: ({ businesses }) => ({ id: businesses.suspended }), outcomes: ADMINS },
  ],
  'Query.people': [{ of: 'everybody', outcomes: ADMINS }],
  'Query.person': [{ of: 'the customer', args: ({ people }) => ({ id: people.customer.id }), outcomes: ADMINS }],
  'Query.bookingsOfPerson': [
    { of: 'the customer', args: ({ people }) => ({ id: people.customer.id, ...HALF_A_PAGE }), outcomes: ADMINS },
  ],
  'Query.reviewsOfPerson': [
    { of: 'the customer', args: ({ people }) => ({ id: people.customer.id }), outcomes: ADMINS },
  ],
  'Mutation.suspendUser': [
    { of: 'the customer', args: ({ people }) => ({ id: people.customer.id, input: REASON }), outcomes: ADMINS },
    { of: 'the admin', args: ({ people }) => ({ id: people.admin.id, input: REASON }), outcomes: NOT_ONESELF },
  ],
  'Mutation.reinstateUser': [
    { of: 'the suspended customer', args: ({ people }) => ({ id: people.suspendedCustomer.id }), outcomes: ADMINS },
    { of: 'the admin', args: ({ people }) => ({ id: people.admin.id }), outcomes: NOT_ONESELF },
  ],
  'Mutation.assignModerator': [
    { of: 'the customer', args: ({ people }) => ({ id: people.customer.id }), outcomes: ADMINS },
    { of: 'the admin', args: ({ people }) => ({ id: people.admin.id }), outcomes: NOT_ONESELF },
  ],
  'Mutation.removeModerator': [
    { of: 'the moderator', args: ({ people }) => ({ id: people.moderator.id }), outcomes: ADMINS },
    { of: 'the admin', args: ({ people }) => ({ id: people.admin.id }), outcomes: NOT_ONESELF },
  ],
  'Mutation.removeSecondFactors': [
    { of: 'the other customer', args: ({ people }) => ({ id: people.otherCustomer.id }), outcomes: ADMINS },
    {
      of: 'the moderator, who has none',
      args: ({ people }) => ({ id: people.moderator.id }),
      outcomes: only({ admin: 'CONFLICT' }),
    },
    { of: 'the admin', args: ({ people }) => ({ id: people.admin.id }), outcomes: NOT_ONESELF },
  ],
  'Mutation.deleteUser': [
    { of: 'the customer', args: ({ people }) => ({ id: people.customer.id }), outcomes: ADMINS },
    { of: 'the admin', args: ({ people }) => ({ id: people.admin.id }), outcomes: NOT_ONESELF },
  ],
  'Query.environment': [{ of: 'the platform', outcomes: ADMINS }],
  'Mutation.revealVariable': [{ of: 'the platform', args: () => ({ key: 'SMTP_URL' }), outcomes: ADMINS }],
  'Mutation.addVariable': [
    { of: 'the platform', args: () => ({ input: { key: 'SUPPORT_PHONE', value: '0421234567' } }), outcomes: ADMINS },
  ],
  'Mutation.changeVariable': [
    { of: 'the platform', args: () => ({ input: { key: 'LOG_LEVEL', value: 'warn' } }), outcomes: ADMINS },
  ],
  'Mutation.removeVariable': [{ of: 'the platform', args: () => ({ key: 'LOG_LEVEL' }), outcomes: ADMINS }],
  'Mutation.saveEnvironmentFile': [
    { of: 'the platform', args: () => ({ input: { content: 'LOG_LEVEL=warn\n' } }), outcomes: ADMINS },
    {
      of: 'the platform, a secret',
      args: () => ({ input: { content: '# Ours\nLOG_LEVEL=info\nSMTP_URL=smtp://user:word@mail.test:25\n' } }),
      outcomes: ADMINS,
    },
  ],
  'Mutation.switchEnvironment': [
    { of: 'the platform', args: () => ({ input: { environment: 'development' } }), outcomes: ADMINS },
  ],
  'Query.ownerView': [
    {
      of: 'the owner',
      args: ({ businesses }) => ({ id: businesses.approved }),
      outcomes: STAFF,
      leavesTrace: true,
    },
  ],
  'Query.hallsOfBusiness': [
    { of: 'the owner', args: ({ businesses }) => ({ id: businesses.approved }), outcomes: STAFF },
  ],
  'Query.bookingsOfBusiness': [
    { of: 'the owner', args: ({ businesses }) => ({ id: businesses.approved, ...HALF_A_PAGE }), outcomes: STAFF },
  ],
  'Query.allHalls': [{ of: 'everybody', args: () => HALF_A_PAGE, outcomes: STAFF }],
  'Query.bookings': [{ of: 'everybody', args: () => HALF_A_PAGE, outcomes: STAFF }],
  'Query.exchangeRates': [{ of: 'the platform', outcomes: STAFF }],
  'Mutation.setExchangeRate': [
    { of: 'the platform', args: () => ({ input: { currency: 'PKR', rate: 300.5 } }), outcomes: ADMINS },
  ],
  'Mutation.refreshExchangeRates': [{ of: 'the platform', outcomes: ADMINS }],
  'Query.hijriMonths': [{ of: 'the platform', outcomes: only({ ...owners('answered'), ...staff('answered') }) }],
  'Mutation.correctHijriMonth': [
    {
      of: 'the platform',
      args: () => ({ year: 1448, month: 10, input: { firstDay: '2027-03-11' } }),
      outcomes: ADMINS,
    },
  ],
  'Mutation.resetHijriMonth': [
    { of: 'the platform', args: () => ({ year: 1448, month: 11 }), outcomes: ADMINS },
    { of: 'nobody', args: () => ({ year: 1449, month: 1 }), outcomes: only({ admin: 'NOT_FOUND' }) },
  ],
  'Query.cityRules': [{ of: 'everybody', args: () => ({ city: 'Quetta' }), outcomes: everyone('answered') }],
  'Query.allCityRules': [{ of: 'the platform', outcomes: STAFF }],
  'Mutation.addCityRule': [{ of: 'the platform', args: () => ({ input: CITY_RULE }), outcomes: ADMINS }],
  'Mutation.changeCityRule': [
    { of: 'the platform', args: ({ cityRuleId }) => ({ id: cityRuleId, input: CITY_RULE }), outcomes: ADMINS },
    { of: 'nobody', args: () => ({ id: 999_999, input: CITY_RULE }), outcomes: only({ admin: 'NOT_FOUND' }) },
  ],
  'Mutation.endCityRule': [
    {
      of: 'the platform',
      args: ({ cityRuleId }) => ({ id: cityRuleId, input: { lastDay: '2027-05-31' } }),
      outcomes: ADMINS,
    },
    {
      of: 'nobody',
      args: () => ({ id: 999_999, input: { lastDay: '2027-05-31' } }),
      outcomes: only({ admin: 'NOT_FOUND' }),
    },
  ],
  'Query.queueTasks': [{ of: 'the platform', outcomes: ADMINS }],
  'Query.queueJobs': [{ of: 'the platform', outcomes: ADMINS }],
  'Mutation.retryJob': [
    { of: 'the platform', args: ({ jobId }) => ({ id: jobId }), outcomes: ADMINS },
    { of: 'nobody', args: () => ({ id: 999_999 }), outcomes: only({ admin: 'NOT_FOUND' }) },
  ],
  'Mutation.removeJob': [
    { of: 'the platform', args: ({ jobId }) => ({ id: jobId }), outcomes: ADMINS },
    { of: 'nobody', args: () => ({ id: 999_999 }), outcomes: only({ admin: 'NOT_FOUND' }) },
  ],
};

import { mixed, object } from 'yup';
import { SEARCH_LIMITS } from '../halls/limits.js';
import { optionalId, optionalInstant } from '../input/fields.js';

import { atMost, optionalText } from '../text/text.js';

const shortText = () => optionalText({ max: atMost('Filter', SEARCH_LIMITS.textMaxCharacters) });

/** The filter of the job queue. */
export const jobFilterSchema = object({ state: mixed<string>().nullable().optional(), task: shortText() });

export const outboxFilterSchema = object({ status: shortText(), kind: shortText(), text: shortText() });

/** The filter of the audit log. */
export const auditFilterSchema = object({
  action: shortText(),
  subjectType: shortText(),
  subjectId: shortText(),
  businessId: optionalId('Business is not known'),
  actorId: optionalId('Person is not known'),
  actor: shortText(),
  from: optionalInstant(),
  to: optionalInstant(),
});

/** What admins look for in the security log. */
export const securityEventFilterSchema = object({
  kind: mixed<string>().nullable().optional(),
  person: shortText(),
  accountId: optionalId('Person is not known'),
  from: optionalInstant(),
  to: optionalInstant(),
});

import { object } from 'yup';
import type { InferType } from 'yup';
import { flag, optionalInstant } from '../input/fields.js';
import { MAINTENANCE_LIMITS } from './limits.js';

import { atMost, text } from '../text/text.js';

/** The maintenance form: a message, and optional start and end (instants). */
export const maintenanceSchema = object({
  isEnabled: flag('Maintenance').default(false),
  message: text({
    required: 'Message is required',
    max: atMost('Message', MAINTENANCE_LIMITS.messageMaxCharacters),
    multiline: true,
  }),
  startTime: optionalInstant(),
  endTime: optionalInstant().test('order', 'End must be after start', (end, context) => {
    const { startTime } = context.parent as { startTime?: string | null };
    return !end || !startTime || !(Date.parse(end) <= Date.parse(startTime));
  }),
});
export type MaintenanceInput = InferType<typeof maintenanceSchema>;

import { object } from 'yup';
import type { InferType } from 'yup';
import { CURRENCY_LIMITS } from './limits.js';
import { numeric } from '../input/fields.js';

import { text } from '../text/text.js';

const { rateMax } = CURRENCY_LIMITS;

/** An exchange rate set by an admin. */
export const exchangeRateSchema = object({
  currency: text({
    required: 'Currency is required',
    max: [3, 'Currency must be a code of three letters'],
    matches: [/^[A-Z]{3}$/, 'Currency must be a code of three letters'],
  }),
  rate: numeric({
    required: 'Rate is required',
    min: [Number.MIN_VALUE, 'Rate must be greater than 0'],
    max: [rateMax, `Rate must be at most ${rateMax}`],
  }),
});
export type ExchangeRateInput = InferType<typeof exchangeRateSchema>;

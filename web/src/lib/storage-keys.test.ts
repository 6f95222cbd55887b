/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { STORAGE_KEYS } from './storage-keys';

test('[customer §9] the browser keeps token, theme and currency under the names of the specification', () => {
  expect(STORAGE_KEYS).toEqual({
    token: 'token',
    theme: 'theme',
    currency: 'userCurrency',
    locale: 'locale',
    // Gone with the session (docs/decisions/0008-web-app.md).
    offlineBookings: 'offlineBookings',
    // Gone by signing out.
    drafts: 'form-drafts',
  });
});

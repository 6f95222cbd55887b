/** Keys of the browser's local storage. */
export const STORAGE_KEYS = { token: 'token', theme: 'theme', currency: 'userCurrency' } as const;

export * from './accounts.js';
export * from './currencies.js';
export * from './errors.js';
export * from './limits.js';
export * from './money.js';
export * from './roles.js';
export * from './text.js';

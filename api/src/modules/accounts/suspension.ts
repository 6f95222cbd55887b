import { DomainError } from '../../domain/input/errors.js';

/** The refusal of a suspended account; only for callers who hold its password, a token, a link or a key. */
export function createSuspensionError(): DomainError {
  return new DomainError('ACCOUNT_SUSPENDED', 'Your account is suspended. Please write to our support.');
}

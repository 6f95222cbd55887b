import { invalidInput } from '../../domain/input/errors.js';
import { ACCOUNT_MESSAGES } from '../../domain/accounts/inputs.js';
import { ACCOUNT_LIMITS } from '../../domain/accounts/limits.js';
import { isOwnName, type PasswordOwner } from '../../domain/accounts/passwords.js';

/** Loaded at the first use, since few requests choose a password. */
let commonPasswords: Promise<ReadonlySet<string>> | undefined;

async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const { passwordMinCharacters } = ACCOUNT_LIMITS;
  return new Set(dictionary['passwords-common'].filter(({ length }) => length >= passwordMinCharacters));
}

/** The most common passwords that are long enough, in lowercase. */
export function getCommonPasswords(): Promise<ReadonlySet<string>> {
  commonPasswords ??= loadCommonPasswords();
  return commonPasswords;
}

/**
 * Refuses a password that guessers try first: a common one in any case, or the account's own name or address.
 * @param field the input's field that holds the password
 * @throws DomainError INVALID_INPUT naming the field
 */
export async function assertPasswordAllowed(field: string, password: string, owner: PasswordOwner): Promise<void> {
  const common = await getCommonPasswords();
  const message = common.has(password.normalize('NFKC').toLowerCase())
    ? ACCOUNT_MESSAGES.passwordCommon
    : isOwnName(password, owner)
      ? ACCOUNT_MESSAGES.passwordIsOwnName
      : undefined;
  if (message !== undefined) throw invalidInput([{ field, message }]);
}

/** Whose password it is. */
export interface PasswordOwner {
  name: string;
  username: string;
  email: string;
}

/** Letters and digits alone, without case: `Ayesha Khan` and `ayesha.khan` are the same guess. */
function toGuess(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Whether a password is its owner's name, user name or e-mail address, or the part of the address before the `@`. */
export function isOwnName(password: string, { name, username, email }: PasswordOwner): boolean {
  const guess = toGuess(password);
  const [mailbox = ''] = email.split('@');
  return guess !== '' && [name, username, email, mailbox].some((own) => toGuess(own) === guess);
}

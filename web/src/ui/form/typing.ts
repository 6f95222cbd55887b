import type { InputHTMLAttributes } from 'react';

type Typing = Pick<InputHTMLAttributes<HTMLInputElement>, 'autoCapitalize' | 'autoCorrect' | 'spellCheck'>;

const VERBATIM: Typing = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false };

const TYPING: Readonly<Record<string, Typing>> = {
  name: { autoCapitalize: 'words', autoCorrect: 'off', spellCheck: false },
  username: VERBATIM,
  email: VERBATIM,
  'one-time-code': VERBATIM,
};

/**
 * What a phone's keyboard does of its own while somebody types: names begin with capitals, and what must match to the letter is
 * left as it was typed.
 *
 * @param autoComplete what the field asks for
 */
export function getTyping(autoComplete: string | undefined): Typing {
  return TYPING[autoComplete ?? ''] ?? {};
}

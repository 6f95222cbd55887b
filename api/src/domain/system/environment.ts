import { object } from 'yup';
import type { InferType } from 'yup';
import { choice } from '../input/fields.js';
import { ENVIRONMENT_LIMITS } from './limits.js';

import { atMost, text } from '../text/text.js';

const limits = ENVIRONMENT_LIMITS;

/** What stands in place of a secret value until it is revealed. */
export const MASK = '••••••••';

export const ENVIRONMENTS = ['development', 'production'] as const;
export type EnvironmentName = (typeof ENVIRONMENTS)[number];

/** Sentences of the environment screen. */
export const ENVIRONMENT_MESSAGES = {
  nameRequired: 'Variable name is required',
  nameInvalid: 'Must be uppercase with underscores',
  nameRefused: 'This variable changes how the process itself runs and can’t be set here',
  valueLineBreak: 'A value must stand on one line',
} as const;

const SECRET_NAMES = /PASSWORD|SECRET|KEY|TOKEN|API/i;
const SECRET_PAIR = /(?:password|passwd|pwd|secret|token|apikey|api_key|access_key|signature)=/i;

// Names that decide which code runs, what it trusts or where it looks for things.
const REFUSED_NAMES: ReadonlySet<string> = new Set([
  'PATH',
  'HOME',
  'SHELL',
  'USER',
  'LOGNAME',
  'PWD',
  'OLDPWD',
  'TMPDIR',
  'TEMP',
  'TMP',
  'IFS',
  'ENV',
  'COMSPEC',
  'PATHEXT',
  'SYSTEMROOT',
  'OPENSSL_CONF',
  'OPENSSL_MODULES',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
  'SSLKEYLOGFILE',
  'GLIBC_TUNABLES',
  'GCONV_PATH',
  'MALLOC_CONF',
  'UV_THREADPOOL_SIZE',
]);
const REFUSED_PREFIXES = ['NODE_', 'LD_', 'DYLD_', 'NPM_', 'BASH', 'GIT_', 'V8_'];
const ALLOWED_DESPITE_PREFIX: ReadonlySet<string> = new Set(['NODE_ENV']);

/** Whether a variable changes how the process runs, so that it can't be set from a screen. */
export function isRefusedVariable(name: string): boolean {
  const upper = name.toUpperCase();
  if (ALLOWED_DESPITE_PREFIX.has(upper)) return false;
  return REFUSED_NAMES.has(upper) || REFUSED_PREFIXES.some((prefix) => upper.startsWith(prefix));
}

/**
 * Whether a value is masked until it is revealed: by its name (PASSWORD, SECRET, KEY, TOKEN, API in any case), or because
 * the value holds a credential whatever its name (a connection string, a private key).
 */
export function isSecretVariable(name: string, value: string): boolean {
  return SECRET_NAMES.test(name) || holdsCredential(value);
}

function holdsCredential(value: string): boolean {
  if (value.includes('PRIVATE KEY') || SECRET_PAIR.test(value)) return true;
  // scheme://user:password@host, without a pattern that could run away on a long value.
  return value
    .split('://')
    .slice(1)
    .some((rest) => (rest.split(/\s/, 1)[0] ?? '').includes('@'));
}

/** The value as it is shown: the mask for a secret that isn't empty. */
export function shownValue(name: string, value: string): string {
  return value !== '' && isSecretVariable(name, value) ? MASK : value;
}

/** Whether a value that was sent back is the mask, so that the original stays. */
export function isMask(value: string): boolean {
  return value === MASK;
}

/** The name of a variable: capitals, digits and underscores, beginning with a letter. */
export const variableNameSchema = text({
  required: ENVIRONMENT_MESSAGES.nameRequired,
  max: atMost('Variable name', limits.nameMaxCharacters),
  matches: [/^[A-Z][A-Z0-9_]*$/, ENVIRONMENT_MESSAGES.nameInvalid],
}).test('refused', ENVIRONMENT_MESSAGES.nameRefused, (name) => !name || !isRefusedVariable(name));

/** One environment variable. Its value may be empty, but stands on one line. */
export const variableSchema = object({
  key: variableNameSchema,
  value: text({
    max: atMost('Value', limits.valueMaxCharacters),
    multiline: true,
    trimmed: false,
    matches: [(value) => !value.includes('\n'), ENVIRONMENT_MESSAGES.valueLineBreak],
  }),
});
export type VariableInput = InferType<typeof variableSchema>;

/** The raw environment file. That the server could start with it is checked by the server. */
export const environmentFileSchema = object({
  content: text({
    max: atMost('Environment file', limits.contentMaxCharacters),
    multiline: true,
    trimmed: false,
  }),
});
export type EnvironmentFileInput = InferType<typeof environmentFileSchema>;

/** The environment switch. */
export const environmentSwitchSchema = object({
  environment: choice(ENVIRONMENTS, 'Environment must be development or production'),
});
export type EnvironmentSwitchInput = InferType<typeof environmentSwitchSchema>;

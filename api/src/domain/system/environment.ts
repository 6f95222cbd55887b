import { object } from 'yup';
import type { InferType } from 'yup';
import { choice } from '../input/fields.js';
import { previousVersion } from '../input/version.js';
import { ENVIRONMENT_LIMITS } from './limits.js';
import { MASK } from './mask.js';
import { atMost, text } from '../text/text.js';

const limits = ENVIRONMENT_LIMITS;

export const ENVIRONMENTS = ['development', 'production'] as const;
export type EnvironmentName = (typeof ENVIRONMENTS)[number];

/** Messages of the environment screen. */
export const ENVIRONMENT_MESSAGES = {
  nameRequired: 'Variable name is required',
  nameInvalid: 'Must be uppercase with underscores',
  nameRefused: 'This variable changes how the process itself runs and can’t be set here',
  valueLineBreak: 'A value must stand on one line',
  fileChanged: 'The file was changed meanwhile. Load it again, and add there what you wrote.',
} as const;

const SECRET_NAMES = /PASSWORD|SECRET|KEY|TOKEN|API/i;
const SECRET_PAIR = /(?:password|passwd|pwd|secret|token|apikey|api_key|access_key|signature)=/i;

// Names that decide which code runs, and what it trusts or loads.
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

/** Whether a variable affects how the process runs, so that it can't be set on a screen. */
export function isRefusedVariable(name: string): boolean {
  const upper = name.toUpperCase();
  if (ALLOWED_DESPITE_PREFIX.has(upper)) return false;
  return REFUSED_NAMES.has(upper) || REFUSED_PREFIXES.some((prefix) => upper.startsWith(prefix));
}

/**
 * Whether a value is masked until revealed: because of its name (PASSWORD, SECRET, KEY, TOKEN or API, ignoring case), or
 * because it contains a credential (a connection string, a private key).
 */
export function isSecretVariable(name: string, value: string): boolean {
  return SECRET_NAMES.test(name) || holdsCredential(value);
}

function holdsCredential(value: string): boolean {
  if (value.includes('PRIVATE KEY') || SECRET_PAIR.test(value)) return true;
  // scheme://user:password@host, without a regular expression that could take too long.
  return value
    .split('://')
    .slice(1)
    .some((rest) => (rest.split(/\s/, 1)[0] ?? '').includes('@'));
}

/** The displayed value: the mask for a secret that isn't empty. */
export function shownValue(name: string, value: string): string {
  return value !== '' && isSecretVariable(name, value) ? MASK : value;
}

/** Whether a submitted value is the mask, which leaves the original unchanged. */
export function isMask(value: string): boolean {
  return value === MASK;
}

/** The name of a variable: capitals, digits and underscores, starting with a letter. */
export const variableNameSchema = text({
  required: ENVIRONMENT_MESSAGES.nameRequired,
  max: atMost('Variable name', limits.nameMaxCharacters),
  matches: [/^[A-Z][A-Z0-9_]*$/, ENVIRONMENT_MESSAGES.nameInvalid],
}).test('refused', ENVIRONMENT_MESSAGES.nameRefused, (name) => !name || !isRefusedVariable(name));

/** An environment variable. Its value may be empty, but must be one line. */
export const variableSchema = object({
  key: variableNameSchema,
  value: text({
    max: atMost('Value', limits.valueMaxCharacters),
    multiline: true,
    normalized: false,
    matches: [(value) => !value.includes('\n'), ENVIRONMENT_MESSAGES.valueLineBreak],
  }),
});
export type VariableInput = InferType<typeof variableSchema>;

/** The raw environment file. The server checks that it could start with it. */
export const environmentFileSchema = object({
  content: text({
    max: atMost('Environment file', limits.contentMaxCharacters),
    multiline: true,
    normalized: false,
  }),
  previousVersion: previousVersion(),
});
export type EnvironmentFileInput = InferType<typeof environmentFileSchema>;

export const environmentSwitchSchema = object({
  environment: choice(ENVIRONMENTS, 'Environment must be development or production'),
});
export type EnvironmentSwitchInput = InferType<typeof environmentSwitchSchema>;

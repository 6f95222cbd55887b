import { open, readFile, rename, copyFile, chmod } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { VARIABLE_TABLE } from '../../env.js';
import { invalidInput } from '../../domain/input/errors.js';
import { ENVIRONMENT_MESSAGES, isMask, MASK, shownValue } from '../../domain/system/environment.js';

/** One line of an environment file: an assignment, or a comment or blank line that is kept as it is. */
type Line = { key: string; value: string } | { text: string };

const ASSIGNMENT = /^\s*(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*=(.*)$/;
const PLAIN = /^[\w@%+=:,./?&!*~^|;{}[\]-]*$/;
const OWNER_ONLY = 0o600;

/** Reads the lines of an environment file. @throws DomainError INVALID_INPUT naming content, with the number of the line */
export function parseLines(content: string): Line[] {
  const seen = new Set<string>();
  return content.split(/\r?\n/).map((text, index) => {
    if (text.trim() === '' || text.trimStart().startsWith('#')) return { text };
    const match = ASSIGNMENT.exec(text);
    const key = match?.[1];
    // Read under a name of our own: any name may stand here, `__proto__` too.
    const value = parseEnv(`VALUE=${match?.[2] ?? ''}`).VALUE;
    if (key === undefined || value === undefined) refuse(`Invalid environment file format: line ${index + 1}`);
    if (seen.has(key)) refuse(`Invalid environment file format: ${key} is given twice`);
    if (value.includes('\n'))
      refuse(`Invalid environment file format: ${ENVIRONMENT_MESSAGES.valueLineBreak} (${key})`);
    seen.add(key);
    return { key, value };
  });
}

/** The variables of the lines, by name. */
export function valuesOf(lines: readonly Line[]): ReadonlyMap<string, string> {
  return new Map(lines.flatMap((line) => ('key' in line ? [[line.key, line.value] as const] : [])));
}

/** A value as it may be shown: masked where the variable is a secret, or looks like one by its name or value. */
export function toShown(key: string, value: string): string {
  return value !== '' && VARIABLE_TABLE.get(key)?.isSecret ? MASK : shownValue(key, value);
}

/** Writes lines so that reading them gives the same values. @throws DomainError INVALID_INPUT for what no quotes can hold */
export function printLines(lines: readonly Line[]): string {
  return lines.map((line) => ('key' in line ? `${line.key}=${quoted(line.key, line.value)}` : line.text)).join('\n');
}

/**
 * Refuses a file that the server's own reader would take for another one: it knows fewer blanks than we do, so that what looks
 * like a comment here can open a quote there, which hides the variables behind it.
 * @throws DomainError INVALID_INPUT naming content
 */
export function assertReadAsWritten(content: string): void {
  const written = valuesOf(parseLines(content));
  const read = Object.entries(parseEnv(content));
  // `__proto__` is no name that the reader can answer.
  const expected = [...written].filter(([key]) => key !== '__proto__');
  if (read.length === expected.length && read.every(([key, value]) => written.get(key) === value)) return;
  refuse('Invalid environment file format: a line begins with a character that can’t be seen');
}

function quoted(key: string, value: string): string {
  if (PLAIN.test(value)) return value;
  for (const quote of ["'", '"', '`']) {
    const text = `${quote}${value}${quote}`;
    if (!value.includes(quote) && parseEnv(`VALUE=${text}`).VALUE === value) return text;
  }
  return refuse(`Invalid environment file format: the value of ${key} can’t be quoted`);
}

/** The file as it may be shown: every value that holds a credential is masked, whatever its name. */
export function masked(lines: readonly Line[]): Line[] {
  return lines.map((line) => ('key' in line ? { ...line, value: toShown(line.key, line.value) } : line));
}

/** Where a mask came back, the original stays. @throws DomainError INVALID_INPUT for a mask without an original */
export function unmasked(lines: readonly Line[], original: ReadonlyMap<string, string>): Line[] {
  return lines.map((line) => {
    if (!('key' in line) || !isMask(line.value)) return line;
    const value = original.get(line.key);
    if (value === undefined) refuse(`${line.key} has no value that ${MASK} could stand for`);
    return { key: line.key, value };
  });
}

/** The file's text; empty where there is none yet. */
export async function readEnvironmentFile(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

/**
 * Replaces the file: a temporary file beside it, flushed to disk, renamed over it. The one before is kept as `.previous`. At
 * every moment there is a whole file, readable by its owner only.
 */
export async function writeEnvironmentFile(path: string, content: string): Promise<void> {
  const temporary = `${path}.writing`;
  const file = await open(temporary, 'w', OWNER_ONLY);
  try {
    await file.chmod(OWNER_ONLY);
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  try {
    await copyFile(path, `${path}.previous`);
    await chmod(`${path}.previous`, OWNER_ONLY);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  await rename(temporary, path);
}

function refuse(message: string): never {
  throw invalidInput([{ field: 'content', message }]);
}

import { open, readFile, rename, copyFile, chmod } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { VARIABLE_TABLE } from '../../env.js';
import { invalidInput } from '../../domain/input/errors.js';
import { ENVIRONMENT_MESSAGES, isMask, shownValue } from '../../domain/system/environment.js';
import { MASK } from '../../domain/system/mask.js';

/** A line of an environment file: an assignment, or a comment or blank line that is preserved. */
type Line = { key: string; value: string } | { text: string };

const ASSIGNMENT = /^\s*(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*=(.*)$/;
const PLAIN = /^[\w@%+=:,./?&!*~^|;{}[\]-]*$/;
const OWNER_ONLY = 0o600;

/** Parses an environment file. @throws DomainError INVALID_INPUT naming content, with the line number */
export function parseLines(content: string): Line[] {
  const seen = new Set<string>();
  return content.split(/\r?\n/).map((text, index) => {
    if (text.trim() === '' || text.trimStart().startsWith('#')) return { text };
    const match = ASSIGNMENT.exec(text);
    const key = match?.[1];
    // Parsed under a fixed name, since the key may be anything, even `__proto__`.
    const value = parseEnv(`VALUE=${match?.[2] ?? ''}`).VALUE;
    if (key === undefined || value === undefined) refuse(`Invalid environment file format: line ${index + 1}`);
    if (seen.has(key)) refuse(`Invalid environment file format: ${key} is given twice`);
    if (value.includes('\n'))
      refuse(`Invalid environment file format: ${ENVIRONMENT_MESSAGES.valueLineBreak} (${key})`);
    seen.add(key);
    return { key, value };
  });
}

/** The values of the lines, by variable. */
export function toValues(lines: readonly Line[]): ReadonlyMap<string, string> {
  return new Map(lines.flatMap((line) => ('key' in line ? [[line.key, line.value] as const] : [])));
}

/** A value for display: masked if the variable is secret, or looks like one by its name or value. */
export function toDisplayValue(key: string, value: string): string {
  return value !== '' && VARIABLE_TABLE.get(key)?.isSecret ? MASK : shownValue(key, value);
}

/**
 * Serializes lines so that parsing them yields the same values. @throws DomainError INVALID_INPUT for values that can't be quoted
 */
export function printLines(lines: readonly Line[]): string {
  return lines.map((line) => ('key' in line ? `${line.key}=${quote(line.key, line.value)}` : line.text)).join('\n');
}

/**
 * Refuses a file that Node's parser reads differently: it recognizes fewer white-space characters than we do, so that an apparent
 * comment could open a quote and hide the variables after it.
 * @throws DomainError INVALID_INPUT naming content
 */
export function assertParsesTheSame(content: string): void {
  const written = toValues(parseLines(content));
  const read = Object.entries(parseEnv(content));
  // Node's parser can't return `__proto__`.
  const expected = [...written].filter(([key]) => key !== '__proto__');
  if (read.length === expected.length && read.every(([key, value]) => written.get(key) === value)) return;
  refuse('Invalid environment file format: a line begins with a character that can’t be seen');
}

function quote(key: string, value: string): string {
  if (PLAIN.test(value)) return value;
  for (const quote of ["'", '"', '`']) {
    const text = `${quote}${value}${quote}`;
    if (!value.includes(quote) && parseEnv(`VALUE=${text}`).VALUE === value) return text;
  }
  return refuse(`Invalid environment file format: the value of ${key} can’t be quoted`);
}

/** The lines for display: masks every value that holds a credential, whatever its name. */
export function maskLines(lines: readonly Line[]): Line[] {
  return lines.map((line) => ('key' in line ? { ...line, value: toDisplayValue(line.key, line.value) } : line));
}

/** Whether a mask has no original value that it could stand for. */
export function hasStrayMask(lines: readonly Line[], original: ReadonlyMap<string, string>): boolean {
  return lines.some((line) => 'key' in line && isMask(line.value) && !original.has(line.key));
}

/** Replaces masks by the original values. @throws DomainError INVALID_INPUT for a mask without an original */
export function unmaskLines(lines: readonly Line[], original: ReadonlyMap<string, string>): Line[] {
  return lines.map((line) => {
    if (!('key' in line) || !isMask(line.value)) return line;
    const value = original.get(line.key);
    if (value === undefined) refuse(`${line.key} has no value that ${MASK} could stand for`);
    return { key: line.key, value };
  });
}

/** The file's text; empty if it doesn't exist. */
export async function readEnvironmentFile(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

/**
 * Replaces the file atomically: writes a temporary file, flushes it and renames it; the previous version is kept as `.previous`.
 * Readable by its owner only.
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

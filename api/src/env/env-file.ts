import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { PROJECT_ROOT } from './project.js';
import { VARIABLE_TABLE } from './variables.js';

/** A source of variables: what a process was started with, a parsed file, or a test's object. */
export type EnvSource = Partial<Record<string, string>>;

let outside: EnvSource | undefined;

/** The environment file of a process that was started with these variables. */
export function toEnvFilePath({ ENV_FILE }: EnvSource): string {
  return resolve(PROJECT_ROOT, ENV_FILE?.trim() || '.env');
}

/**
 * Adds to the process what the environment file says of the variables that the server knows; what the process was started
 * with wins. Anything else in the file stays there: the process, its libraries and its children never see it.
 */
export function loadEnvFile(): void {
  outside = { ...process.env };
  const path = toEnvFilePath(outside);
  if (!existsSync(path)) return;
  for (const [name, value] of Object.entries(parseEnv(readFileSync(path, 'utf8')))) {
    if (!VARIABLE_TABLE.has(name) || name === 'ENV_FILE' || value === undefined) continue;
    process.env[name] ??= value;
  }
}

/** The server's variables that the process was started with, without its environment file. */
export function outsideVariables(): EnvSource {
  return Object.fromEntries(Object.entries(outside ?? process.env).filter(([name]) => VARIABLE_TABLE.has(name)));
}

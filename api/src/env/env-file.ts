import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { PROJECT_ROOT } from './project.js';
import { VARIABLE_TABLE } from './variables.js';

/** A source of variables: the process environment, a parsed file, or a test's object. */
export type EnvSource = Partial<Record<string, string>>;

let outside: EnvSource | undefined;

/** The path of the environment file, given the process environment. */
export function toEnvFilePath({ ENV_FILE }: EnvSource): string {
  return resolve(PROJECT_ROOT, ENV_FILE?.trim() || '.env');
}

/**
 * Adds the known variables of the environment file to the process environment, which takes precedence. Other entries of the file
 * are ignored: the process, its libraries and its children never see them.
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

/** The server's variables in the process environment, without the environment file. */
export function getProcessVariables(): EnvSource {
  return Object.fromEntries(Object.entries(outside ?? process.env).filter(([name]) => VARIABLE_TABLE.has(name)));
}

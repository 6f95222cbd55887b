import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { PROJECT_ROOT } from './project.js';
import { VARIABLE_TABLE } from './variables.js';

/** A source of variables: the process environment, a parsed file, or a test's object. */
export type EnvSource = Partial<Record<string, string>>;

let outside: EnvSource | undefined;
let problems: string[] = [];

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
  const content = readEnvFile(toEnvFilePath(outside));
  for (const [name, value] of Object.entries(parseEnv(content))) {
    if (!VARIABLE_TABLE.has(name) || name === 'ENV_FILE' || value === undefined) continue;
    process.env[name] ??= value;
  }
}

/** What is wrong with the environment file that was loaded; it is reported with the values' problems, not while modules load. */
export function getFileProblems(): readonly string[] {
  return problems;
}

function readEnvFile(path: string): string {
  if (!existsSync(path)) return '';
  try {
    const content = readFileSync(path, 'utf8');
    problems = findStrayLines(content).map(
      (line) => `line ${line} of ${path} has no “=”: write NAME=value, or begin it with # as a comment`,
    );
    return content;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    problems = [`${path} can’t be read (${code}): check who may read it, or name another file by ENV_FILE`];
    return '';
  }
}

/** The numbers of lines that say nothing: they have no “=”, and aren't part of a quoted value. */
export function findStrayLines(content: string): number[] {
  const lines = content.split('\n');
  const values = JSON.stringify(parseEnv(content));
  return lines.flatMap((line, index) => {
    if (line.includes('=') || /^\s*(#|$)/.test(line)) return [];
    const others = lines.filter((_other, at) => at !== index).join('\n');
    return JSON.stringify(parseEnv(others)) === values ? [index + 1] : [];
  });
}

/** The server's variables in the process environment, without the environment file. */
export function getProcessVariables(): EnvSource {
  return Object.fromEntries(Object.entries(outside ?? process.env).filter(([name]) => VARIABLE_TABLE.has(name)));
}

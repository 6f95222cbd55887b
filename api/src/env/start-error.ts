import { OutdatedData } from '../database/migrate.js';
import { describeFolderError, EnvError, type Env } from '../env.js';

/** What Node says where a folder can't be created, read or written. */
const FOLDER_CODES = ['EACCES', 'EEXIST', 'ENOTDIR', 'EPERM', 'EROFS', 'ENOSPC'];

/**
 * Why the server can't start: for what its operator can mend, one sentence with what to do, else the stack.
 * @param env what was read of the environment, if that went well
 */
export function describeStartError(error: unknown, env?: Pick<Env, 'host' | 'port' | 'dataDir'>): string {
  if (error instanceof EnvError || error instanceof OutdatedData) return error.message;
  const { code = '', syscall, stack } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  if (env && (syscall === 'listen' || syscall === 'getaddrinfo')) return describeListenError(code, env);
  if (env && (FOLDER_CODES.includes(code) || (code === 'ENOENT' && syscall === 'mkdir'))) {
    return new EnvError([describeFolderError(env.dataDir, error)]).message;
  }
  return stack ?? String(error);
}

function describeListenError(code: string, { host, port }: Pick<Env, 'host' | 'port'>): string {
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program: stop that one, or choose another port, as in PORT=${port + 1} npm start.`;
  }
  if (code === 'EACCES') return `Port ${port} needs more rights than this user has: choose one from 1024 on by PORT.`;
  return `This machine has no address ${host} (${code}): set HOST to one of its own, such as 127.0.0.1 or 0.0.0.0.`;
}

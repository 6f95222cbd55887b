import type { Plugin } from 'vite';
import { LIMITS } from '../../api/src/rules/limits.ts';

const NUMBER = /\bLIMITS\.(\w+)\.(\w+)\b/g;
const GROUP = /\bLIMITS\.(\w+)\b/g;
const IMPORTED = /^(import \{[^}]*?)\bLIMITS\b,?/m;

const TABLE: Readonly<Record<string, Readonly<Record<string, unknown>>>> = LIMITS;

/**
 * Writes the limits that a module reads into it, in place of the whole table (`rules/limits.ts`), which every first visit would
 * load for the few that it needs.
 */
export function limitsPlugin(): Plugin {
  return {
    name: 'mehfil:limits',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(web|rules)\/.*\.tsx?$/, code: 'LIMITS' },
      handler(source, id) {
        if (id.endsWith('/rules/limits.ts')) return undefined;
        const code = source
          .replace(NUMBER, (whole, group: string, name: string) => {
            const value = TABLE[group]?.[name];
            return value === undefined ? whole : `(${JSON.stringify(value)})`;
          })
          .replace(GROUP, (whole, group: string) => {
            const value = TABLE[group];
            return value === undefined ? whole : `(${JSON.stringify(value)})`;
          });
        const rest = code.replace(IMPORTED, '$1');
        return { code: /\bLIMITS\b/.test(rest) ? code : rest, map: null };
      },
    },
  };
}

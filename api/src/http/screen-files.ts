import { existsSync, readFileSync } from 'node:fs';

/** What a page preloads so that its screen needn't wait for the general scripts. */
export interface ScreenFiles {
  scripts: readonly string[];
  styles: readonly string[];
}

/** A chunk in the build's manifest. */
interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: readonly string[];
  css?: readonly string[];
}

/** The build's manifest: chunks by source file. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** Reads the manifest of the web build; empty without one. */
export function readManifest(path: string): Manifest {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : {};
}

function collect(manifest: Manifest, names: readonly string[], found: Set<string>): void {
  for (const name of names) {
    if (found.has(name) || !manifest[name]) continue;
    found.add(name);
    collect(manifest, manifest[name].imports ?? [], found);
  }
}

/**
 * The files that screens need in addition to those of every page.
 * @param modules source files of the screens, relative to the web folder
 */
export function getScreenFiles(manifest: Manifest, modules: readonly string[]): ScreenFiles {
  const general = new Set<string>();
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  collect(manifest, entries, general);
  const needed = new Set<string>();
  collect(manifest, modules, needed);
  const chunks = [...needed].filter((name) => !general.has(name)).flatMap((name) => manifest[name] ?? []);
  return {
    scripts: chunks.map(({ file }) => `/${file}`),
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
  };
}

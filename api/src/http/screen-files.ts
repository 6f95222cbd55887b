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

/** The build's manifest: chunks by module. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** Reads the manifest of the web build; empty without one. */
export function readManifest(path: string): Manifest {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : {};
}

/** The modules of the screen behind each page, by the page's path, as named in the manifest. */
export type Screens = Readonly<Record<string, readonly string[]>>;

/** Reads the build's list of the modules behind each page; empty without one. */
export function readScreens(path: string): Screens {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Screens) : {};
}

/** An address of the web app's table of routes: its path as in `PageRow`, and the title of its window. */
export interface Address {
  path: string;
  title: string;
}

/** Reads the build's list of the web app's addresses; empty without one. */
export function readAddresses(path: string): readonly Address[] {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as readonly Address[]) : [];
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
 * @param modules the screens' modules, as named in the manifest
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

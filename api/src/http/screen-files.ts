import { existsSync, readFileSync } from 'node:fs';

/** What a page asks for beside its general scripts, so that its screen needn't wait for them. */
export interface ScreenFiles {
  scripts: readonly string[];
  styles: readonly string[];
}

/** One module of the build, as its manifest names it. */
interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: readonly string[];
  css?: readonly string[];
}

/** The build's own list of its modules. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** Reads the manifest of the built web app; empty where there is none. */
export function readManifest(path: string): Manifest {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : {};
}

/** The modules of the screen behind each page, by the page's path; whatever the build calls them. */
export type Screens = Readonly<Record<string, readonly string[]>>;

/** Reads which modules the build says that pages are shown by; empty where it says nothing. */
export function readScreens(path: string): Screens {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Screens) : {};
}

function collect(manifest: Manifest, names: readonly string[], found: Set<string>): void {
  for (const name of names) {
    if (found.has(name) || !manifest[name]) continue;
    found.add(name);
    collect(manifest, manifest[name].imports ?? [], found);
  }
}

/**
 * The files that screens need beyond what every page loads.
 * @param modules of the screens, as the manifest names them
 */
export function filesOfScreens(manifest: Manifest, modules: readonly string[]): ScreenFiles {
  const everywhere = new Set<string>();
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  collect(manifest, entries, everywhere);
  const needed = new Set<string>();
  collect(manifest, modules, needed);
  const chunks = [...needed].filter((name) => !everywhere.has(name)).flatMap((name) => manifest[name] ?? []);
  return {
    scripts: chunks.map(({ file }) => `/${file}`),
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
  };
}

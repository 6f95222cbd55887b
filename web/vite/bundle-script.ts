import { build } from 'vite';

/**
 * Bundles a module with what it imports into one classic script.
 * @param entry path of the module
 * @param name of the bundle, in what it declares
 * @param define values of constants that the module declares, as JSON
 * @returns the script
 */
export async function bundleScript(entry: string, name: string, define: Record<string, string> = {}): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define,
    build: { write: false, sourcemap: false, target: 'es2022', lib: { entry, formats: ['iife'], name } },
  });
  const bundles = Array.isArray(result) ? result : [result];
  const chunk = bundles
    .flatMap((bundle) => ('output' in bundle ? bundle.output : []))
    .find((part) => part.type === 'chunk');
  if (!chunk) throw new Error(`${entry} gave no script`);
  return chunk.code;
}

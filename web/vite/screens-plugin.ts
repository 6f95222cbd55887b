import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';

const ROOT = new URL('../', import.meta.url);
const ADDRESSES = fileURLToPath(new URL('src/app/addresses.ts', ROOT));

const LISTING = ['src/app/pages/VenuesPage.tsx'];
const ACCOUNT = 'src/app/layouts/AccountLayout.tsx';
const HALL = ['src/app/pages/HallPage.tsx'];
const INFO = ['src/features/system/public/info/InfoScreens.tsx'];

/** The modules of the screens that visitors land on: their pages preload them. */
const SCREENS: Readonly<Record<string, readonly string[]>> = {
  '/': ['src/app/pages/LandingPage.tsx'],
  '/venues/featured': LISTING,
  '/venues/all': LISTING,
  '/hall/{id}': HALL,
  '/hall/{id}/{name}': HALL,
  '/blog': ['src/features/blog/public/BlogScreen.tsx'],
  '/blog/post/{slug}': ['src/features/blog/public/ArticleScreen.tsx'],
  '/about': INFO,
  '/terms': INFO,
  '/privacy-policy': INFO,
  '/how-to-book': INFO,
  '/business/verification': INFO,
  '/customer-support': ['src/features/system/public/info/CustomerSupportScreen.tsx'],
  '/login': [ACCOUNT, 'src/features/accounts/public/LoginScreen.tsx'],
  '/register': [ACCOUNT, 'src/features/accounts/public/RegisterScreen.tsx'],
};

async function readAddresses(): Promise<unknown> {
  const { module } = await runnerImport<{ ADDRESSES: unknown }>(ADDRESSES, {
    configFile: false,
    root: fileURLToPath(ROOT),
    logLevel: 'error',
  });
  return module.ADDRESSES;
}

/**
 * Lists for the server (`api/src/http/screen-files.ts`) the modules behind each page in `.vite/screens.json`, and every address of the
 * table of routes in `.vite/addresses.json`.
 */
export function screensPlugin(): Plugin {
  return {
    name: 'mehfil:screens',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const missing = Object.values(SCREENS)
        .flat()
        .filter((path) => !existsSync(fileURLToPath(new URL(path, ROOT))));
      if (missing.length > 0) this.error(`web/vite/screens-plugin.ts lists missing files: ${missing.join(', ')}`);
      // A module that shares a file with others has no entry in the manifest, and its page would come without styles.
      const own = new Set(
        Object.values(bundle).flatMap((part) => (part.type === 'chunk' && part.facadeModuleId) || []),
      );
      const shared = Object.values(SCREENS)
        .flat()
        .filter((path) => !own.has(fileURLToPath(new URL(path, ROOT))));
      if (shared.length > 0) this.error(`These screens have no file of their own in the build: ${shared.join(', ')}`);
      this.emitFile({ type: 'asset', fileName: '.vite/screens.json', source: JSON.stringify(SCREENS) });
      const addresses = JSON.stringify(await readAddresses());
      this.emitFile({ type: 'asset', fileName: '.vite/addresses.json', source: addresses });
    },
  };
}

import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import express, { type Router } from 'express';
import type { App } from '../context.js';
import { compressedAssets } from './compressed-assets.js';
import { readFirstViews } from './first-view.js';
import type { Pages } from './page-head.js';
import { pageRouter } from './pages.js';
import { readAddresses, readManifest, readScreens } from './screen-files.js';

/** Files that a new version replaces under the same name: browsers revalidate them at every use. */
const REVALIDATED = new Set(['service-worker.js', 'offline.html', 'site.webmanifest']);

/**
 * Serves the web app: hashed assets cached for a year, pages never, each with its own head. @param folder the output of the web
 * build
 */
export function webApp(app: App, pages: Pages, folder: string): Router {
  const router = express.Router();
  const page = join(folder, 'index.html');
  if (!existsSync(page)) return router;
  const html = readFileSync(page, 'utf8');
  const manifest = readManifest(join(folder, '.vite/manifest.json'));
  const firstViews = readFirstViews(join(folder, '.vite/first-views.json'));
  const screens = readScreens(join(folder, '.vite/screens.json'));
  const addresses = readAddresses(join(folder, '.vite/addresses.json'));
  router.use(
    '/assets',
    compressedAssets(join(folder, 'assets')),
    express.static(join(folder, 'assets'), {
      immutable: true,
      maxAge: '1y',
      index: false,
      fallthrough: false,
      redirect: false,
    }),
  );
  router.use(
    express.static(folder, {
      index: false,
      maxAge: '1h',
      redirect: false,
      setHeaders: (response, path) => {
        if (REVALIDATED.has(basename(path))) response.setHeader('Cache-Control', 'no-cache');
      },
    }),
  );
  router.use(pageRouter(app, { html, manifest, firstViews, screens, addresses }, pages));
  return router;
}

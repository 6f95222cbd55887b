import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { type Router } from 'express';
import type { App } from '../context.js';
import { PROJECT_ROOT } from '../env.js';
import { compressedAssets } from './compressed-assets.js';
import { readFirstViews } from './first-view.js';
import type { Pages } from './page-head.js';
import { pageRouter } from './pages.js';
import { readManifest } from './screen-files.js';

const DIST = join(PROJECT_ROOT, 'web/dist');

/** Serves the built web app: hashed assets for a year, its pages never, each with its own head. */
export function webApp(app: App, pages: Pages): Router {
  const router = express.Router();
  const page = join(DIST, 'index.html');
  if (!existsSync(page)) return router;
  const html = readFileSync(page, 'utf8');
  const manifest = readManifest(join(DIST, '.vite/manifest.json'));
  const firstViews = readFirstViews(join(DIST, '.vite/first-views.json'));
  router.use(
    '/assets',
    compressedAssets(join(DIST, 'assets')),
    express.static(join(DIST, 'assets'), {
      immutable: true,
      maxAge: '1y',
      index: false,
      fallthrough: false,
    }),
  );
  router.use(express.static(DIST, { index: false, maxAge: '1h' }));
  router.use(pageRouter(app, { html, manifest, firstViews }, pages));
  return router;
}

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import express, { type Router } from 'express';
import { constantText } from '../../http/constant-text.js';
import { onlyMethods } from '../engine.js';

const OWN_FOLDER = join(import.meta.dirname, 'page');
const SWAGGER_UI = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
/** All files that the page loads: its own and the two of Swagger UI that it needs. */
const FILES: Readonly<Record<string, string>> = {
  'theme.js': OWN_FOLDER,
  'page.js': OWN_FOLDER,
  'page.css': OWN_FOLDER,
  'swagger-ui.css': SWAGGER_UI,
  'swagger-ui-bundle.js': SWAGGER_UI,
};

/**
 * The policy of this page only: scripts and styles from our own files, images embedded in a stylesheet, requests to this server.
 */
const POLICY = [
  "default-src 'none'",
  "base-uri 'none'",
  "connect-src 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "img-src 'self' data:",
  "script-src 'self'",
  "style-src 'self'",
].join('; ');

/** Serves the interactive API page below its mount point, at `/docs`: Swagger UI, from our own files only. */
export function apiPage(): Router {
  const router = express.Router();
  router.get('/docs', (_request, response) => {
    response.setHeader('Content-Security-Policy', POLICY);
    response.setHeader('Cache-Control', 'no-cache');
    response.sendFile(join(OWN_FOLDER, 'index.html'), { cacheControl: false });
  });
  router.all('/docs', onlyMethods(['GET']));
  for (const [name, folder] of Object.entries(FILES)) {
    const read = () => readFile(join(folder, name), 'utf8');
    router.get(`/docs/${name}`, constantText({ type: extname(name), cacheControl: 'public, max-age=3600', read }));
    router.all(`/docs/${name}`, onlyMethods(['GET']));
  }
  return router;
}

import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import express, { type Router } from 'express';
import { onlyMethods } from '../engine.js';

const OWN = join(import.meta.dirname, 'page');
const SWAGGER_UI = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
/** Everything that the page loads: its own files and the two of Swagger UI that it needs. */
const FILES: Readonly<Record<string, string>> = {
  'theme.js': OWN,
  'page.js': OWN,
  'page.css': OWN,
  'swagger-ui.css': SWAGGER_UI,
  'swagger-ui-bundle.js': SWAGGER_UI,
};

/**
 * The policy of this page alone: scripts and styles from our own files, pictures that a stylesheet carries, calls to this server.
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

/** The interactive page of the API below its mount point, at `/docs`: Swagger UI from our own files, nothing from elsewhere. */
export function apiPage(): Router {
  const router = express.Router();
  router.get('/docs', (_request, response) => {
    response.setHeader('Content-Security-Policy', POLICY);
    response.setHeader('Cache-Control', 'no-cache');
    response.sendFile(join(OWN, 'index.html'), { cacheControl: false });
  });
  router.all('/docs', onlyMethods(['GET']));
  for (const [name, folder] of Object.entries(FILES)) {
    router.get(`/docs/${name}`, (_request, response) => response.sendFile(join(folder, name), { maxAge: '1h' }));
    router.all(`/docs/${name}`, onlyMethods(['GET']));
  }
  return router;
}

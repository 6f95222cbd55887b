import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { type RequestHandler, type Router } from 'express';
import { PROJECT_ROOT } from '../env.js';
import { nonceOf } from './headers.js';

const DIST = join(PROJECT_ROOT, 'web/dist');
const NONCE_MARK = '__CSP_NONCE__';

/** Serves the built web app: hashed assets for a year, the page itself never cached, with a fresh nonce. */
export function webApp(): Router {
  const router = express.Router();
  const page = join(DIST, 'index.html');
  if (!existsSync(page)) return router;
  const html = readFileSync(page, 'utf8');
  router.use(
    '/assets',
    express.static(join(DIST, 'assets'), {
      immutable: true,
      maxAge: '1y',
      index: false,
      fallthrough: false,
    }),
  );
  router.use(express.static(DIST, { index: false, maxAge: '1h' }));
  router.get('/{*path}', servePage(html));
  return router;
}

function servePage(html: string): RequestHandler {
  return (request, response, next) => {
    if (!request.accepts('html')) {
      next();
      return;
    }
    response.setHeader('Cache-Control', 'no-cache');
    response.type('html').send(html.replaceAll(NONCE_MARK, nonceOf(response)));
  };
}

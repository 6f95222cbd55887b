import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { type Router } from 'express';
import { PLAYGROUND_POLICY } from './headers.js';

/** In order of preference: programs get JSON; only a browser that opens the URL gets the page. */
const ANSWERS = ['application/json', 'application/graphql-response+json', 'html'];

/**
 * The GraphQL playground (graphiql, served from our own files): a page at /graphql for browsers, its files below /playground. The
 * page is a shell that loads the editor only for staff, and its requests go through the same schema as all others. Not served
 * without a web build.
 * @param dist where the web app was built
 */
export function playground(dist: string): Router {
  const router = express.Router();
  const page = join(dist, 'playground.html');
  if (!existsSync(page)) return router;
  const html = readFileSync(page, 'utf8');
  router.get('/graphql', (request, response, next) => {
    if (request.query.query !== undefined || request.accepts(ANSWERS) !== 'html') {
      next();
      return;
    }
    response.setHeader('Content-Security-Policy', PLAYGROUND_POLICY);
    response.setHeader('Cache-Control', 'no-cache');
    response.vary('Accept');
    response.type('html').send(html);
  });
  router.use(
    '/playground',
    express.static(join(dist, 'playground'), { immutable: true, maxAge: '1y', index: false, fallthrough: false }),
  );
  return router;
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { type Router } from 'express';
import { PLAYGROUND_POLICY } from './headers.js';

/** What a program asks for comes first: only a browser that opens the address as a page gets the page. */
const ANSWERS = ['application/json', 'application/graphql-response+json', 'html'];

/**
 * The GraphQL playground (graphiql, from our own files): a page at /graphql for a browser that opens it, its files below
 * /playground. The page is an inert shell; it loads the editor only for a token of staff, and what it asks is decided by the
 * same schema as everything else. Without a built web app there is none.
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

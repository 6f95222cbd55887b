import express, { type Router } from 'express';
import { onlyMethods } from '../engine.js';
import { createOpenApiDocument, type DocumentParts } from './document.js';

/** Serves the OpenAPI document below its mount point, at `/openapi.json`; generated on the first request. */
export function apiDocument(parts: DocumentParts): Router {
  const router = express.Router();
  let text: string | undefined;
  router.get('/openapi.json', (_request, response) => {
    text ??= JSON.stringify(createOpenApiDocument(parts));
    response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
    response.type('json').send(text);
  });
  router.all('/openapi.json', onlyMethods(['GET']));
  return router;
}

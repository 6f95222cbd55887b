import express, { type Router } from 'express';
import { constantText } from '../../http/constant-text.js';
import { onlyMethods } from '../engine.js';
import { createOpenApiDocument, type DocumentParts } from './document.js';

/** Serves the OpenAPI document below its mount point, at `/openapi.json`; generated on the first request. */
export function apiDocument(parts: DocumentParts): Router {
  const router = express.Router();
  const cacheControl = 'public, max-age=0, must-revalidate';
  const read = () => JSON.stringify(createOpenApiDocument(parts));
  router.get('/openapi.json', constantText({ type: 'json', cacheControl, read }));
  router.all('/openapi.json', onlyMethods(['GET']));
  return router;
}

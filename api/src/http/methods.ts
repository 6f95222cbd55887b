import type { RequestHandler } from 'express';
import { DomainError } from '../domain/input/errors.js';
import { sendRefusal } from './refusal.js';

/** Passes on these methods; answers OPTIONS with their list, and others with 405. */
export function allowMethods(methods: readonly string[]): RequestHandler {
  const allow = [...methods, 'OPTIONS'].join(', ');
  return (request, response, next) => {
    if (methods.includes(request.method)) {
      next();
      return;
    }
    response.setHeader('Allow', allow);
    if (request.method === 'OPTIONS') response.status(204).end();
    else sendRefusal(response, new DomainError('METHOD_NOT_ALLOWED', `This address answers ${allow}.`));
  };
}

import type { RequestContext } from '../context.js';
import { DomainError } from '../domain/input/errors.js';
import type { ApiKeyScope } from '../domain/integrations/inputs.js';

/**
 * Refuses an API key without a scope; who signed in has them all.
 * @throws DomainError FORBIDDEN
 */
export function assertKeyScope({ viewer }: Pick<RequestContext, 'viewer'>, scope: ApiKeyScope): void {
  if (!viewer?.key || viewer.key.scopes.includes(scope)) return;
  throw new DomainError('FORBIDDEN', `This API key lacks the permission ${scope}.`, { details: { scope } });
}

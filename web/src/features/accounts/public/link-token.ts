import { LinkProblem } from '@mehfil/api/domain/accounts/links';
import { useLocation } from 'react-router-dom';
import type { CallError } from '../../../graphql/errors';

/** The token of the link that led here. It stands in the fragment, which the browser sends to no server. */
export function useLinkToken(): string {
  return useLocation().hash.slice(1);
}

function isLinkProblem(reason: unknown): reason is LinkProblem {
  return typeof reason === 'string' && Object.hasOwn(LinkProblem, reason);
}

/** Why the server refused the link, if it did. */
export function toLinkProblem({ field, details }: CallError): LinkProblem | undefined {
  if (field !== 'token') return undefined;
  return isLinkProblem(details.reason) ? details.reason : LinkProblem.UNKNOWN;
}

import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { LinkProblem } from '@mehfil/api/domain/accounts/links';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { CallError } from '../../../graphql/errors';

/** The token of the link that is on the screen of a client, also once that screen has begun anew. */
const shownTokens = new WeakMap<ApolloClient, string>();

/** What came of a link: its purpose, or why not. */
type Outcome = 'done' | LinkProblem;

function isLinkProblem(reason: unknown): reason is LinkProblem {
  return typeof reason === 'string' && Object.hasOwn(LinkProblem, reason);
}

function readOutcome(state: unknown): Outcome | undefined {
  if (typeof state !== 'object' || state === null || !('outcome' in state)) return undefined;
  const { outcome } = state;
  return outcome === 'done' || isLinkProblem(outcome) ? outcome : undefined;
}

/** The link that led to a page, and what came of it. */
interface MailedLink {
  /** From the fragment, which the browser sends to no server. */
  token: string;
  outcome: Outcome | undefined;
  /** Shows what came of it, unless the page was left or another link was opened meanwhile. */
  end: (outcome: Outcome) => void;
}

/**
 * The link that led here. Its outcome stands in its entry of the history: another link begins anew, while a sign-out, with which
 * screens begin anew, leaves it.
 */
export function useMailedLink(): MailedLink {
  const { hash, state } = useLocation() as { hash: string; state: unknown };
  const navigate = useNavigate();
  const client = useApolloClient();
  const token = hash.slice(1);
  useEffect(() => {
    shownTokens.set(client, token);
    return () => void shownTokens.delete(client);
  }, [client, token]);
  return {
    token,
    outcome: token === '' ? LinkProblem.UNKNOWN : readOutcome(state),
    end: (outcome) => {
      if (shownTokens.get(client) === token) void navigate({ hash }, { replace: true, state: { outcome } });
    },
  };
}

/** Why the server refused the link, if it did. */
export function toLinkProblem({ field, details }: CallError): LinkProblem | undefined {
  if (field !== 'token') return undefined;
  return isLinkProblem(details.reason) ? details.reason : LinkProblem.UNKNOWN;
}

import type { ApolloClient } from '@apollo/client';
import { makeChange } from '../../graphql/change';
import {
  SignInWithPasskeyDocument,
  StaffSignInWithPasskeyDocument,
  StartPasskeySignInDocument,
  type SignInWithPasskeyMutation,
  type SignInWithPasskeyMutationVariables as Variables,
  type StaffSignInWithPasskeyMutation,
  type StartPasskeySignInMutation,
} from '../../graphql/generated/passkey-sign-in';
import type { CallError } from '../../graphql/errors';
import { askPasskey, type PasskeyProblem } from './browser-passkeys';

/** Where somebody signs in. */
export type Door = 'site' | 'staff';

/** A session, or why there is none: the browser's reason, or the server's sentence. */
export type PasskeySignIn =
  { session: SignInWithPasskeyMutation['signInWithPasskey'] } | { problem: PasskeyProblem; message: string };

function toRefusal({ message }: CallError): PasskeySignIn {
  return { problem: 'FAILED', message };
}

/** Signs in by a passkey, which names the account. Never rejects. */
export async function signInByPasskey(client: ApolloClient, door: Door): Promise<PasskeySignIn> {
  const started = await makeChange<StartPasskeySignInMutation, Record<string, never>>(
    client,
    (call) => client.mutate({ mutation: StartPasskeySignInDocument, ...call }),
    {},
    {},
  );
  if (!started.ok) return toRefusal(started.error);
  const given = await askPasskey(started.data.startPasskeySignIn.options);
  if ('problem' in given) return { ...given, message: '' };
  const variables = { input: { passkey: given.answer, renewable: true } };
  return door === 'staff' ? sendToStaff(client, variables) : send(client, variables);
}

async function send(client: ApolloClient, variables: Variables): Promise<PasskeySignIn> {
  const outcome = await makeChange<SignInWithPasskeyMutation, Variables>(
    client,
    (call) => client.mutate({ mutation: SignInWithPasskeyDocument, ...call }),
    variables,
    {},
  );
  return outcome.ok ? { session: outcome.data.signInWithPasskey } : toRefusal(outcome.error);
}

async function sendToStaff(client: ApolloClient, variables: Variables): Promise<PasskeySignIn> {
  const outcome = await makeChange<StaffSignInWithPasskeyMutation, Variables>(
    client,
    (call) => client.mutate({ mutation: StaffSignInWithPasskeyDocument, ...call }),
    variables,
    {},
  );
  return outcome.ok ? { session: outcome.data.staffSignInWithPasskey } : toRefusal(outcome.error);
}

import {
  startAuthentication,
  startRegistration,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** Why the browser gave no passkey: closed or too late, there already, or anything else. */
export type PasskeyProblem = 'CANCELLED' | 'KNOWN' | 'FAILED';

/** What the browser answered, or why it didn't. */
export type BrowserAnswer<T> = { answer: T } | { problem: PasskeyProblem };

function toProblem(error: unknown): PasskeyProblem {
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'KNOWN';
  const isCancelled = error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
  return isCancelled ? 'CANCELLED' : 'FAILED';
}

async function attempt<T>(ask: () => Promise<T>): Promise<BrowserAnswer<T>> {
  try {
    return { answer: await ask() };
  } catch (error) {
    return { problem: toProblem(error) };
  }
}

/** Has the browser make a passkey. Never rejects. */
export function makePasskey(options: Record<string, unknown>) {
  return attempt(async () => {
    // The server's library wrote them.
    const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
    const { id, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { credentialId: id, clientData: clientDataJSON, attestation: attestationObject, transports };
  });
}

/** Has the browser answer a challenge with a passkey. Never rejects. */
export function askPasskey(options: Record<string, unknown>) {
  return attempt(async () => {
    const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
    const { id, response } = await startAuthentication({ optionsJSON });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return { credentialId: id, clientData: clientDataJSON, authenticatorData, signature, userHandle };
  });
}

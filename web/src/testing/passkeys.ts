const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;

/** How a test's text reads on the wire. */
export const onWire = (text: string): string =>
  btoa(text).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_');

/** What a browser was asked for. */
export interface PasskeyBrowser {
  /** Options of what was asked for, oldest first. */
  asked: unknown[];
  /** Has the next request end with this error. */
  fail: (name: string) => void;
  /** Takes the abilities away again. */
  remove: () => void;
}

const RESPONSE = {
  clientDataJSON: bytes('client data'),
  attestationObject: bytes('attestation'),
  authenticatorData: bytes('authenticator data'),
  signature: bytes('signature'),
  userHandle: bytes('7'),
  getTransports: () => ['internal'],
};

/** A browser that makes and uses passkeys, in a secure context. */
export function installPasskeys(): PasskeyBrowser {
  const asked: unknown[] = [];
  let failure: string | null = null;
  const answer = (options: unknown) => {
    asked.push(options);
    if (failure !== null) {
      const name = failure;
      failure = null;
      return Promise.reject(Object.assign(new Error('refused'), { name }));
    }
    const credential = { id: 'credential', rawId: bytes('credential'), type: 'public-key', response: RESPONSE };
    return Promise.resolve({ ...credential, getClientExtensionResults: () => ({}) });
  };
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
  Object.defineProperty(window, 'PublicKeyCredential', { value: () => undefined, configurable: true });
  Object.defineProperty(navigator, 'credentials', { value: { create: answer, get: answer }, configurable: true });
  return {
    asked,
    fail: (name) => (failure = name),
    remove() {
      Reflect.deleteProperty(window, 'isSecureContext');
      Reflect.deleteProperty(window, 'PublicKeyCredential');
      Reflect.deleteProperty(navigator, 'credentials');
    },
  };
}

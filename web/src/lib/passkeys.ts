/** Whether this browser can make and use passkeys here: they need a secure context. */
export function supportsPasskeys(): boolean {
  return window.isSecureContext && 'PublicKeyCredential' in window;
}

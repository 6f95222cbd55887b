import type { CallError } from '../../../../graphql/errors';
import type { ToastMessage } from '../../../../lib/toast';

/**
 * The toast of a failed change: the server's message or the given one. A sign-in that is too old says nothing: its dialog follows.
 * @param worded other words for some of the server's messages
 */
export function failureToast(
  title: string,
  fallback: string,
  worded: (message: string) => string = (message) => message,
): (error: CallError) => ToastMessage | undefined {
  return ({ code, message }) =>
    code === 'REAUTHENTICATION_REQUIRED'
      ? undefined
      : { tone: 'danger', title, description: message ? worded(message) : fallback };
}

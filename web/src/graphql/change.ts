import type { ApolloCache, ApolloClient, MutationUpdaterFunction, OperationVariables } from '@apollo/client';
import { showToast, type ToastMessage } from '../lib/toast';
import { readError, SessionEnded, type CallError } from './errors';
import { getFreshness } from './freshness';
import { getReauthentication } from './reauthentication';
import type { UploadProgress } from './upload-link';

/** The part of a Formik form that takes the server's messages. */
export interface FormErrors {
  values: object;
  setFieldError: (field: string, message: string) => void;
  setFieldTouched: (field: string, touched?: boolean, validate?: boolean) => unknown;
}

/** What a failed call says in its toast. */
export interface FailureWords {
  title: string;
  /** Said where the server sent no sentence. */
  fallback?: string;
  /** Shows the toast even where every message found its field. */
  always?: boolean;
}

/** How a change is made. */
export interface AppMutationOptions<TData, TVariables> {
  /** The toast after a success: words, or a function of the answer. */
  success?: ToastMessage | ((data: TData) => ToastMessage | undefined);
  /** What its toasts speak of, by its name, which stands before their description; defaults to {@link ToastSubject}. */
  about?: string | ((variables: TVariables) => string | null | undefined) | undefined;
  /** The toast after a failure: words, or a function of the error and what was sent that may stay silent. */
  failure?: FailureWords | ((error: CallError, variables: TVariables) => ToastMessage | undefined);
  /** Names of the queries whose answers this change makes old: those on screen are read again, the others when they open. */
  refetch?: readonly string[];
  /** Writes the answer into the cache. */
  update?: (cache: ApolloCache, data: TData) => void;
}

/** Options of one call. */
export interface RunOptions<TData> {
  /** The form that gets the messages of its own fields. */
  form?: FormErrors;
  /** Shown at once, taken back when the call fails. */
  optimistic?: TData;
  /** Progress of the files among the variables, 0 to 1. */
  onProgress?: UploadProgress;
  headers?: Readonly<Record<string, string>>;
  /** Goes on when the page is left. */
  keepalive?: boolean;
}

/** How a call ended. */
export type MutationOutcome<TData> = { ok: true; data: TData } | { ok: false; error: CallError };

/** `input.email` of the wire is `email` of the form. */
function formField(field: string): string {
  return field.replace(/^input\./, '');
}

/** Puts messages on the form's fields. Returns those that found no field. */
export function placeOnFields({ fields }: CallError, form: FormErrors): string[] {
  return fields.flatMap(({ field, message }) => {
    const name = formField(field);
    const root = name.split(/[.[]/)[0] ?? name;
    if (!(root in form.values)) return [message];
    void form.setFieldTouched(name, true, false);
    form.setFieldError(name, message);
    return [];
  });
}

function failureToast(error: CallError, words: FailureWords, left: string[] | undefined): ToastMessage | undefined {
  const placed = left !== undefined && error.fields.length > 0;
  if (placed && left.length === 0 && !words.always) return undefined;
  const message = placed && left.length > 0 ? left.join(' ') : error.message;
  const description = message || words.fallback;
  return { tone: 'danger', title: words.title, ...(description ? { description } : {}) };
}

/** Expires the answers of these queries, and reads those on screen again. */
export async function readAgain(client: ApolloClient, names: readonly string[]): Promise<void> {
  getFreshness(client).expire(names);
  const shown = [...client.getObservableQueries('active')].filter((query) => names.includes(query.queryName ?? ''));
  await Promise.allSettled(shown.map((query) => query.refetch()));
}

/** Apollo's own way to send one mutation: what `useMutation` gives, or a bound `client.mutate`. */
export type Mutate<TData, TVariables extends OperationVariables> = (options: {
  variables: TVariables;
  context?: Record<string, unknown>;
  update?: MutationUpdaterFunction<TData, TVariables, ApolloCache>;
  optimisticResponse?: TData;
}) => Promise<{ data?: TData | null | undefined }>;

async function send<TData, TVariables extends OperationVariables>(
  mutate: Mutate<TData, TVariables>,
  variables: TVariables,
  update: AppMutationOptions<TData, TVariables>['update'],
  { optimistic, headers, onProgress, keepalive }: RunOptions<TData>,
): Promise<TData> {
  const { data } = await mutate({
    variables,
    context: { headers, onProgress, ...(keepalive ? { fetchOptions: { keepalive } } : {}) },
    update: (cache, { data: answer }) => {
      if (answer) update?.(cache, answer);
    },
    ...(optimistic ? { optimisticResponse: optimistic } : {}),
  });
  if (data === undefined || data === null) throw new Error('A mutation had no answer');
  return data;
}

/** A change that was given up when the password was asked for, which nobody has to be told. */
class GivenUp extends Error {
  /** @param refusal what the server had answered */
  constructor(readonly refusal: unknown) {
    super('The change was given up');
  }
}

/** Sends a mutation; where the sign-in proves too old the password is asked for, and it is sent again. */
async function sendReauthenticated<Answer>(client: ApolloClient, sendOnce: () => Promise<Answer>): Promise<Answer> {
  try {
    return await sendOnce();
  } catch (thrown) {
    const isTooOld = readError(thrown).code === 'REAUTHENTICATION_REQUIRED';
    const question = getReauthentication(client);
    if (!isTooOld || !question.canAsk()) throw thrown;
    if (!(await question.ask())) throw new GivenUp(thrown);
    return sendOnce();
  }
}

/** Words that speak of something else, or of nothing, say so themselves. */
function nameToast(words: ToastMessage, name: string | null | undefined): ToastMessage {
  return name ? { about: name, ...words } : words;
}

/** Makes a change, with its one toast, the server's messages on the form's fields, and reading again what it changed. Never rejects. */
export async function makeChange<TData, TVariables extends OperationVariables>(
  client: ApolloClient,
  mutate: Mutate<TData, TVariables>,
  variables: TVariables,
  { success, about, failure, refetch = [], update }: AppMutationOptions<TData, TVariables>,
  call: RunOptions<TData> = {},
): Promise<MutationOutcome<TData>> {
  const name = typeof about === 'function' ? about(variables) : about;
  try {
    const data = await sendReauthenticated(client, () => send(mutate, variables, update, call));
    const words = typeof success === 'function' ? success(data) : success;
    if (words) showToast(nameToast(words, name));
    if (refetch.length > 0) void readAgain(client, refetch);
    return { ok: true, data };
  } catch (thrown) {
    if (thrown instanceof GivenUp) return { ok: false, error: readError(thrown.refusal) };
    const error = readError(thrown);
    if (thrown instanceof SessionEnded) return { ok: false, error };
    const left = call.form ? placeOnFields(error, call.form) : undefined;
    const words =
      typeof failure === 'function' ? failure(error, variables) : failure && failureToast(error, failure, left);
    if (words) showToast(nameToast(words, name));
    return { ok: false, error };
  }
}

import { useEffect, useRef, useState } from 'react';
import { useSendMessageMutation } from '../../../../graphql/generated/booking-messages';
import { pageClock } from '../../../../lib/clock';
import { useDraftOwner } from '../../../../lib/draft-owner';
import { dropDraft, keepDraft, onDraftsChanged, readDraft } from '../../../../lib/form-drafts';
import { newRequestKey } from '../../../../lib/request-key';
import { localStore } from '../../../../lib/storage';
import { useOnline } from '../../../../lib/useOnline';
import { ENQUIRY_QUERIES } from './enquiry-queries';
import type { About, ShownMessage } from './useThread';

/** A file that was uploaded for a message. */
export interface AttachedFile {
  /** As the server calls it. */
  filename: string;
  name: string;
}

/** A message that the server hasn't taken yet. */
export interface OutgoingMessage {
  /** Under which the server takes it once. */
  key: string;
  text: string;
  files: readonly AttachedFile[];
  /** Why it wasn't sent, without words for lack of a connection; null while it is on its way. */
  failure: string | null;
  /** When this browser last began to send it, in milliseconds since 1970. */
  sentAt: number;
}

/** For how long another tab may be sending a message. */
const SENDING_MS = 60_000;

/** What stands for a failure without an answer. */
const NO_CONNECTION = '';

interface Kept {
  text: string;
  files: readonly AttachedFile[];
  unsent: OutgoingMessage[];
}

function isOutgoing(value: unknown): value is OutgoingMessage {
  return typeof value === 'object' && value !== null && 'key' in value && 'text' in value;
}

function isAttached(value: unknown): value is AttachedFile {
  return typeof value === 'object' && value !== null && 'filename' in value && 'name' in value;
}

function toAttached(files: unknown): AttachedFile[] {
  return Array.isArray(files) ? files.filter(isAttached) : [];
}

/** What is being written and isn't sent, in whichever tab. */
function readKept(owner: string, form: string): Kept {
  const { text, files, unsent } = readDraft(owner, form, localStore) ?? {};
  const messages = Array.isArray(unsent) ? unsent.filter(isOutgoing) : [];
  return {
    text: typeof text === 'string' ? text : '',
    files: toAttached(files),
    unsent: messages.map((each) => ({ ...each, files: toAttached(each.files), failure: each.failure ?? null })),
  };
}

/** Messages of which nobody saw the end count as failed: those under way for long that this page doesn't send. */
function giveUp({ unsent, ...others }: Kept, isSending: (key: string) => boolean): Kept {
  const toEnded = (each: OutgoingMessage) =>
    isSending(each.key) || pageClock() < each.sentAt + SENDING_MS
      ? each
      : { ...each, failure: each.failure ?? NO_CONNECTION };
  return { ...others, unsent: unsent.map(toEnded) };
}

function toForm(about: About, id: number): string {
  return about === 'BOOKING' ? `messages:${id}` : `enquiry-messages:${id}`;
}

function storeKept(owner: string, form: string, kept: Kept): void {
  if (kept.text === '' && kept.files.length === 0 && kept.unsent.length === 0) dropDraft(owner, form, localStore);
  else keepDraft(owner, form, { ...kept }, localStore);
}

/** The messages that aren't among those of the thread. */
function findUnsent(unsent: OutgoingMessage[], thread: readonly ShownMessage[]): OutgoingMessage[] {
  return unsent.filter(({ key }) => thread.every(({ clientMutationId }) => clientMutationId !== key));
}

/** What is written and isn't sent, for the screen and in the storage of this browser: phones close tabs. */
function useKept(about: About, id: number) {
  const form = toForm(about, id);
  const owner = useDraftOwner() ?? '';
  const [shown, setShown] = useState<Kept>(() => giveUp(readKept(owner, form), () => false));
  const kept = useRef(shown);
  const sending = useRef(new Set<string>());
  // All tabs show the same: none overwrites unseen what was written in another.
  useEffect(
    () =>
      onDraftsChanged(() => {
        const theirs = readKept(owner, form);
        if (JSON.stringify(theirs) === JSON.stringify(kept.current)) return;
        kept.current = theirs;
        setShown(theirs);
      }),
    [owner, form],
  );
  // The tab that was sending a message may be gone by now. Sending it again makes no second one.
  const isUnderWay = shown.unsent.some(({ failure }) => failure === null);
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      kept.current = giveUp(kept.current, (key) => sending.current.has(key));
      setShown(kept.current);
    };
    const timer = window.setInterval(look, SENDING_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isUnderWay]);
  return {
    shown,
    kept,
    /** The messages that this page is sending, by their keys. */
    sending,
    change: (to: Partial<Kept>) => {
      kept.current = { ...kept.current, ...to };
      setShown(kept.current);
      storeKept(owner, form, kept.current);
    },
    settle: (to: (before: Kept) => Kept) => {
      kept.current = to(kept.current);
      setShown(kept.current);
      // The page may have been left and opened again meanwhile: what was written there stays.
      storeKept(owner, form, to(readKept(owner, form)));
    },
  };
}

/** Keeps no message as unsent that is in the thread. */
function useForgetSent(
  kept: { current: Kept },
  thread: readonly ShownMessage[],
  change: (to: Pick<Kept, 'unsent'>) => void,
): void {
  useEffect(() => {
    const left = findUnsent(kept.current.unsent, thread);
    if (left.length < kept.current.unsent.length) change({ unsent: left });
  });
}

/** Sends a message; what fails is kept as unsent. */
function useDelivery(
  about: About,
  id: number,
  settle: (to: (before: Kept) => Kept) => void,
  onSent: (message: ShownMessage) => void,
): (message: OutgoingMessage) => Promise<void> {
  const { run } = useSendMessageMutation({ refetch: about === 'ENQUIRY' ? ENQUIRY_QUERIES : [] });
  return async (message: OutgoingMessage) => {
    const filenames = message.files.map(({ filename }) => filename);
    const input = { text: message.text, files: filenames, clientMutationId: message.key };
    const answer = await run({ id, about, input });
    if (answer.ok) onSent(answer.data.sendMessage);
    const failed = answer.ok ? [] : [{ ...message, failure: answer.error.message }];
    settle((before) => ({
      ...before,
      unsent: before.unsent.flatMap((each) => (each.key === message.key ? failed : [each])),
    }));
  };
}

/**
 * What is written about a booking or an enquiry and isn't sent yet; it is kept in this browser for the account. What failed for lack of
 * a connection is sent once there is one.
 * @param thread its messages, as far as they are loaded
 */
export function useOutgoing(
  about: About,
  id: number,
  thread: readonly ShownMessage[],
  onSent: (message: ShownMessage) => void,
) {
  const { shown, kept, sending, change, settle } = useKept(about, id);
  const deliver = useDelivery(about, id, settle, onSent);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const without = (key: string) => kept.current.unsent.filter((each) => each.key !== key);

  /** One after the other, so that they arrive in the order in which they were written. */
  const enqueue = (message: OutgoingMessage) => {
    sending.current.add(message.key);
    queue.current = queue.current.then(() => deliver(message)).finally(() => sending.current.delete(message.key));
  };

  useForgetSent(kept, thread, change);

  const sendAgain = (message: OutgoingMessage) => {
    const again = { ...message, failure: null, sentAt: pageClock() };
    change({ unsent: [...without(message.key), again] });
    enqueue(again);
  };

  useOnline(() => {
    for (const message of kept.current.unsent) if (message.failure === NO_CONNECTION) sendAgain(message);
  });

  return {
    text: shown.text,
    files: shown.files,
    unsent: findUnsent(shown.unsent, thread),
    setText: (next: string) => change({ text: next }),
    attach: (file: AttachedFile) => change({ files: [...kept.current.files, file] }),
    detach: ({ filename }: AttachedFile) =>
      change({ files: kept.current.files.filter((each) => each.filename !== filename) }),
    send: () => {
      const written = kept.current.text.trim();
      const attached = kept.current.files;
      if (written === '' && attached.length === 0) return;
      const message = { key: newRequestKey(), text: written, files: attached, failure: null, sentAt: pageClock() };
      change({ text: '', files: [], unsent: [...kept.current.unsent, message] });
      enqueue(message);
    },
    sendAgain,
    /** Puts a message that couldn't be sent back into the field, before what is in it. */
    edit: ({ key, text: failed, files: attached }: OutgoingMessage) =>
      change({
        text: [failed, kept.current.text].filter(Boolean).join('\n'),
        files: [...attached, ...kept.current.files],
        unsent: without(key),
      }),
    discard: ({ key }: OutgoingMessage) => change({ unsent: without(key) }),
  };
}

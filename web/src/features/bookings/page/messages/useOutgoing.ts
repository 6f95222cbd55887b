import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSendMessageMutation } from '../../../../graphql/generated/booking-messages';
import { pageClock } from '../../../../lib/clock';
import { useDraftOwner } from '../../../../lib/draft-owner';
import { dropDraft, keepDraft, onDraftsChanged, readDraft, readDrafts } from '../../../../lib/form-drafts';
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
  /** The id of a message of the thread, which keeps its messages when an enquiry becomes a booking; null while there is none. */
  threadMessageId: number | null;
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
  const { text, files, unsent, threadMessageId } = readDraft(owner, form, localStore) ?? {};
  const messages = Array.isArray(unsent) ? unsent.filter(isOutgoing) : [];
  return {
    text: typeof text === 'string' ? text : '',
    files: toAttached(files),
    unsent: messages.map((each) => ({ ...each, files: toAttached(each.files), failure: each.failure ?? null })),
    threadMessageId: typeof threadMessageId === 'number' ? threadMessageId : null,
  };
}

/** Whether nobody saw the end of a message: it is under way for long, and this page doesn't send it. */
function isCutOff({ key, failure, sentAt }: OutgoingMessage, sending: ReadonlySet<string>): boolean {
  const isRecent = pageClock() < sentAt + SENDING_MS;
  return failure === null && !isRecent && !sending.has(key);
}

const ENQUIRY_FORM = 'enquiry-messages:';

function toForm(about: About, id: number): string {
  return about === 'BOOKING' ? `messages:${id}` : `${ENQUIRY_FORM}${id}`;
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
function useKept(about: About, id: number, thread: readonly ShownMessage[]) {
  const form = toForm(about, id);
  const owner = useDraftOwner() ?? '';
  const [shown, setShown] = useState<Kept>(() => readKept(owner, form));
  const kept = useRef(shown);
  const show = (next: Kept) => {
    kept.current = next;
    setShown(next);
  };
  return {
    shown,
    kept,
    show,
    /** As it is in the storage, maybe from another tab. */
    read: () => readKept(owner, form),
    change: (to: Partial<Kept>) => {
      show({ ...kept.current, threadMessageId: thread[0]?.id ?? kept.current.threadMessageId, ...to });
      storeKept(owner, form, kept.current);
    },
    settle: (to: (before: Kept) => Kept) => {
      show(to(kept.current));
      // The page may have been left and opened again meanwhile: what was written there stays.
      storeKept(owner, form, to(readKept(owner, form)));
    },
  };
}

/**
 * Shows the same in all tabs: none overwrites unseen what was written in another. What a tab was sending that is gone by now, this one
 * sends: that makes no second message.
 * @param sending the messages that this page is sending, by their keys
 */
function useOtherTabs(
  { shown, kept, show, read }: ReturnType<typeof useKept>,
  sending: { current: ReadonlySet<string> },
  sendAgain: (message: OutgoingMessage) => void,
): void {
  const look = useEffectEvent((latest: Kept) => {
    const isSeen = document.visibilityState === 'visible';
    const cutOff = latest.unsent.filter((each) => isSeen && isCutOff(each, sending.current));
    const toEnded = (each: OutgoingMessage) => (cutOff.includes(each) ? { ...each, failure: NO_CONNECTION } : each);
    const ended = { ...latest, unsent: latest.unsent.map(toEnded) };
    if (JSON.stringify(ended) !== JSON.stringify(kept.current)) show(ended);
    if (navigator.onLine) for (const message of cutOff) sendAgain(message);
  });
  const lookHere = useEffectEvent(() => look(kept.current));
  const lookThere = useEffectEvent(() => look(read()));
  useEffect(() => {
    lookHere();
    return onDraftsChanged(() => lookThere());
  }, []);
  const isUnderWay = shown.unsent.some(({ failure }) => failure === null);
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const onTime = () => lookHere();
    const timer = window.setInterval(onTime, SENDING_MS);
    document.addEventListener('visibilitychange', onTime);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', onTime);
    };
  }, [isUnderWay]);
}

/** The forms of enquiries whose messages are those of a thread now. */
function findFormerForms(owner: string, thread: readonly ShownMessage[]): string[] {
  return Object.entries(readDrafts(owner, localStore))
    .filter(
      ([form, { threadMessageId }]) => form.startsWith(ENQUIRY_FORM) && thread.some(({ id }) => id === threadMessageId),
    )
    .map(([form]) => form);
}

/** Takes over what was written about an enquiry that has become this booking. */
function useEnquiryDraft(
  about: About,
  thread: readonly ShownMessage[],
  { kept, change }: Pick<ReturnType<typeof useKept>, 'kept' | 'change'>,
): void {
  const owner = useDraftOwner() ?? '';
  const takeOver = useEffectEvent(() => {
    for (const form of findFormerForms(owner, thread)) {
      const { text, files, unsent } = readKept(owner, form);
      const own = kept.current;
      change({
        text: [own.text, text].filter(Boolean).join('\n'),
        files: [...own.files, ...files],
        unsent: [...unsent.filter(({ key }) => own.unsent.every((each) => each.key !== key)), ...own.unsent],
      });
      dropDraft(owner, form, localStore);
    }
  });
  useEffect(() => {
    if (about === 'BOOKING') takeOver();
  }, [about, thread]);
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
 * a connection, or was cut off by a reload, is sent once there is one.
 * @param thread its messages, as far as they are loaded
 */
export function useOutgoing(
  about: About,
  id: number,
  thread: readonly ShownMessage[],
  onSent: (message: ShownMessage) => void,
) {
  const outgoing = useKept(about, id, thread);
  const { shown, kept, change, settle } = outgoing;
  const sending = useRef(new Set<string>());
  const deliver = useDelivery(about, id, settle, onSent);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const without = (key: string) => kept.current.unsent.filter((each) => each.key !== key);

  /** One after the other, so that they arrive in the order in which they were written. */
  const enqueue = (message: OutgoingMessage) => {
    sending.current.add(message.key);
    queue.current = queue.current.then(() => deliver(message)).finally(() => sending.current.delete(message.key));
  };

  useEnquiryDraft(about, thread, outgoing);
  useForgetSent(kept, thread, change);

  const sendAgain = (message: OutgoingMessage) => {
    const again = { ...message, failure: null, sentAt: pageClock() };
    change({ unsent: [...without(message.key), again] });
    enqueue(again);
  };

  useOtherTabs(outgoing, sending, sendAgain);

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

import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useSyncExternalStore } from 'react';
import { readAgain } from '../../../../graphql/change';
import {
  BusinessInboxChangedDocument,
  InboxChangedDocument,
  type InboxFieldsFragment,
} from '../../../../graphql/generated/inbox';

/** On which side somebody reads messages. */
export type InboxSide = InboxFieldsFragment['side'];

/** What shows the latest message, or how many are unread. */
const SHOWN: Readonly<Record<InboxSide, readonly string[]>> = {
  CUSTOMER: ['Conversations', 'Conversation', 'Enquiries', 'UnreadMessages'],
  BUSINESS: ['BusinessConversations', 'Conversation', 'UnreadMessages'],
};

/** Hears what happens on a side for all who show it: the badge and the screen share one. */
class Inbox {
  count = 0;
  private readonly shown = new Set<() => void>();
  private end: (() => void) | null = null;

  constructor(
    private readonly client: ApolloClient,
    private readonly side: InboxSide,
  ) {}

  /** Listens while anybody shows it. */
  readonly show = (changed: () => void): (() => void) => {
    this.shown.add(changed);
    this.end ??= this.listen();
    return () => {
      this.shown.delete(changed);
      // Another page's badge takes over in the same moment.
      queueMicrotask(() => {
        if (this.shown.size > 0) return;
        this.end?.();
        this.end = null;
        this.count = 0;
      });
    };
  };

  private listen(): () => void {
    // The server tells at once how many there are, when nothing has happened yet.
    let isFirst = true;
    const hear = (inbox: InboxFieldsFragment | undefined) => {
      if (!inbox) return;
      this.count = inbox.unreadCount;
      this.shown.forEach((changed) => changed());
      if (!isFirst) void readAgain(this.client, SHOWN[this.side]);
      isFirst = false;
    };
    const heard =
      this.side === 'CUSTOMER'
        ? this.client.subscribe({ query: InboxChangedDocument }).subscribe(({ data }) => hear(data?.inboxChanged))
        : this.client
            .subscribe({ query: BusinessInboxChangedDocument })
            .subscribe(({ data }) => hear(data?.businessInboxChanged));
    return () => heard.unsubscribe();
  }
}

const inboxes = new WeakMap<ApolloClient, Record<InboxSide, Inbox>>();

function getInbox(client: ApolloClient, side: InboxSide): Inbox {
  let found = inboxes.get(client);
  if (!found) {
    found = { CUSTOMER: new Inbox(client, 'CUSTOMER'), BUSINESS: new Inbox(client, 'BUSINESS') };
    inboxes.set(client, found);
  }
  return found[side];
}

/** How many conversations have unread messages, as they come; what is on screen of them is read again when something happens. */
export function useInbox(side: InboxSide): number {
  const inbox = getInbox(useApolloClient(), side);
  return useSyncExternalStore(
    inbox.show,
    useCallback(() => inbox.count, [inbox]),
  );
}

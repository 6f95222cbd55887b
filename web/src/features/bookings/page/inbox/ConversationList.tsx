import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '../../../../i18n/text';
import { paths } from '../../../../lib/paths';
import { Button, ButtonLink } from '../../../../ui/Button';
import { EmptyState } from '../../../../ui/EmptyState';
import { MailIcon } from '../../../../ui/icons';
import { Pager } from '../../../../ui/list/Pager';
import { SteadyItems } from '../../../../ui/list/SteadyItems';
import { useListFilters } from '../../../../ui/list/useListFilters';
import { LoadFailed } from '../../../../ui/LoadFailed';
import { Skeleton } from '../../../../ui/Skeleton';
import { ConversationLink, type ListedConversation } from './ConversationLink';
import { INBOX_ADDRESS, PAGE_SIZE } from './inbox-address';
import { inboxText } from './inbox.text';
import { useConversations } from './useConversations';
import type { InboxSide } from './useInbox';
import { useListKeys } from './useListKeys';

interface ConversationListProps {
  side: InboxSide;
  opened: number | null;
  /** What stands above it: the choice of conversations. */
  head?: ReactNode;
}

/** The conversations of a side, latest message first. */
export function ConversationList({ side, opened, head }: ConversationListProps) {
  const words = useText(inboxText);
  const { values, page, goTo, isFiltered, clear } = useListFilters(INBOX_ADDRESS);
  const { list, isShown, problem, retry } = useConversations(side, values);
  const keys = useListKeys();
  return (
    <Flex vertical gap={12} className="narrowable">
      {head}
      {problem !== null && <LoadFailed title={words.failed} text={problem} retry={words.retry} onRetry={retry} />}
      {!list && problem === null && <Skeleton height="240px" shape="box" />}
      {list?.totalCount === 0 && <Nothing side={side} onClear={isFiltered ? clear : undefined} />}
      {list && list.totalCount > 0 && (
        <>
          <SteadyItems<ListedConversation>
            label={words.list}
            listRef={keys.list}
            onKeyDown={keys.onKeyDown}
            rows={list.nodes}
            rowKey={({ id }) => id}
            rowLabel={({ otherName }) => otherName}
            shownFor={isShown ? JSON.stringify(values) : null}
            gap={8}
            item={(conversation) => (
              <li>
                <ConversationLink conversation={conversation} isOpen={conversation.id === opened} />
              </li>
            )}
          />
          <Pager page={page} limit={PAGE_SIZE} total={list.totalCount} onPage={goTo} />
        </>
      )}
    </Flex>
  );
}

function Nothing({ side, onClear }: { side: InboxSide; onClear: (() => void) | undefined }) {
  const words = useText(inboxText);
  if (onClear) {
    const action = (
      <Button look="secondary" onClick={() => onClear()}>
        {words.showAll}
      </Button>
    );
    return <EmptyState title={words.nothing} action={action} />;
  }
  return (
    <EmptyState
      icon={<MailIcon size={40} />}
      title={words.empty[side]}
      text={words.emptyText[side]}
      action={
        <ButtonLink to={side === 'CUSTOMER' ? paths.allVenues : paths.business.bookings}>
          {words.emptyAction[side]}
        </ButtonLink>
      }
    />
  );
}

import { CONVERSATION_CHOICES } from '@mehfil/api/domain/threads/conversations';
import { Segmented } from 'antd';
import { useParams } from 'react-router-dom';
import { useText } from '../../../../i18n/text';
import { ROOM_BESIDE, useMedia } from '../../../../lib/media';
import { DialogHost } from '../../../../ui/DialogHost';
import { SearchFilter } from '../../../../ui/list/SearchFilter';
import { useListFilters } from '../../../../ui/list/useListFilters';
import { PageHeader } from '../../../../ui/PageHeader';
import { NothingOpened } from '../NothingOpened';
import { ConversationList } from './ConversationList';
import { INBOX_ADDRESS } from './inbox-address';
import styles from './Inbox.module.css';
import { inboxText } from './inbox.text';
import { OpenConversation } from './OpenConversation';
import { useInbox, type InboxSide } from './useInbox';

/** What the customer and halls write to each other. */
export function CustomerInboxScreen() {
  return <InboxScreen side="CUSTOMER" />;
}

/** What a business and its customers write to each other. */
export function BusinessInboxScreen() {
  return <InboxScreen side="BUSINESS" />;
}

/** The conversations of a side beside the one that is open; on phones one or the other, like a messenger. */
function InboxScreen({ side }: { side: InboxSide }) {
  const words = useText(inboxText);
  const { id } = useParams();
  const isWide = useMedia(ROOM_BESIDE);
  useInbox(side);
  const opened = id === undefined ? null : Number(id);
  const hasList = isWide || opened === null;
  return (
    <DialogHost>
      {hasList && <PageHeader title={words.title} text={words.intro[side]} />}
      {!hasList && <h1 className="visually-hidden">{words.title}</h1>}
      <div className="stack column top gap-16 list-beside">
        {hasList && <ConversationList side={side} opened={opened} head={<Head side={side} />} />}
        {opened !== null && <OpenConversation key={opened} id={opened} side={side} isAlone={!isWide} />}
        <NothingOpened opened={opened} title={words.choose} text={words.chooseText} />
      </div>
    </DialogHost>
  );
}

/** What narrows the list: words, and for a business whose work it is. */
function Head({ side }: { side: InboxSide }) {
  const words = useText(inboxText);
  const { values, change } = useListFilters(INBOX_ADDRESS);
  return (
    <>
      <SearchFilter
        label={words.search}
        value={values.search}
        onChange={(search) => change({ search, page: 1 }, { replace: true })}
      />
      {side === 'BUSINESS' && <Choices />}
    </>
  );
}

/** Which conversations are listed. */
function Choices() {
  const words = useText(inboxText);
  const { values, change } = useListFilters(INBOX_ADDRESS);
  return (
    <Segmented
      className={styles.choices}
      aria-label={words.show}
      value={values.show}
      options={CONVERSATION_CHOICES.map((value) => ({ value, label: words.choices[value] }))}
      onChange={(show) => change({ show, page: 1 })}
    />
  );
}

import { Flex } from 'antd';
import { useId } from 'react';
import {
  useAssignConversationMutation,
  useConversationColleaguesQuery,
  useFinishConversationMutation,
  useReopenConversationMutation,
  type ConversationFieldsFragment,
} from '../../../../graphql/generated/conversations';
import { useText } from '../../../../i18n/text';
import { Button } from '../../../../ui/Button';
import { Select } from '../../../../ui/Select';
import styles from './Inbox.module.css';
import { inboxText } from './inbox.text';

const LISTS = ['BusinessConversations'];
/** Stands for nobody among the people. */
const NOBODY = 0;

/** Who of the business answers a conversation, and whether it is done. */
export function ConversationWork({ conversation }: { conversation: ConversationFieldsFragment }) {
  const words = useText(inboxText);
  const labelId = useId();
  const { id, assignee, doneAt } = conversation;
  const { data } = useConversationColleaguesQuery();
  const options = { failure: { title: words.notChanged }, refetch: LISTS };
  const assign = useAssignConversationMutation(options);
  const finish = useFinishConversationMutation(options);
  const reopen = useReopenConversationMutation(options);
  const people = data?.conversationColleagues ?? (assignee ? [assignee] : []);
  const choose = (userId: number) => void assign.run({ id, input: { userId: userId === NOBODY ? null : userId } });
  return (
    <Flex wrap align="center" justify="space-between" gap="8px 16px" className="framed padded-12-16">
      <Flex wrap align="center" gap="4px 8px">
        <label htmlFor={labelId}>{words.answeredBy}</label>
        <Select
          id={labelId}
          className={styles.people}
          value={assignee?.id ?? NOBODY}
          options={[
            { value: NOBODY, label: words.nobody },
            ...people.map(({ id: value, name }) => ({ value, label: name })),
          ]}
          onChange={choose}
        />
      </Flex>
      {doneAt === null ? (
        <Button look="secondary" pending={finish.pending} onClick={() => void finish.run({ id })}>
          {words.finish}
        </Button>
      ) : (
        <Flex wrap align="center" gap={8}>
          <span className="success strong">{words.done}</span>
          <Button look="secondary" pending={reopen.pending} onClick={() => void reopen.run({ id })}>
            {words.reopen}
          </Button>
        </Flex>
      )}
    </Flex>
  );
}

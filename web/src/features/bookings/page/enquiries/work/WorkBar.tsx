import { Flex } from 'antd';
import { useState } from 'react';
import {
  useClearEnquiryFollowUpMutation,
  useReopenEnquiryMutation,
  type EnquiryFieldsFragment,
} from '../../../../../graphql/generated/enquiries';
import { useFormat } from '../../../../../i18n/format';
import { useText } from '../../../../../i18n/text';
import { Button } from '../../../../../ui/Button';
import { PIPELINE_QUERIES } from '../../messages/enquiry-queries';
import { FollowUpDialog } from './FollowUpDialog';
import { LoseDialog } from './LoseDialog';
import { StageTag } from './StageTag';
import { workText } from './work.text';

type Work = NonNullable<EnquiryFieldsFragment['work']>;

/** Where an enquiry stands for its business, and what it does about it. */
export function WorkBar({ enquiry: { id, work, timeZone, source } }: { enquiry: EnquiryFieldsFragment }) {
  if (!work) return null;
  return (
    <Flex wrap align="center" justify="space-between" gap="4px 12px" className="framed padded-12-16">
      <Flex wrap align="center" gap="4px 12px">
        <StageTag stage={work.stage} />
        <Known work={work} />
      </Flex>
      {work.stage === 'LOST' ? <Reopen id={id} /> : <Actions {...{ id, work, timeZone, source }} />}
    </Flex>
  );
}

/** Why it is lost, or when the business asks again. */
function Known({ work: { lostReason, lostNote, followUpOn, isFollowUpDue } }: { work: Work }) {
  const words = useText(workText);
  const { compactDay } = useFormat();
  if (lostReason) {
    return (
      <span>
        {words.reasons[lostReason]}
        {lostNote !== null && (
          <>
            : <bdi className="breakable">{lostNote}</bdi>
          </>
        )}
      </span>
    );
  }
  if (followUpOn === null) return null;
  return <span className={isFollowUpDue ? 'warning strong' : ''}>{words.followUp.on(compactDay(followUpOn))}</span>;
}

interface ActionsProps extends Pick<EnquiryFieldsFragment, 'id' | 'timeZone' | 'source'> {
  work: Work;
}

function Actions({ id, work: { followUpOn }, timeZone, source }: ActionsProps) {
  const words = useText(workText);
  const [dialog, setDialog] = useState<'followUp' | 'lose' | null>(null);
  const close = () => setDialog(null);
  const clear = useClearEnquiryFollowUpMutation({ failure: words.followUp.notCleared, refetch: PIPELINE_QUERIES });
  return (
    <Flex wrap gap="4px 20px">
      {followUpOn !== null && (
        <Button look="link" pending={clear.pending} onClick={() => void clear.run({ id })}>
          {words.followUp.clear}
        </Button>
      )}
      <Button look="link" onClick={() => setDialog('followUp')}>
        {followUpOn === null ? words.followUp.set : words.followUp.change}
      </Button>
      <Button look="link" onClick={() => setDialog('lose')}>
        {words.lose.open}
      </Button>
      {dialog === 'followUp' && <FollowUpDialog id={id} day={followUpOn} timeZone={timeZone} onClose={close} />}
      {dialog === 'lose' && <LoseDialog id={id} canWrite={source === 'APP'} onClose={close} />}
    </Flex>
  );
}

function Reopen({ id }: { id: number }) {
  const words = useText(workText);
  const { run, pending } = useReopenEnquiryMutation({ failure: words.notReopened, refetch: PIPELINE_QUERIES });
  return (
    <Button look="link" pending={pending} onClick={() => void run({ id })}>
      {words.reopen}
    </Button>
  );
}

import { Flex } from 'antd';
import { useFocusAfter } from '../../../../ui/useFocusAfter';
import { Block } from './Block';
import { Report } from './report/Report';
import type { ReportDialogProps } from './report/ReportDialog';

/** What can be done about a conversation: end it, and report it. */
export function ThreadActions(props: Omit<ReportDialogProps, 'onClose'>) {
  const { about, id, thread, onChange } = props;
  const box = useFocusAfter(thread.viewerCanReport);
  return (
    <div ref={box}>
      <Flex wrap align="center" gap="4px 20px">
        <Block about={about} id={id} thread={thread} onChange={onChange} />
        <Report {...props} />
      </Flex>
    </div>
  );
}

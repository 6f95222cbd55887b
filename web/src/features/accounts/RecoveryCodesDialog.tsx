import { Flex } from 'antd';
import { useText } from '../../i18n/text';
import { copyText } from '../../lib/clipboard';
import { saveText } from '../../lib/save-file';
import { showToast } from '../../lib/toast';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { securityText } from './security.text';

/** Shows new recovery codes, the only time. They leave with the dialog. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const words = useText(securityText).codes;
  const copy = async () => {
    try {
      await copyText(codes.join('\n'));
      showToast({ tone: 'success', ...words.copied });
    } catch {
      showToast({ tone: 'danger', ...words.copyFailed });
    }
  };
  return (
    <Dialog open firm title={words.shown} onClose={onClose} footer={<Button onClick={onClose}>{words.done}</Button>}>
      <p>{words.shownText}</p>
      <ul className="stack fit-260 gap-6-20 above-16 below" dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Flex wrap gap={8}>
        <Button look="secondary" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button look="secondary" onClick={() => saveText(`${codes.join('\n')}\n`, words.file, 'text/plain')}>
          {words.download}
        </Button>
      </Flex>
    </Dialog>
  );
}

import { Flex, Input } from 'antd';
import { useText } from '../i18n/text';
import { copyText } from '../lib/clipboard';
import { showToast } from '../lib/toast';
import { Button } from './Button';
import { CopyIcon } from './icons';
import { partsText } from './parts.text';

/** A text that is used elsewhere, with a button that copies it. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const words = useText(partsText).copy;
  const copy = async () => {
    try {
      await copyText(value);
      showToast({ tone: 'success', ...words.copied });
    } catch {
      showToast({ tone: 'danger', ...words.failed });
    }
  };
  return (
    <Flex align="stretch" gap={8} className="above-6 narrowable">
      <Input
        className="grow code small narrowable"
        readOnly
        dir="ltr"
        value={value}
        aria-label={label}
        onFocus={(event) => event.target.select()}
      />
      <Button look="secondary" icon={<CopyIcon />} aria-label={words.what(label)} onClick={() => void copy()}>
        {words.copy}
      </Button>
    </Flex>
  );
}

import { Flex } from 'antd';
import { useState } from 'react';
import { readDocument, type ProtectedFile } from '../../../../graphql/protected-file';
import { useText } from '../../../../i18n/text';
import { saveFile, temporaryAddress } from '../../../../lib/save-file';
import { showToast } from '../../../../lib/toast';
import { Button } from '../../../../ui/Button';
import { detailText } from './business-detail.text';

/** What a browser shows by itself; the rest can only be saved. */
const SHOWN = /\.(pdf|jpe?g|png)$/i;

function showIn(tab: Window | null, { content }: ProtectedFile): void {
  if (tab) tab.location.href = temporaryAddress(content);
}

/** Reads a document as the signed-in person; one at a time. */
function useDocument(filename: string) {
  const { dialog } = useText(detailText);
  const [pending, setPending] = useState(false);
  const read = async (then: (file: ProtectedFile) => void, otherwise?: () => void) => {
    setPending(true);
    try {
      then(await readDocument(filename));
    } catch {
      otherwise?.();
      showToast({ tone: 'danger', title: dialog.documentFailed });
    } finally {
      setPending(false);
    }
  };
  return { pending, read };
}

/** A chip that saves one of the documents. */
export function DocumentChip({ filename, number }: { filename: string; number: number }) {
  const { dialog } = useText(detailText);
  const { pending, read } = useDocument(filename);
  return (
    <Button
      look="secondary"
      shape="round"
      className="small"
      pending={pending}
      onClick={() => void read(({ content, name }) => saveFile(content, name))}
    >
      {dialog.document(number)}
    </Button>
  );
}

/** One of the documents with what can be done with it. */
export function DocumentButtons({ filename, number }: { filename: string; number: number }) {
  const { dialog } = useText(detailText);
  const { pending, read } = useDocument(filename);
  const view = () => {
    // Opened at once, while the browser still sees the press of the button behind it.
    const tab = window.open('', '_blank');
    void read(
      (file) => showIn(tab, file),
      () => tab?.close(),
    );
  };
  return (
    <Flex wrap align="center" gap="8px 12px">
      <span className="strong">{dialog.document(number)}</span>
      {SHOWN.test(filename) && (
        <Button look="secondary" pending={pending} aria-label={dialog.viewOf(number)} onClick={view}>
          {dialog.view}
        </Button>
      )}
      <Button
        look="secondary"
        pending={pending}
        aria-label={dialog.downloadOf(number)}
        onClick={() => void read(({ content, name }) => saveFile(content, name))}
      >
        {dialog.download}
      </Button>
    </Flex>
  );
}

import { useEffect, useState } from 'react';
import { readProtected } from '../../../../graphql/protected-file';
import { temporaryAddress } from '../../../../lib/save-file';
import { showToast } from '../../../../lib/toast';

const readFile = (id: number) => readProtected(`/api/payment-proofs/${id}/file`, 'proof');

/** Shows the file of a proof in a tab of its own. */
export async function openProofFile(id: number, failed: string): Promise<void> {
  // Opened at once, while the browser still sees the press of the button behind it.
  const tab = window.open('', '_blank');
  try {
    const { content } = await readFile(id);
    if (tab) tab.location.href = temporaryAddress(content);
  } catch {
    tab?.close();
    showToast({ tone: 'danger', title: failed });
  }
}

/** The address of the picture of a proof; undefined while it loads, null where it can't be read. */
export function useProofPicture(id: number): string | null | undefined {
  const [address, setAddress] = useState<string | null>();
  useEffect(() => {
    let current = true;
    let shown: string | undefined;
    readFile(id).then(
      ({ content }) => {
        if (!current) return;
        shown = URL.createObjectURL(content);
        setAddress(shown);
      },
      () => current && setAddress(null),
    );
    return () => {
      current = false;
      if (shown !== undefined) URL.revokeObjectURL(shown);
    };
  }, [id]);
  return address;
}

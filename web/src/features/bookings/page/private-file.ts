import { useEffect, useState } from 'react';
import { readProtected, type ProtectedFile } from '../../../graphql/protected-file';
import { saveFile, temporaryAddress } from '../../../lib/save-file';
import { showToast } from '../../../lib/toast';

const readFile = (address: string): Promise<ProtectedFile> => readProtected(address, 'file');

/** Shows a private file in a tab of its own. @param address its path in the REST API */
export async function openPrivateFile(address: string, failed: string): Promise<void> {
  // Opened at once, while the browser still sees the press of the button behind it.
  const tab = window.open('', '_blank');
  try {
    const { content } = await readFile(address);
    if (tab) tab.location.href = temporaryAddress(content);
  } catch {
    tab?.close();
    showToast({ tone: 'danger', title: failed });
  }
}

/** Saves a private file under its name. @param address its path in the REST API */
export async function savePrivateFile(address: string, failed: string): Promise<void> {
  try {
    const { content, name } = await readFile(address);
    saveFile(content, name);
  } catch {
    showToast({ tone: 'danger', title: failed });
  }
}

/** The address of a private picture; undefined while it loads, null where it can't be read. */
export function usePrivatePicture(path: string): string | null | undefined {
  const [address, setAddress] = useState<string | null>();
  useEffect(() => {
    let current = true;
    let shown: string | undefined;
    readFile(path).then(
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
  }, [path]);
  return address;
}

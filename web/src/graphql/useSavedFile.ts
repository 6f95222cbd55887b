import { useState } from 'react';
import { showToast } from '../lib/toast';

/** Saves files of the API on the device; one at a time. What fails is said. */
export function useSavedFile(failed: { title: string; description: string }) {
  const [pending, setPending] = useState(false);
  /** Reads a file from an address of the API; it takes the given name where the response has none. */
  const save = async (address: string, name: string) => {
    setPending(true);
    try {
      // Loaded by the press: lists and pages do without them.
      const [{ readProtected }, { saveFile }] = await Promise.all([
        import('./protected-file'),
        import('../lib/save-file'),
      ]);
      const file = await readProtected(address, name);
      saveFile(file.content, file.name);
    } catch {
      showToast({ tone: 'danger', ...failed });
    } finally {
      setPending(false);
    }
  };
  return { save, pending };
}

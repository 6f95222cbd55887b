import { useState } from 'react';
import { useText } from '../../../i18n/text';
import { showToast } from '../../../lib/toast';
import { Button } from '../../../ui/Button';
import { DownloadIcon } from '../../../ui/icons';
import { businessBookingsText } from './business-bookings.text';
import { exportAddress, type Filters } from './business-filters';

/** Saves every booking that the list's filters let through, all pages of it, as a file for spreadsheets. */
export function ExportButton({ filters }: { filters: Filters }) {
  const words = useText(businessBookingsText);
  const [pending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    try {
      // Loaded by the press: the list does without it.
      const [{ readProtected }, { saveFile }] = await Promise.all([
        import('../../../graphql/protected-file'),
        import('../../../lib/save-file'),
      ]);
      const { content, name } = await readProtected(exportAddress(filters), 'bookings.csv');
      saveFile(content, name);
    } catch {
      showToast({ tone: 'danger', title: words.exportFailed.title, description: words.exportFailed.fallback });
    } finally {
      setPending(false);
    }
  };
  return (
    <Button look="secondary" icon={<DownloadIcon />} pending={pending} onClick={() => void save()}>
      {words.export}
    </Button>
  );
}

import { useSavedFile } from '../../../graphql/useSavedFile';
import { useText } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { DownloadIcon } from '../../../ui/icons';
import { businessBookingsText } from './business-bookings.text';
import { exportAddress, type Filters } from './business-filters';

/** Saves every booking that the list's filters let through, all pages of it, as a file for spreadsheets. */
export function ExportButton({ filters }: { filters: Filters }) {
  const words = useText(businessBookingsText);
  const { save, pending } = useSavedFile({
    title: words.exportFailed.title,
    description: words.exportFailed.fallback,
  });
  return (
    <Button
      look="secondary"
      icon={<DownloadIcon />}
      pending={pending}
      onClick={() => void save(exportAddress(filters), 'bookings.csv')}
    >
      {words.export}
    </Button>
  );
}

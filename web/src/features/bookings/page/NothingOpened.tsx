import { ROOM_BESIDE, useMedia } from '../../../lib/media';
import { EmptyState } from '../../../ui/EmptyState';
import { MailIcon } from '../../../ui/icons';

interface NothingOpenedProps {
  /** Id of what is open; null for nothing. */
  opened: number | null;
  title: string;
  text: string;
}

/** Beside a list of conversations of which none is open, where there is room for both. */
export function NothingOpened({ opened, title, text }: NothingOpenedProps) {
  const isWide = useMedia(ROOM_BESIDE);
  return opened === null && isWide && <EmptyState icon={<MailIcon size={40} />} title={title} text={text} />;
}

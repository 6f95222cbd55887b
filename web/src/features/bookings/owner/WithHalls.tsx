import type { ReactNode } from 'react';
import { useCalendarHallsQuery, type CalendarHallsQuery } from '../../../graphql/generated/business-calendar';
import { Dialog } from '../../../ui/Dialog';
import { Loaded } from '../../../ui/Loaded';
import { useReturnFocus } from '../../../ui/useReturnFocus';

interface LoadingDialogProps {
  title: string;
  /** Whether it stands at the edge of the screen. */
  beside?: boolean;
  failed: boolean;
  onRetry: () => Promise<unknown>;
  onClose: () => void;
}

/** Stands in the place of a dialog until what it needs is there. */
export function LoadingDialog({ failed, onRetry, ...dialog }: LoadingDialogProps) {
  return (
    <Dialog open {...dialog}>
      <Loaded failed={failed} height="320px" onRetry={() => onRetry().catch(() => undefined)}>
        {null}
      </Loaded>
    </Dialog>
  );
}

interface WithHallsProps extends Pick<LoadingDialogProps, 'title' | 'beside' | 'onClose'> {
  /** Draws the dialog of that title. */
  children: (business: CalendarHallsQuery['businessBookingStats']) => ReactNode;
}

/** Loads the halls and time zone of a business for a dialog. */
export function WithHalls({ children, ...dialog }: WithHallsProps) {
  const { data, error, refetch } = useCalendarHallsQuery();
  // The dialog that stands there at last doesn't know what had the focus at first.
  useReturnFocus();
  if (data) return children(data.businessBookingStats);
  return <LoadingDialog {...dialog} failed={error !== undefined} onRetry={refetch} />;
}

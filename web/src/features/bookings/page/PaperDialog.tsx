import type { ReactNode } from 'react';
import { useText } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { PrintIcon } from '../../../ui/icons';
import { Skeleton } from '../../../ui/Skeleton';
import { usePrintedPaper } from '../usePrintedPaper';
import { paperDialogText } from './paper-dialog.text';

interface PaperDialogProps {
  title: string;
  /** What names the file besides: the invoice number of the booking whose paper it is, or the guest's name. */
  number: string | undefined;
  /** What stands on the paper; null until it is read. */
  children: ReactNode;
  /** Stands for the paper when it can't be read. */
  failed?: ReactNode;
  /** Chooses what stands on the paper; isn't printed. */
  above?: ReactNode;
  /** Other buttons, before the one that prints. */
  actions?: ReactNode;
  onClose: () => void;
}

/** A paper of a booking or a guest, to read and print. */
export function PaperDialog({ title, number, children, failed, above, actions, onClose }: PaperDialogProps) {
  const words = useText(paperDialogText);
  const { paper, print } = usePrintedPaper(words.blocked);
  return (
    <Dialog
      open
      wide
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {words.close}
          </Button>
          {actions}
          <Button icon={<PrintIcon />} disabled={!children} onClick={() => print(`${title} ${number ?? ''}`)}>
            {words.print}
          </Button>
        </>
      }
    >
      {above}
      {children ? (
        <div ref={paper} className="stack gap-20 anchor ink medium">
          {children}
        </div>
      ) : (
        (failed ?? <Skeleton height="420px" shape="box" />)
      )}
    </Dialog>
  );
}

import { useText } from '../../../../../i18n/text';
import { Button } from '../../../../../ui/Button';
import { lazyPart } from '../../../../../ui/lazy-part';
import { useOpened } from '../../../../../ui/useOpened';
import { reportText } from './report.text';
import type { ReportDialogProps } from './ReportDialog';

const ReportDialog = lazyPart(() => import('./ReportDialog').then((module) => module.ReportDialog));

/** The way to report a conversation to staff; while a report of the viewer is open it says so. */
export function Report(props: Omit<ReportDialogProps, 'onClose'>) {
  const words = useText(reportText);
  const { open, setOpen } = useOpened();
  if (!props.thread.viewerCanReport) return <p className="muted">{words.reported}</p>;
  return (
    <>
      <Button look="link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.report}
      </Button>
      {open && <ReportDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

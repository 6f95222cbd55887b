import { Button } from '../../../ui/Button';
import { useShowDialog } from '../../../ui/DialogHost';
import { lazyPart } from '../../../ui/lazy-part';
import { hasChanges, type Facts } from './differences';

const EntryDialog = lazyPart(() => import('./EntryDialog').then((module) => module.EntryDialog));

interface EntryLineProps {
  /** Who did what to what. */
  sentence: string;
  entry: { subjectId?: string | null; before?: Facts; after?: Facts };
}

/** An entry in one line, which opens what it changed. */
export function EntryLine({ sentence, entry }: EntryLineProps) {
  const showDialog = useShowDialog();
  if (!hasChanges(entry.before, entry.after)) return <h3 title={sentence}>{sentence}</h3>;
  return (
    <h3 title={sentence}>
      <Button
        look="link"
        // Reads as the entries that changed nothing: tables give buttons a smaller font, and buttons don't break.
        style={{ paddingInline: 0, fontSize: 'inherit', textAlign: 'start', whiteSpace: 'normal' }}
        aria-haspopup="dialog"
        onClick={() => showDialog((close) => <EntryDialog sentence={sentence} entry={entry} onClose={close} />)}
      >
        {sentence}
      </Button>
    </h3>
  );
}

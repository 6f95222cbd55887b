import { useShowDialog } from '../../../ui/DialogHost';
import { lazyPart } from '../../../ui/lazy-part';
import { LineButton } from '../../../ui/table/LineButton';
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
    <LineButton
      line={sentence}
      onOpen={() => showDialog((close) => <EntryDialog sentence={sentence} entry={entry} onClose={close} />)}
    />
  );
}

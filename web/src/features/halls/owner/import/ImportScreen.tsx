import { Flex } from 'antd';
import { IMPORT_SAMPLES, ImportKind, sampleColumns } from '@mehfil/api/domain/catalogue/import';
import { IMPORT_LIMITS } from '@mehfil/api/domain/catalogue/limits';
import { useId, useState } from 'react';
import { useImportFileMutation } from '../../../../graphql/generated/import';
import { useText } from '../../../../i18n/text';
import { paths } from '../../../../lib/paths';
import { saveText } from '../../../../lib/save-file';
import { toAddressName } from '../../../../lib/address-names';
import { defineAddress, oneOf } from '../../../../lib/address-fields';
import { useAddressState } from '../../../../lib/address-state';
import { Button, ButtonLink } from '../../../../ui/Button';
import { Card } from '../../../../ui/Card';
import { DownloadIcon } from '../../../../ui/icons';
import { lazyPart } from '../../../../ui/lazy-part';
import { Select } from '../../../../ui/Select';
import { PageHeader } from '../../../../ui/PageHeader';
import { FileChooser } from '../../../../ui/FileChooser';
import { Skeleton } from '../../../../ui/Skeleton';
import { TradingGate } from '../../../businesses/owner/TradingGate';
import styles from './Import.module.css';
import { importText } from './import.text';
import type { Outcome } from './ImportRows';

/** Brings Ant Design's table, and loads once a file was read. */
const ImportRows = lazyPart(
  () => import('./ImportRows').then((module) => module.ImportRows),
  <Skeleton height="240px" shape="box" />,
);

const KINDS = Object.values(ImportKind);
const ADDRESS = defineAddress<{ kind: ImportKind }>({ kind: oneOf('list', KINDS, ImportKind.HALLS) });
/** What an import makes old. */
const CHANGED = ['OwnedHalls', 'OwnerDashboard', 'Catalogue', 'HallChoices', 'BusinessBookingStats'];

/** A file that was read, with what the server says of it. */
interface Read {
  name: string;
  content: string;
  outcome: Outcome;
}

/** The text of a file, or null unless it is UTF-8. */
async function readText(file: File): Promise<string | null> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return null;
  }
}

/** Checks a file, and imports it afterwards. */
function useImport(kind: ImportKind) {
  const words = useText(importText);
  const [read, setRead] = useState<Read | null>(null);
  const [problem, setProblem] = useState('');
  const { run, pending } = useImportFileMutation({
    success: ({ importFile: { isPreview, created, changed } }) =>
      isPreview ? undefined : { tone: 'success', ...words.done(created + changed) },
    failure: () => undefined,
    refetch: CHANGED,
  });

  const send = async (name: string, content: string, preview: boolean) => {
    const answer = await run({ input: { kind, content, preview } });
    if (answer.ok) setRead({ name, content, outcome: answer.data.importFile });
    else setProblem(answer.error.message || words.failed);
  };
  const check = async (file: File | undefined) => {
    if (!file) return;
    setRead(null);
    setProblem('');
    const content = file.size > 4 * IMPORT_LIMITS.charactersMax ? undefined : await readText(file);
    if (content === null) setProblem(words.notUtf8);
    else if (content === undefined || content.length > IMPORT_LIMITS.charactersMax) setProblem(words.tooLong);
    else await send(file.name, content, true);
  };
  const write = () => {
    setProblem('');
    return read ? send(read.name, read.content, false) : Promise.resolve();
  };
  return { read, problem, pending, check, write };
}

function Import({ kind, onKind }: { kind: ImportKind; onKind: (kind: ImportKind) => void }) {
  const words = useText(importText);
  const select = useId();
  const { read, problem, pending, check, write } = useImport(kind);
  return (
    <Flex vertical gap={24}>
      <Card className={styles.card}>
        <Flex vertical gap={6} className={styles.field}>
          <label htmlFor={select} className="medium strong">
            {words.list}
          </label>
          <Select
            id={select}
            value={kind}
            options={KINDS.map((each) => ({ value: each, label: words.kinds[each] }))}
            onChange={onKind}
          />
        </Flex>
        <p>{words.columns(sampleColumns(kind).join(', '))}</p>
        {kind === 'HALLS' && <p>{words.halls}</p>}
        <p className={styles.muted}>{words.limits}</p>
        <Flex wrap gap={12}>
          <Button
            look="quiet"
            icon={<DownloadIcon />}
            onClick={() => saveText(IMPORT_SAMPLES[kind], words.sampleName(toAddressName(kind)), 'text/csv')}
          >
            {words.sample}
          </Button>
          <FileChooser
            accept=".csv,.txt,text/csv,text/plain"
            label={pending && !read ? words.reading : read ? words.chooseOther : words.choose}
            inputLabel={words.choose}
            pending={pending}
            onChoose={([file]) => void check(file)}
          />
        </Flex>
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
      </Card>
      {read && <Verdict read={read} kind={kind} pending={pending} onImport={() => void write()} />}
    </Flex>
  );
}

interface VerdictProps {
  read: Read;
  kind: ImportKind;
  pending: boolean;
  onImport: () => void;
}

function Verdict({ read: { name, outcome }, kind, pending, onImport }: VerdictProps) {
  const words = useText(importText);
  const { isPreview, unusedColumns, created, changed, refused } = outcome;
  const counts = (['created', 'changed', 'unchanged', 'removed', 'offline', 'refused'] as const)
    .filter((count) => count === 'created' || outcome[count] > 0)
    .map((count) => words.counts[count](outcome[count]));
  const onward =
    kind === 'HALLS'
      ? { to: paths.business.halls, label: words.toHalls }
      : { to: paths.business.setup, label: words.toSetup };
  return (
    <Card as="section" labelledBy="import-verdict" className={styles.card}>
      <h2 id="import-verdict" className="heading-24 breakable">
        {isPreview ? words.preview(name) : words.result(name)}
      </h2>
      <p role="status" className={styles.counts}>
        {counts.join(' · ')}
        {isPreview && <span className={styles.muted}> {words.nothingWritten}</span>}
      </p>
      {refused > 0 && <p className="notice tone-warning">{words.refusedText}</p>}
      {unusedColumns.length > 0 && <p className={styles.muted}>{words.unused(unusedColumns.join(', '))}</p>}
      <Flex wrap gap={12}>
        {isPreview ? (
          <Button pending={pending} disabled={created + changed === 0} onClick={onImport}>
            {created + changed === 0 ? words.nothing : words.import(created + changed)}
          </Button>
        ) : (
          <ButtonLink to={onward.to}>{onward.label}</ButtonLink>
        )}
      </Flex>
      <ImportRows key={`${name}${outcome.rows.length}`} outcome={outcome} />
    </Card>
  );
}

/** Import of halls and of the setup's lists from CSV: a preview with the mistakes of each row, then the import. */
export function ImportScreen() {
  const words = useText(importText);
  const { state, change } = useAddressState(ADDRESS);
  const { kind } = state;
  return (
    <>
      <PageHeader title={words.title} text={words.text} />
      <TradingGate none={words.none} pending={words.pending}>
        <Import key={kind} kind={kind} onKind={(next) => change({ kind: next })} />
      </TradingGate>
    </>
  );
}

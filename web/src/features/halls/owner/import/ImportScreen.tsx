import { Flex } from 'antd';
import { IMPORT_SAMPLES, ImportKind, sampleColumns } from '@mehfil/api/domain/catalogue/import';
import { useId } from 'react';
import { useImportFileMutation, type ImportFileMutation } from '../../../../graphql/generated/import';
import { useText } from '../../../../i18n/text';
import { paths } from '../../../../lib/paths';
import { toAddressName } from '../../../../lib/address-names';
import { defineAddress, oneOf } from '../../../../lib/address-fields';
import { useAddressState } from '../../../../lib/address-state';
import { ButtonLink } from '../../../../ui/Button';
import { Card } from '../../../../ui/Card';
import { csvImportText } from '../../../../ui/csv-import/csv-import.text';
import styles from '../../../../ui/csv-import/Import.module.css';
import { ImportFile } from '../../../../ui/csv-import/ImportFile';
import { ImportVerdict } from '../../../../ui/csv-import/ImportVerdict';
import { useCsvImport, type CheckedFile } from '../../../../ui/csv-import/useCsvImport';
import { Select } from '../../../../ui/Select';
import { PageHeader } from '../../../../ui/PageHeader';
import { TradingGate } from '../../../businesses/owner/TradingGate';
import { importText } from './import.text';

type Outcome = ImportFileMutation['importFile'];

const KINDS = Object.values(ImportKind);
const ADDRESS = defineAddress<{ kind: ImportKind }>({ kind: oneOf('list', KINDS, ImportKind.HALLS) });
/** What an import makes old. */
const CHANGED = ['OwnedHalls', 'OwnerDashboard', 'Catalogue', 'HallChoices', 'BusinessBookingStats'];

/** Checks a file, and imports it afterwards. */
function useImport(kind: ImportKind) {
  const words = useText(csvImportText);
  const { run, pending } = useImportFileMutation({
    success: ({ importFile: { isPreview, created, changed } }) =>
      isPreview ? undefined : { tone: 'success', ...words.done(created + changed) },
    failure: () => undefined,
    refetch: CHANGED,
  });
  const found = useCsvImport<Outcome>(async (content, preview) => {
    const answer = await run({ input: { kind, content, preview } });
    return answer.ok ? { outcome: answer.data.importFile } : { problem: answer.error.message };
  });
  return { ...found, pending };
}

function Import({ kind, onKind }: { kind: ImportKind; onKind: (kind: ImportKind) => void }) {
  const words = useText(importText);
  const select = useId();
  const { read, problem, pending, check, write } = useImport(kind);
  return (
    <Flex vertical gap={24}>
      <Card className="stack column gap-14">
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
        <ImportFile
          columns={sampleColumns(kind)}
          sample={{ content: IMPORT_SAMPLES[kind], name: words.sampleName(toAddressName(kind)) }}
          isRead={read !== null}
          {...{ pending, problem }}
          onChoose={(file) => void check(file)}
        >
          {kind === 'HALLS' && <p>{words.halls}</p>}
        </ImportFile>
      </Card>
      {read && <Verdict read={read} kind={kind} pending={pending} onImport={() => void write()} />}
    </Flex>
  );
}

interface VerdictProps {
  read: CheckedFile<Outcome>;
  kind: ImportKind;
  pending: boolean;
  onImport: () => void;
}

function Verdict({ read: { name, outcome }, kind, pending, onImport }: VerdictProps) {
  const words = useText(importText);
  const counts = (['created', 'changed', 'unchanged', 'removed', 'offline', 'refused'] as const)
    .filter((count) => count === 'created' || outcome[count] > 0)
    .map((count) => words.counts[count](outcome[count]));
  const onward =
    kind === 'HALLS'
      ? { to: paths.business.halls, label: words.toHalls }
      : { to: paths.business.setup, label: words.toSetup };
  return (
    <Card as="section" labelledBy="import-verdict" className="stack column gap-14">
      <ImportVerdict
        id="import-verdict"
        heading="h2"
        fileName={name}
        {...{ outcome, counts, pending, onImport }}
        wanted={outcome.created + outcome.changed}
        refusedText={words.refusedText}
        onward={<ButtonLink to={onward.to}>{onward.label}</ButtonLink>}
      />
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

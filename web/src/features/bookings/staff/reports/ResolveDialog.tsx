import { validate } from '@mehfil/api/domain/input/errors';
import {
  outcomeProblem,
  REPORT_LIMITS,
  REPORT_OUTCOMES,
  resolveReportSchema,
  type ReportOutcome,
} from '@mehfil/api/domain/threads/reports';
import {
  useResolveThreadReportMutation,
  type ThreadReportFieldsFragment,
} from '../../../../graphql/generated/thread-reports';
import { useRereadOnConflict } from '../../../../graphql/useRereadOnConflict';
import { useText } from '../../../../i18n/text';
import { ChoiceField } from '../../../../ui/form/ChoiceField';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { TextAreaField } from '../../../../ui/form/TextField';
import { useRowChange } from '../../../../ui/list/useRowChange';
import { threadReportsText } from './thread-reports.text';
import { REPORT_QUERIES, toReported } from './useReportColumns';

interface ResolveDialogProps {
  report: ThreadReportFieldsFragment;
  /** Told that it was resolved. */
  onDone: () => void;
  onClose: () => void;
}

interface Values {
  /** Staff choose it: the first one in the list is no suggestion. */
  outcome: ReportOutcome | undefined;
  note: string;
}

const EMPTY: Values = { outcome: undefined, note: '' };

/** Asks how a report is resolved. */
export function ResolveDialog({ report, onDone, onClose }: ResolveDialogProps) {
  const { dialog: words, outcomes, of } = useText(threadReportsText);
  const change = useRowChange(words.failed, REPORT_QUERIES, of(report.reporterName, toReported(report)));
  const { run, pending } = useRereadOnConflict(useResolveThreadReportMutation(change(words.done)), REPORT_QUERIES);
  return (
    <FormDialog<Values>
      title={words.title}
      initialValues={EMPTY}
      schema={resolveReportSchema}
      submit={{ label: words.save, pendingLabel: words.saving, pending }}
      onSubmit={async (values, form) => {
        const { outcome, note } = validate(resolveReportSchema, values);
        const answer = await run({ id: report.id, input: { outcome, note: note || null } }, { form });
        if (answer.ok) onDone();
        return answer;
      }}
      onClose={onClose}
    >
      <ChoiceField<ReportOutcome>
        name="outcome"
        label={words.outcome}
        options={REPORT_OUTCOMES.filter((outcome) => outcomeProblem(outcome, report) === null).map((value) => ({
          value,
          label: outcomes[value],
          text: words.texts[value],
        }))}
      />
      <TextAreaField
        name="note"
        label={words.note}
        hint={words.noteHint}
        rows={2}
        maxLength={REPORT_LIMITS.noteMaxCharacters}
      />
    </FormDialog>
  );
}

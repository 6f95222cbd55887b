import { validate } from '@mehfil/api/domain/input/errors';
import {
  REPORT_CATEGORIES,
  REPORT_LIMITS,
  reportThreadSchema,
  type ReportCategory,
} from '@mehfil/api/domain/threads/reports';
import { useReportThreadMutation } from '../../../../../graphql/generated/booking-messages';
import { useFormat } from '../../../../../i18n/format';
import { isolated } from '../../../../../i18n/isolated';
import { useText } from '../../../../../i18n/text';
import { FormDialog } from '../../../../../ui/form/FormDialog';
import { SelectField } from '../../../../../ui/form/SelectField';
import { TextAreaField } from '../../../../../ui/form/TextField';
import type { About, ShownThread } from '../useThread';
import { reportText } from './report.text';

/** What of a message names it in a list. */
const EXCERPT_CHARACTERS = 60;

/** A thread to report. */
export interface ReportDialogProps {
  about: About;
  id: number;
  thread: ShownThread;
  timeZone: string;
  onChange: (thread: ShownThread) => void;
  onClose: () => void;
}

interface Values {
  category: ReportCategory | undefined;
  messageId: number | null;
  note: string;
}

const EMPTY: Values = { category: undefined, messageId: null, note: '' };

/** The beginning of a message, in whole characters. */
function toExcerpt(said: string): string {
  const characters = Array.from(said);
  if (characters.length <= EXCERPT_CHARACTERS) return said;
  return `${characters.slice(0, EXCERPT_CHARACTERS).join('')}…`;
}

/** The messages that can be reported: those of the other side. */
function useMessageOptions({ nodes, viewerSide }: ShownThread, timeZone: string) {
  const words = useText(reportText);
  const { compactDateTime } = useFormat();
  const theirs = nodes.filter(({ side, text }) => side !== viewerSide && text !== null);
  return [
    { value: null, label: words.whole },
    ...theirs.map(({ id, text, files, createdAt }) => {
      const said = text === '' ? files.map(({ name }) => name).join(', ') : (text ?? '');
      return {
        value: id,
        label: words.message(compactDateTime(createdAt, timeZone), isolated(toExcerpt(said))),
      };
    }),
  ];
}

/** Asks what is wrong with a conversation, for staff. */
export function ReportDialog({ about, id, thread, timeZone, onChange, onClose }: ReportDialogProps) {
  const words = useText(reportText);
  const messages = useMessageOptions(thread, timeZone);
  const { run, pending } = useReportThreadMutation({
    success: { tone: 'success', ...words.done },
    failure: { title: words.failed, always: true },
  });
  return (
    <FormDialog<Values>
      title={words.title}
      initialValues={EMPTY}
      schema={reportThreadSchema}
      submit={{ label: words.send, pendingLabel: words.sending, pending }}
      onSubmit={async (values, form) => {
        const { category, messageId, note } = validate(reportThreadSchema, values);
        const input = { category, messageId: messageId ?? null, note: note || null };
        const answer = await run({ id, about, input }, { form });
        if (answer.ok) onChange(answer.data.reportThread);
        return answer;
      }}
      onClose={onClose}
    >
      <p className="intro">{words.intro}</p>
      <SelectField<ReportCategory>
        name="category"
        label={words.category}
        placeholder={words.choose}
        required
        options={REPORT_CATEGORIES.map((value) => ({ value, label: words.categories[value] }))}
      />
      {messages.length > 1 && <SelectField<number | null> name="messageId" label={words.about} options={messages} />}
      <TextAreaField
        name="note"
        label={words.note}
        hint={words.noteHint}
        rows={3}
        maxLength={REPORT_LIMITS.noteMaxCharacters}
      />
    </FormDialog>
  );
}

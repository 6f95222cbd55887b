import { changeTaskSchema, TASK_LIMITS } from '@mehfil/api/domain/bookings/tasks';
import { useFormikContext } from 'formik';
import { useChangeBookingTaskMutation } from '../../../../graphql/generated/tasks';
import { useText } from '../../../../i18n/text';
import { DateField } from '../../../../ui/form/DateField';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { TextField } from '../../../../ui/form/TextField';
import { lastTaskDay, TASK_REFETCH, type Task } from './task-data';
import { tasksText } from './tasks.text';

interface ChangeTaskProps {
  task: Task;
  /** In the hall's time zone. */
  today: string;
  onClose: () => void;
}

/** Asks what a task says now, and by when it is to be done. */
export function ChangeTask({ task, today, onClose }: ChangeTaskProps) {
  const words = useText(tasksText);
  const { run, pending } = useChangeBookingTaskMutation({
    failure: { ...words.notSaved, always: true },
    refetch: TASK_REFETCH,
  });
  return (
    <FormDialog<{ text: string; day: string }>
      title={words.dialog.title}
      initialValues={{ text: task.text, day: task.day ?? '' }}
      schema={changeTaskSchema}
      onSubmit={({ text, day }, form) => run({ id: task.id, input: { text: text.trim(), day: day || null } }, { form })}
      submit={{ label: words.dialog.save, pendingLabel: words.dialog.saving, pending }}
      onClose={onClose}
    >
      <TextField name="text" label={words.dialog.text} required maxLength={TASK_LIMITS.textMaxCharacters} />
      <DayField stored={task.day} today={today} />
    </FormDialog>
  );
}

/** From today on, or the day that the task has, which may be over by now. */
function DayField({ stored, today }: { stored: string | null; today: string }) {
  const { dialog } = useText(tasksText);
  const { day } = useFormikContext<{ day: string }>().values;
  const min = day === stored && day < today ? day : today;
  return <DateField name="day" label={dialog.day} min={min} max={lastTaskDay(today)} />;
}

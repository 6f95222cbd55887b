import { addTaskSchema, TASK_LIMITS } from '@mehfil/api/domain/bookings/tasks';
import { Flex } from 'antd';
import { useState } from 'react';
import { useAddBookingTaskMutation } from '../../../../graphql/generated/tasks';
import { useText } from '../../../../i18n/text';
import { useRequestKey } from '../../../../lib/useRequestKey';
import { AppForm } from '../../../../ui/form/AppForm';
import { DateField } from '../../../../ui/form/DateField';
import { SubmitButton } from '../../../../ui/form/SubmitButton';
import { TextField } from '../../../../ui/form/TextField';
import styles from './BookingTasks.module.css';
import { lastTaskDay, TASK_REFETCH } from './task-data';
import { tasksText } from './tasks.text';

interface Values {
  text: string;
  day: string;
}

interface AddTaskProps {
  bookingId: number;
  /** In the hall's time zone. */
  today: string;
}

/** One field adds a task; its day can be left out. Emptied once it is added, for the next one. */
export function AddTask({ bookingId, today }: AddTaskProps) {
  const words = useText(tasksText);
  // The same words can be another task.
  const [added, setAdded] = useState(0);
  const toKey = useRequestKey();
  const { run, pending } = useAddBookingTaskMutation({ failure: words.notSaved, refetch: TASK_REFETCH });
  return (
    <AppForm<Values>
      label={words.text}
      draft={`task-${bookingId}`}
      initialValues={{ text: '', day: '' }}
      schema={addTaskSchema}
      onSubmit={async ({ text, day }, form) => {
        const request = { text: text.trim(), day: day || null };
        const input = { ...request, clientMutationId: toKey({ ...request, added }) };
        const { ok } = await run({ id: bookingId, input }, { form });
        if (!ok) return;
        setAdded(added + 1);
        form.resetForm();
      }}
    >
      <Flex wrap gap={12} align="end">
        <div className="grow-220">
          <TextField
            name="text"
            label={words.text}
            placeholder={words.placeholder}
            maxLength={TASK_LIMITS.textMaxCharacters}
          />
        </div>
        <div className={styles.day}>
          <DateField name="day" label={words.day} min={today} max={lastTaskDay(today)} />
        </div>
        <SubmitButton inRow label={words.add} pendingLabel={words.adding} pending={pending} />
      </Flex>
    </AppForm>
  );
}

import { Checkbox, Flex, Tag } from 'antd';
import { useId, useState } from 'react';
import { readError } from '../../../../graphql/errors';
import {
  useBookingTasksQuery,
  useFinishBookingTaskMutation,
  useRemoveBookingTaskMutation,
  useReopenBookingTaskMutation,
  type TasksFieldsFragment,
} from '../../../../graphql/generated/tasks';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { useKeptFocus } from '../../../../lib/kept-focus';
import { Button } from '../../../../ui/Button';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog';
import { Loaded } from '../../../../ui/Loaded';
import { Section } from '../BookingParts';
import { AddTask } from './AddTask';
import { ChangeTask } from './ChangeTask';
import { TASK_REFETCH, type Task } from './task-data';
import { tasksText } from './tasks.text';

/** What a business wants to do about a booking, for its team alone (docs/decisions/0087-desk-of-a-booking.md). */
export function BookingTasks({ id, timeZone }: { id: number; timeZone: string }) {
  const words = useText(tasksText);
  const { data, error, refetch } = useBookingTasksQuery({ variables: { id }, freshFor: 0 });
  // A member who booked as a customer reads none.
  if (error && readError(error).code === 'NOT_FOUND') return null;
  return (
    <Section title={words.title}>
      <Loaded
        failed={error !== undefined}
        height="120px"
        title={words.failed}
        retry={words.retry}
        onRetry={() => void refetch().catch(() => undefined)}
      >
        {data && <Shown shown={data.bookingTasks} timeZone={timeZone} />}
      </Loaded>
    </Section>
  );
}

interface ShownProps {
  shown: TasksFieldsFragment;
  timeZone: string;
}

function Shown({ shown, timeZone }: ShownProps) {
  const words = useText(tasksText);
  const { bookingId, today, tasks, canBeAdded } = shown;
  const [changed, setChanged] = useState<Task | null>(null);
  const [removed, setRemoved] = useState<Task | null>(null);
  const noteId = useId();
  const kept = useKeptFocus<HTMLUListElement>(noteId);
  return (
    <Flex vertical gap={12}>
      <p id={noteId} className="muted small">
        {canBeAdded ? words.private : words.full}
      </p>
      {tasks.length > 0 && (
        <ul {...kept} className="divided" aria-label={words.list}>
          {tasks.map((task) => (
            <TaskRow
              key={task.id}
              task={task}
              timeZone={timeZone}
              onChange={() => setChanged(task)}
              onRemove={() => setRemoved(task)}
            />
          ))}
        </ul>
      )}
      {canBeAdded && <AddTask bookingId={bookingId} today={today} />}
      {changed && <ChangeTask task={changed} today={today} onClose={() => setChanged(null)} />}
      {removed && <RemoveTask task={removed} onClose={() => setRemoved(null)} />}
    </Flex>
  );
}

/** Asks first: a task whose day is over could not be added again. */
function RemoveTask({ task, onClose }: { task: Task; onClose: () => void }) {
  const words = useText(tasksText);
  const { run } = useRemoveBookingTaskMutation({
    failure: { ...words.notSaved, always: true },
    refetch: TASK_REFETCH,
  });
  return (
    <ConfirmDialog
      open
      danger
      title={words.removal.title(task.text)}
      text={words.removal.text}
      confirmLabel={words.removal.confirm}
      onConfirm={() => run({ id: task.id }).finally(onClose)}
      onCancel={onClose}
    />
  );
}

interface TaskRowProps {
  task: Task;
  timeZone: string;
  onChange: () => void;
  onRemove: () => void;
}

function TaskRow({ task, timeZone, onChange, onRemove }: TaskRowProps) {
  const words = useText(tasksText);
  const options = { failure: { ...words.notSaved, always: true }, refetch: TASK_REFETCH };
  const finish = useFinishBookingTaskMutation(options);
  const reopen = useReopenBookingTaskMutation(options);
  const isDone = task.doneAt !== null;
  const isBusy = finish.pending || reopen.pending;
  return (
    <Flex component="li" wrap align="center" gap="4px 12px">
      <div className="grow-220">
        <Checkbox
          checked={isDone}
          onChange={() => {
            if (!isBusy) void (isDone ? reopen : finish).run({ id: task.id });
          }}
        >
          <bdi className="breakable">{isDone ? <s>{task.text}</s> : task.text}</bdi>
        </Checkbox>
        <TaskNote task={task} timeZone={timeZone} />
      </div>
      {!isDone && (
        <Button look="quiet" aria-label={words.changeOf(task.text)} onClick={onChange}>
          {words.change}
        </Button>
      )}
      <Button look="quiet" aria-label={words.removeOf(task.text)} onClick={onRemove}>
        {words.remove}
      </Button>
    </Flex>
  );
}

/** By when it is to be done and who added it, or who did it when. */
function TaskNote({ task, timeZone }: { task: Task; timeZone: string }) {
  const words = useText(tasksText);
  const { compactDay, compactDate } = useFormat();
  const { day, isDue, isOverdue, createdBy, doneAt, doneBy } = task;
  if (doneAt !== null)
    return <span className="muted small block">{words.done(doneBy ?? '', compactDate(doneAt, timeZone))}</span>;
  return (
    <Flex wrap align="center" gap="2px 8px" className="muted small">
      {day !== null && isDue && (
        <Tag className={isOverdue ? 'tone-danger' : 'tone-warning'} variant="filled">
          {isOverdue ? words.overdue(compactDay(day)) : words.today}
        </Tag>
      )}
      {day !== null && !isDue && <span>{words.by(compactDay(day))}</span>}
      <span>{words.added(createdBy)}</span>
    </Flex>
  );
}

import { HALL_LIMITS } from '@mehfil/api/domain/halls/limits';
import { isGuestCount } from '@mehfil/api/domain/halls/search';
import { PartOfDay } from '@mehfil/api/domain/halls/search-dates';
import { parseNumber } from '@mehfil/api/domain/text/normalize';
import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { useText } from '../../../../i18n/text';
import { todayHere } from '../../../../lib/clock';
import { PlainButton } from '../../../../ui/PlainButton';
import { PlainSelect } from '../../../../ui/PlainSelect';
import { afterPress } from '../../../../ui/form/after-press';
import styles from './Plan.module.css';
import { PLANNED_FUNCTIONS, type Plan, type PlannedFunction } from './plan-address';
import { planText } from './plan.text';
import { joinClasses } from '../../../../lib/classes';

/** What can't be searched for, by field. */
type Problems = Partial<Record<'guests' | PlannedFunction, string>>;

/** A plan while it is filled in: the guests stand as they were typed. */
type Draft = Omit<Plan, 'guests'> & { guests: string };

function useProblems({ guests, ...days }: Draft, today: string): Problems {
  const words = useText(planText).problems;
  const problems: Problems = {};
  if (!isGuestCount(parseNumber(guests))) problems.guests = words.guests(HALL_LIMITS.capacityMax);
  if (PLANNED_FUNCTIONS.every((name) => days[name] === '')) problems.mehndi = words.date;
  for (const name of PLANNED_FUNCTIONS) if (days[name] !== '' && days[name] < today) problems[name] = words.past;
  return problems;
}

interface FieldProps {
  label: string;
  problem?: string | undefined;
  /** Told when the field is left. */
  onLeave?: (() => void) | undefined;
  children: (control: { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined }) => ReactNode;
}

function Field({ label, problem, onLeave, children }: FieldProps) {
  const id = useId();
  const describedBy = problem === undefined ? undefined : `${id}-problem`;
  return (
    <div onBlur={onLeave}>
      <label className="strong" htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-invalid': problem !== undefined, 'aria-describedby': describedBy })}
      <p id={describedBy} className={joinClasses('danger small', styles.problem)} role="status">
        {problem}
      </p>
    </div>
  );
}

interface FunctionFieldsProps {
  name: PlannedFunction;
  draft: Draft;
  today: string;
  problem: string | undefined;
  onLeave: () => void;
  onChange: (part: Partial<Draft>) => void;
}

/** The day of a function, and the part of it. */
function FunctionFields({ name, draft, today, problem, onLeave, onChange }: FunctionFieldsProps) {
  const words = useText(planText);
  return (
    <fieldset className={joinClasses('stack gap-12 narrowable', styles.function)}>
      <legend className={styles.name}>{words.names[name]}</legend>
      <Field label={words.date} problem={problem} onLeave={onLeave}>
        {(control) => (
          <input
            {...control}
            name={name}
            type="date"
            min={today}
            className={styles.input}
            value={draft[name]}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        )}
      </Field>
      <Field label={words.part}>
        {({ id }) => (
          <PlainSelect<PartOfDay | null>
            id={id}
            className={styles.input}
            value={draft[`${name}Part`]}
            options={[
              { value: null, label: words.parts.any },
              ...Object.values(PartOfDay).map((value) => ({ value, label: words.parts[value] })),
            ]}
            onChange={(part) => onChange({ [`${name}Part`]: part })}
          />
        )}
      </Field>
    </fieldset>
  );
}

interface PlanFormProps {
  plan: Plan;
  onPlan: (plan: Plan) => void;
}

/** Place and guests for all functions, a day and a part of it for each. */
export function PlanForm({ plan, onPlan }: PlanFormProps) {
  const words = useText(planText);
  const today = todayHere();
  const [draft, setDraft] = useState<Draft>({ ...plan, guests: String(plan.guests ?? '') });
  const [wasSent, setSent] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<keyof Problems>>(new Set());
  const found = useProblems(draft, today);
  // What was filled in says so when it is left; what is missing, when it is sent.
  const tell = (name: keyof Problems) => (wasSent || (left.has(name) && draft[name] !== '') ? found[name] : undefined);
  const leave = (name: keyof Problems) => () => afterPress(() => setLeft((before) => new Set(before).add(name)));
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setSent(true);
    const [first] = Object.keys(found);
    if (first === undefined) onPlan({ ...draft, guests: parseNumber(draft.guests) });
    else event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  return (
    <form aria-label={words.form} noValidate onSubmit={send}>
      <div className={styles.common}>
        <Field label={words.where}>
          {(control) => (
            <input
              {...control}
              className={styles.input}
              value={draft.location}
              onChange={({ target }) => change({ location: target.value })}
            />
          )}
        </Field>
        <Field label={words.guests} problem={tell('guests')} onLeave={leave('guests')}>
          {(control) => (
            <input
              {...control}
              name="guests"
              className={styles.input}
              inputMode="numeric"
              aria-required
              value={draft.guests}
              onChange={({ target }) => change({ guests: target.value })}
            />
          )}
        </Field>
      </div>
      <div className={styles.functions}>
        {PLANNED_FUNCTIONS.map((name) => (
          <FunctionFields
            key={name}
            name={name}
            draft={draft}
            today={today}
            problem={tell(name)}
            onLeave={leave(name)}
            onChange={change}
          />
        ))}
      </div>
      <PlainButton type="submit" size="large" className={styles.submit}>
        {words.submit}
      </PlainButton>
    </form>
  );
}

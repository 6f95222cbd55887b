import { hallSchema } from '@mehfil/api/domain/halls/inputs';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { joinClasses } from '../../../../lib/classes';
import type { FormErrors } from '../../../../graphql/useAppMutation';
import { useText } from '../../../../i18n/text';
import { FormElement, FormState } from '../../../../ui/form/AppForm';
import styles from './HallForm.module.css';
import { HallFoot } from './HallFoot';
import { hallFormText } from './hall-form.text';
import type { HallFormParts } from './hall-parts';
import { HallStepFields, HoursStep, PlaceStepFields, PriceStepFields, ServiceStepFields } from './HallSections';
import type { HallChoices } from './HallSections';
import { HallSteps } from './HallSteps';
import { HALL_STEPS, type HallStep } from './hall-steps';
import type { HallValues } from './hall-values';
import { PictureStepFields } from './PictureFields';
import { ShownCard, type Listed } from './ShownCard';
import { StepHead } from './StepHead';
import { StepAutosave } from './StepAutosave';
import { useFormSteps } from './useFormSteps';
import type { HallSaving } from './useHallSaving';

interface HallFormProps {
  choices: HallChoices;
  initialValues: HallValues;
  parts: HallFormParts;
  /** What the card shows of a hall that exists beside its values; null for a new one. */
  listed: Listed | null;
  /** Saves the steps of a hall that exists. */
  saving?: HallSaving;
  /** Stands above the first step. */
  note?: ReactNode;
  /** How far what is typed is kept, in the line of the buttons. */
  status: ReactNode;
  pending: boolean;
  onSave: (values: HallValues, form: FormErrors) => Promise<unknown>;
}

/** The form of a hall in steps: what it is, where, what it costs, what comes with it, when it is free, its pictures. */
export function HallForm({ initialValues, onSave, ...props }: HallFormProps) {
  const words = useText(hallFormText);
  const [isBusy, setBusy] = useState(false);
  const label = props.listed ? words.editTitle : words.createTitle;
  return (
    <FormState<HallValues>
      label={label}
      initialValues={initialValues}
      schema={hallSchema}
      // What is typed is kept by itself: a new hall in this browser, steps of another one until they are saved.
      draft={false}
      onSubmit={(values, form) => (isBusy ? Promise.resolve() : onSave(values, form))}
    >
      <HallFormBody {...props} label={label} isBusy={isBusy} onBusy={setBusy} />
    </FormState>
  );
}

interface HallFormBodyProps extends Omit<HallFormProps, 'initialValues' | 'onSave'> {
  label: string;
  /** Whether pictures are on their way. */
  isBusy: boolean;
  onBusy: (busy: boolean) => void;
}

function HallFormBody({ label, isBusy, onBusy, note, status, pending, ...props }: HallFormBodyProps) {
  const { choices, parts, listed } = props;
  const { head, content, ...form } = useFormSteps(listed?.id ?? null);
  const { step, steps, hasRoom } = form;
  const card = <ShownCard Card={parts.Card} choices={choices} listed={listed} />;
  // In a line of text Enter leads on; the last step is sent by it.
  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    const isLine = target instanceof HTMLInputElement && target.type === 'text';
    if (event.key !== 'Enter' || event.defaultPrevented || !isLine || !form.next) return;
    event.preventDefault();
    form.go(form.next);
  };
  return (
    <div className={joinClasses('stack top gap-24', hasRoom ? styles.beside : 'column')}>
      <div className="stack column gap-20">
        <HallSteps steps={steps} step={step} marks={form.marks} onStep={form.go} />
        <FormElement label={label}>
          {note}
          <StepHead ref={head} steps={steps} step={step} advice={form.advice} />
          <div ref={content} onKeyDown={onKeyDown}>
            {HALL_STEPS.map((each) => (
              <div key={each} data-step={each} hidden={each !== step}>
                <StepContent {...props} step={each} onBusy={onBusy} />
              </div>
            ))}
          </div>
          {step === 'card' && card}
          <HallFoot isNew={listed === null} form={form} status={status} pending={pending} isBusy={isBusy} />
        </FormElement>
        {listed && parts.below(listed.id, step)}
      </div>
      {hasRoom && <div className={styles.card}>{card}</div>}
    </div>
  );
}

interface StepContentProps extends Pick<HallFormBodyProps, 'choices' | 'parts' | 'listed' | 'saving' | 'onBusy'> {
  step: HallStep;
}

/** A step's fields; those of a hall that exists save themselves. */
function StepContent({ saving, ...props }: StepContentProps) {
  const { step, choices } = props;
  const fields = <StepFields {...props} />;
  if (!saving || step === 'hours') return <div className="stack column gap-20">{fields}</div>;
  return (
    <StepAutosave saving={saving} step={step} choices={choices}>
      {fields}
    </StepAutosave>
  );
}

function StepFields({ step, choices, parts, listed, onBusy }: Omit<StepContentProps, 'saving'>) {
  switch (step) {
    case 'hall':
      return <HallStepFields choices={choices} />;
    case 'place':
      return <PlaceStepFields />;
    case 'prices':
      return <PriceStepFields currency={choices.currency} />;
    case 'services':
      return <ServiceStepFields choices={choices} />;
    case 'hours':
      return <HoursStep>{parts.hours(listed?.id ?? null)}</HoursStep>;
    case 'pictures':
      return <PictureStepFields onBusy={onBusy} />;
  }
}

import { Flex } from 'antd';
import { FieldArray, useFormikContext } from 'formik';
import { businessSettingsSchema } from '@mehfil/api/domain/businesses/inputs';
import { validate } from '@mehfil/api/domain/input/errors';
import {
  CANCELLATION_LIMITS,
  describeCancellationRules,
  findRulesProblem,
  type CancellationStep,
} from '@mehfil/api/domain/payments/cancellation-rules';
import {
  useBusinessSettingsQuery,
  useUpdateBusinessSettingsMutation,
} from '../../../graphql/generated/general-settings';
import { useSay } from '../../../i18n/say';
import { useText } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { AppForm } from '../../../ui/form/AppForm';
import { NumberField } from '../../../ui/form/NumberField';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { IconButton } from '../../../ui/IconButton';
import { TrashIcon } from '../../../ui/icons';
import { scheduleText } from './schedule.text';

interface Values {
  cancellationRules: { days: number | null; percent: number | null }[];
}

const SCHEMA = businessSettingsSchema.pick(['cancellationRules']);

/** What comes back when a customer cancels, step by step, with the sentences that customers read. */
export function CancellationSection() {
  const words = useText(scheduleText).cancellation;
  const { data } = useBusinessSettingsQuery();
  const { run, pending } = useUpdateBusinessSettingsMutation({
    success: { tone: 'success', ...words.saved },
    failure: { ...words.failed, always: true },
    refetch: ['BusinessSettings', 'HallAvailability'],
  });
  if (!data) return null;
  return (
    <Card as="section" labelledBy="cancellation-heading">
      <h2 id="cancellation-heading" className="heading-24">
        {words.title}
      </h2>
      <p className="intro">{words.text}</p>
      <AppForm<Values>
        label={words.title}
        initialValues={{ cancellationRules: data.businessSettings.cancellationRules.map((step) => ({ ...step })) }}
        schema={SCHEMA}
        reinitialize
        onSubmit={async (values, form) => {
          await run({ input: validate(SCHEMA, values) }, { form });
        }}
      >
        <Flex vertical gap={12}>
          <Steps />
          <Preview />
          <span>
            <SubmitButton label={words.save} pendingLabel={words.saving} pending={pending} />
          </span>
        </Flex>
      </AppForm>
    </Card>
  );
}

function Steps() {
  const words = useText(scheduleText).cancellation;
  const { values } = useFormikContext<Values>();
  const { stepsMax, daysMax } = CANCELLATION_LIMITS;
  return (
    <FieldArray name="cancellationRules">
      {(steps) => (
        <>
          {values.cancellationRules.map((_step, index) => (
            <Flex key={index} role="group" aria-label={words.step(index + 1)} wrap align="start" gap="4px 16px">
              <NumberField
                name={`cancellationRules[${index}].days`}
                label={words.days}
                min={0}
                max={daysMax}
                precision={0}
              />
              <NumberField
                name={`cancellationRules[${index}].percent`}
                label={words.percent}
                min={0}
                max={100}
                precision={0}
              />
              <IconButton label={words.remove(index + 1)} icon={<TrashIcon />} onClick={() => steps.remove(index)} />
            </Flex>
          ))}
          {values.cancellationRules.length < stepsMax && (
            <span>
              <Button look="secondary" onClick={() => steps.push({ days: null, percent: null })}>
                {words.add}
              </Button>
            </span>
          )}
        </>
      )}
    </FieldArray>
  );
}

function isWhole(step: Values['cancellationRules'][number]): step is CancellationStep {
  return step.days !== null && step.percent !== null;
}

/** What customers will read, as soon as the steps say something. */
function Preview() {
  const words = useText(scheduleText).cancellation;
  const say = useSay();
  const rules = useFormikContext<Values>().values.cancellationRules.filter(isWhole);
  const problem = findRulesProblem(rules);
  if (problem !== null) {
    return (
      <p role="alert" className="danger">
        {say(problem)}
      </p>
    );
  }
  return (
    <div>
      <p className="strong">{words.preview}</p>
      <ul>
        {describeCancellationRules(rules).map((sentence) => (
          <li key={sentence}>{say(sentence)}</li>
        ))}
      </ul>
    </div>
  );
}

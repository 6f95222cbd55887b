import { validate } from '@mehfil/api/domain/input/errors';
import { FIRST_ANSWER_PLACEHOLDERS, firstAnswerSchema } from '@mehfil/api/domain/threads/first-answer';
import { Flex } from 'antd';
import {
  useFirstAnswerQuery,
  useSetFirstAnswerMutation,
  type FirstAnswerQuery,
} from '../../../../graphql/generated/first-answer';
import { useText } from '../../../../i18n/text';
import { AppForm } from '../../../../ui/form/AppForm';
import { CheckboxField } from '../../../../ui/form/CheckboxField';
import { SubmitButton } from '../../../../ui/form/SubmitButton';
import { Loaded } from '../../../../ui/Loaded';
import { TitledCard } from '../../../../ui/TitledCard';
import { firstAnswerText } from './first-answer.text';
import { TemplateTexts } from './TemplateTexts';

interface Values {
  isOn: boolean;
  english: string;
  urdu: string;
}

const toValues = ({ isOn, english, urdu }: FirstAnswerQuery['firstAnswer']): Values => ({
  isOn,
  english: english ?? '',
  urdu: urdu ?? '',
});

/** The answer that is sent by itself, for who may change the settings of the business. */
export function FirstAnswer() {
  const words = useText(firstAnswerText);
  const { data, error, refetch } = useFirstAnswerQuery({ freshFor: 0 });
  const { run, pending } = useSetFirstAnswerMutation({
    success: { tone: 'success', ...words.saved },
    failure: { ...words.notSaved, always: true },
    refetch: ['FirstAnswer'],
  });
  return (
    <Loaded failed={error !== undefined} height="240px" onRetry={refetch}>
      {data && (
        <TitledCard title={words.title} text={words.text}>
          <AppForm<Values>
            label={words.title}
            initialValues={toValues(data.firstAnswer)}
            schema={firstAnswerSchema}
            reinitialize
            onSubmit={(values, form) => run({ input: validate(firstAnswerSchema, values) }, { form })}
          >
            <Flex vertical gap={16}>
              <CheckboxField name="isOn" label={words.on} hint={words.onHint} />
              <TemplateTexts placeholders={FIRST_ANSWER_PLACEHOLDERS} />
              <div>
                <SubmitButton label={words.save} pendingLabel={words.saving} pending={pending} />
              </div>
            </Flex>
          </AppForm>
        </TitledCard>
      )}
    </Loaded>
  );
}

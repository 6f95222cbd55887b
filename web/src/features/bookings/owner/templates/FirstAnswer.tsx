import { validate } from '@mehfil/api/domain/input/errors';
import { FIRST_ANSWER_PLACEHOLDERS, firstAnswerSchema } from '@mehfil/api/domain/threads/first-answer';
import { Flex } from 'antd';
import { useId } from 'react';
import { useFirstAnswerQuery, useSetFirstAnswerMutation } from '../../../../graphql/generated/first-answer';
import { useText } from '../../../../i18n/text';
import { Card } from '../../../../ui/Card';
import { AppForm } from '../../../../ui/form/AppForm';
import { CheckboxField } from '../../../../ui/form/CheckboxField';
import { SubmitButton } from '../../../../ui/form/SubmitButton';
import { LoadFailed } from '../../../../ui/LoadFailed';
import { Skeleton } from '../../../../ui/Skeleton';
import { firstAnswerText } from './first-answer.text';
import { TemplateTexts } from './TemplateTexts';

interface Values {
  isOn: boolean;
  english: string;
  urdu: string;
}

/** The answer that is sent by itself, for who may change the settings of the business. */
export function FirstAnswer() {
  const words = useText(firstAnswerText);
  const id = useId();
  const { data, error, refetch } = useFirstAnswerQuery({ freshFor: 0 });
  const { run, pending } = useSetFirstAnswerMutation({
    success: { tone: 'success', ...words.saved },
    failure: { ...words.notSaved, always: true },
    refetch: ['FirstAnswer'],
  });
  if (!data) return error ? <LoadFailed level={3} onRetry={refetch} /> : <Skeleton height="240px" shape="box" />;
  const { isOn, english, urdu } = data.firstAnswer;
  return (
    <Card as="section" labelledBy={id}>
      <h2 id={id} className="heading-24">
        {words.title}
      </h2>
      <p className="intro">{words.text}</p>
      <AppForm<Values>
        label={words.title}
        initialValues={{ isOn, english: english ?? '', urdu: urdu ?? '' }}
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
    </Card>
  );
}

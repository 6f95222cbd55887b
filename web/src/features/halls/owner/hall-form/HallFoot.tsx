import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '../../../../i18n/text';
import { paths } from '../../../../lib/paths';
import { Button, ButtonLink } from '../../../../ui/Button';
import { SubmitButton } from '../../../../ui/form/SubmitButton';
import styles from './HallForm.module.css';
import { hallFormText } from './hall-form.text';
import { hallStepsText } from './hall-steps.text';
import type { FormSteps } from './useFormSteps';

interface HallFootProps {
  isNew: boolean;
  form: Pick<FormSteps, 'previous' | 'next' | 'go'>;
  status: ReactNode;
  pending: boolean;
  /** Whether pictures are on their way. */
  isBusy: boolean;
}

/** The ways from a step: back, on, and to the end. What is saved by itself can't be cancelled. */
export function HallFoot({ isNew, form, status, pending, isBusy }: HallFootProps) {
  const words = useText(hallFormText);
  const { back, next } = useText(hallStepsText);
  const { previous, next: following, go } = form;
  return (
    <Flex wrap align="center" justify="end" gap={8} className={`line-above ${styles.foot}`}>
      {status}
      {isNew && !previous && (
        <ButtonLink look="secondary" size="large" to={paths.business.dashboard}>
          {words.cancel}
        </ButtonLink>
      )}
      {previous && (
        <Button look="secondary" size="large" onClick={() => go(previous)}>
          {back}
        </Button>
      )}
      {following && (
        <Button look="secondary" size="large" onClick={() => go(following)}>
          {next}
        </Button>
      )}
      <SubmitButton
        label={isNew ? words.create : words.update}
        pendingLabel={isBusy ? words.uploading : isNew ? words.creating : words.updating}
        pending={pending || isBusy}
      />
    </Flex>
  );
}

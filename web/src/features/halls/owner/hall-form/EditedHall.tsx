import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { readError } from '../../../../graphql/errors';
import { useHallToEditQuery, type HallToEditQuery } from '../../../../graphql/generated/owned-halls';
import { useText } from '../../../../i18n/text';
import { paths } from '../../../../lib/paths';
import { showToast } from '../../../../lib/toast';
import { Waiting } from './FormWaiting';
import { hallFormText } from './hall-form.text';
import type { HallFormParts } from './hall-parts';
import type { HallChoices } from './HallSections';
import { hallStepsText } from './hall-steps.text';
import { toHallValues } from './hall-values';
import { HallForm } from './HallForm';
import { SaveLine } from './SaveLine';
import { useHallSaving } from './useHallSaving';
import { useHallStep } from './useHallStep';

interface EditedHallProps {
  id: number;
  choices: HallChoices;
  parts: HallFormParts;
}

/** A hall that exists, read anew. */
export function EditedHall({ id, choices, parts }: EditedHallProps) {
  const words = useText(hallFormText).notLoaded;
  const navigate = useNavigate();
  const { data, error } = useHallToEditQuery({ variables: { id }, freshFor: 0 });
  const failure = data ? undefined : error;
  useEffect(() => {
    if (!failure) return;
    const description = readError(failure).message || words.fallback;
    showToast({ tone: 'danger', title: words.title, description });
    void navigate(paths.business.dashboard, { replace: true });
  }, [failure, navigate, words]);
  return data ? <SavingHall hall={data.viewerHall} choices={choices} parts={parts} /> : <Waiting />;
}

interface SavingHallProps extends Omit<EditedHallProps, 'id'> {
  hall: HallToEditQuery['viewerHall'];
}

/** Its form, whose steps save themselves. */
function SavingHall({ hall, choices, parts }: SavingHallProps) {
  const words = useText(hallFormText);
  const { names } = useText(hallStepsText);
  const navigate = useNavigate();
  const { go } = useHallStep();
  const stored = useMemo(() => toHallValues(hall), [hall]);
  const saving = useHallSaving(hall.id, stored);
  const finish = async () => {
    const failed = await saving.settle();
    const about = stored.hallName || undefined;
    if (!failed) {
      showToast({ tone: 'success', ...(about ? { about } : {}), ...words.updated });
      await navigate(paths.business.dashboard);
      return;
    }
    const description = failed.message || names[failed.step];
    showToast({ tone: 'danger', ...(about ? { about } : {}), title: words.notUpdated.title, description });
    go(failed.step);
  };
  return (
    <HallForm
      choices={choices}
      parts={parts}
      listed={hall}
      initialValues={stored}
      saving={saving}
      status={<SaveLine savers={saving.savers} />}
      pending={false}
      onSave={finish}
    />
  );
}

import { Alert } from 'antd';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useListHallMutation } from '../../../../graphql/generated/owned-halls';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { joinClasses } from '../../../../lib/classes';
import { pageClock } from '../../../../lib/clock';
import { useDraftOwner } from '../../../../lib/draft-owner';
import { paths } from '../../../../lib/paths';
import { newRequestKey } from '../../../../lib/request-key';
import { Button } from '../../../../ui/Button';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog';
import { dropHallDraft, keepHallDraft, readHallDraft, type HallDraft } from './hall-draft';
import styles from './HallForm.module.css';
import { hallFormText } from './hall-form.text';
import type { HallFormParts } from './hall-parts';
import type { HallChoices } from './HallSections';
import { hallStepsText } from './hall-steps.text';
import { EMPTY_HALL, HALL_CHANGED, hallInput, type HallValues } from './hall-values';
import { HallForm } from './HallForm';

interface DraftProps {
  owner: string | null;
  found: HallDraft | null;
}

/** Keeps what is typed in this browser, and says so. */
function DraftLine({ owner, found }: DraftProps) {
  const { kept } = useText(hallStepsText).draft;
  const { values, dirty } = useFormikContext<HallValues>();
  const [untouched] = useState(values);
  const pictures = useRef(found?.pictures ?? {});
  const keep = useEffectEvent(() => {
    if (owner === null || values === untouched) return;
    if (!dirty && !found) dropHallDraft(owner);
    else pictures.current = keepHallDraft(owner, values, { pictures: pictures.current, now: pageClock() });
  });
  useEffect(() => keep(), [values]);
  return (
    <div role="status" className={joinClasses('muted small', styles.status)}>
      {(dirty || found) && owner !== null && kept}
    </div>
  );
}

/** Says that a hall was begun before, and throws it away if wanted. */
function DraftNote({ owner, found, onRestart }: DraftProps & { onRestart: () => void }) {
  const words = useText(hallStepsText).draft;
  const { dateTime } = useFormat();
  const { resetForm } = useFormikContext<HallValues>();
  const [isAsking, setAsking] = useState(false);
  if (!found) return null;
  const restart = () => {
    if (owner !== null) dropHallDraft(owner);
    resetForm({ values: EMPTY_HALL });
    onRestart();
  };
  return (
    <>
      <Alert
        type="info"
        title={words.found(dateTime(new Date(found.at).toISOString()))}
        description={found.hasLostPictures ? words.picturesGone : undefined}
        action={
          <Button look="secondary" onClick={() => setAsking(true)}>
            {words.restart}
          </Button>
        }
      />
      <ConfirmDialog
        open={isAsking}
        title={words.restartTitle}
        text={words.restartText}
        confirmLabel={words.restart}
        danger
        onConfirm={restart}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

interface NewHallProps {
  choices: HallChoices;
  parts: HallFormParts;
}

/** A hall that isn't there yet. What is typed is there again when the form is, in this browser, until the hall is created. */
export function NewHall({ choices, parts }: NewHallProps) {
  const words = useText(hallFormText);
  const navigate = useNavigate();
  const owner = useDraftOwner();
  const [found, setFound] = useState(() => (owner === null ? null : readHallDraft(owner, choices, pageClock())));
  const [initialValues] = useState(found?.values ?? EMPTY_HALL);
  // Sent twice, the hall exists once.
  const [clientMutationId] = useState(newRequestKey);
  const { run, pending } = useListHallMutation({
    success: { tone: 'success', ...words.created },
    about: ({ input }) => input.hallName,
    failure: { ...words.notCreated, always: true },
    refetch: HALL_CHANGED,
  });
  return (
    <HallForm
      choices={choices}
      parts={parts}
      listed={null}
      initialValues={initialValues}
      note={<DraftNote owner={owner} found={found} onRestart={() => setFound(null)} />}
      status={<DraftLine owner={owner} found={found} />}
      pending={pending}
      onSave={async (values, form) => {
        const outcome = await run({ input: { ...hallInput(values), clientMutationId } }, { form });
        if (!outcome.ok) return;
        if (owner !== null) dropHallDraft(owner);
        await navigate(paths.business.dashboard);
      }}
    />
  );
}

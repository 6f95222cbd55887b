import { useApolloClient } from '@apollo/client/react';
import { Alert } from 'antd';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readAgain } from '../../../../graphql/change';
import { useListHallMutation } from '../../../../graphql/generated/owned-halls';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { joinClasses } from '../../../../lib/classes';
import { pageClock } from '../../../../lib/clock';
import { useDraftOwner } from '../../../../lib/draft-owner';
import { onDraftsChanged } from '../../../../lib/form-drafts';
import { paths } from '../../../../lib/paths';
import { newRequestKey } from '../../../../lib/request-key';
import { Button } from '../../../../ui/Button';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog';
import { dropHallDraft, findDraftOf, keepHallDraft, readHallDraft, type HallDraft } from './hall-draft';
import styles from './HallForm.module.css';
import { hallFormText } from './hall-form.text';
import type { HallFormParts } from './hall-parts';
import type { HallChoices } from './HallSections';
import { hallStepsText } from './hall-steps.text';
import { EMPTY_HALL, HALL_CHANGED, hallInput, type HallValues } from './hall-values';
import { HallForm } from './HallForm';

/** The refusal of a draft that was changed after it had been sent, when the answer was lost or another tab sent it: the hall is there. */
const CREATED_BEFORE = 'IDEMPOTENCY_MISMATCH';

interface DraftProps {
  owner: string | null;
  /** Under which the hall is created once, from whichever tab. */
  request: string;
  found: HallDraft | null;
}

/** Keeps what is typed in this browser, and says so; not where another tab has created the hall, thrown it away or begun another. */
function DraftLine({ owner, request, found }: DraftProps) {
  const words = useText(hallStepsText).draft;
  const { values, dirty } = useFormikContext<HallValues>();
  const [untouched] = useState(values);
  const pictures = useRef(found?.pictures ?? {});
  const isKept = useRef(found !== null);
  const [place, setPlace] = useState<'kept' | 'elsewhere' | null>(null);
  const keep = useEffectEvent((account: string) => {
    if (values === untouched) return;
    if (!dirty && found === null) dropHallDraft(account, request);
    else {
      pictures.current = keepHallDraft(account, values, { key: request, pictures: pictures.current, now: pageClock() });
    }
  });
  const look = useEffectEvent((isTyped: boolean) => {
    if (owner === null) return;
    const whose = findDraftOf(owner, request);
    const isOurs = whose === 'this' || (whose === null && !isKept.current);
    // What another tab has typed into the same draft stays; a place that is free by now is taken.
    if (isOurs && (isTyped || whose === null)) keep(owner);
    // The storage may refuse it.
    if (isOurs) isKept.current = findDraftOf(owner, request) === 'this';
    setPlace(isOurs ? (isKept.current ? 'kept' : null) : 'elsewhere');
  });
  useEffect(() => onDraftsChanged(() => look(false)), []);
  useEffect(() => look(true), [values]);
  const isBegun = dirty || found !== null;
  return (
    <div role="status" className={joinClasses('grow-220 muted small', styles.status)}>
      {isBegun && place && words[place]}
    </div>
  );
}

/** Says that a hall was begun before, and throws it away if wanted. */
function DraftNote({ owner, request, found, onRestart }: DraftProps & { onRestart: () => void }) {
  const words = useText(hallStepsText).draft;
  const { dateTime } = useFormat();
  const { resetForm } = useFormikContext<HallValues>();
  const [isAsking, setAsking] = useState(false);
  if (!found) return null;
  const restart = () => {
    if (owner !== null) dropHallDraft(owner, request);
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
  const client = useApolloClient();
  const owner = useDraftOwner();
  const [found, setFound] = useState(() => (owner === null ? null : readHallDraft(owner, choices, pageClock())));
  const [initialValues] = useState(found?.values ?? EMPTY_HALL);
  // Sent twice, the hall exists once: after a reload, too.
  const [clientMutationId, setRequest] = useState(() => found?.key ?? newRequestKey());
  const draft = { owner, found, request: clientMutationId };
  const restart = () => {
    setFound(null);
    setRequest(newRequestKey());
  };
  const { run, pending } = useListHallMutation({
    success: { tone: 'success', ...words.created },
    about: ({ input }) => input.hallName,
    failure: ({ code, message }) =>
      code === CREATED_BEFORE ? words.createdBefore : { tone: 'danger', ...words.notCreated, description: message },
    refetch: HALL_CHANGED,
  });
  return (
    <HallForm
      choices={choices}
      parts={parts}
      listed={null}
      initialValues={initialValues}
      note={<DraftNote {...draft} onRestart={restart} />}
      status={<DraftLine key={clientMutationId} {...draft} />}
      pending={pending}
      onSave={async (values, form) => {
        const outcome = await run({ input: { ...hallInput(values), clientMutationId } }, { form });
        const isThere = !outcome.ok && outcome.error.code === CREATED_BEFORE;
        if (!outcome.ok && !isThere) return;
        if (owner !== null) dropHallDraft(owner, clientMutationId);
        if (isThere) void readAgain(client, HALL_CHANGED);
        await navigate(isThere ? paths.business.halls : paths.business.dashboard);
      }}
    />
  );
}

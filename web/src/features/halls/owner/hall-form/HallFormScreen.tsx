import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { readError } from '../../../../graphql/errors';
import {
  useChangeHallMutation,
  useHallChoicesQuery,
  useHallToEditQuery,
  useListHallMutation,
} from '../../../../graphql/generated/owned-halls';
import { useText } from '../../../../i18n/text';
import { paths } from '../../../../lib/paths';
import { newRequestKey } from '../../../../lib/request-key';
import { showToast } from '../../../../lib/toast';
import { ButtonLink } from '../../../../ui/Button';
import { EmptyState } from '../../../../ui/EmptyState';
import { PageHeader } from '../../../../ui/PageHeader';
import { Skeleton } from '../../../../ui/Skeleton';
import { SkeletonGroup } from '../../../../ui/SkeletonGroup';
import { LoadFailed } from '../../../../ui/LoadFailed';
import { TradingGate } from '../../../businesses/owner/TradingGate';
import { hallFormText } from './hall-form.text';
import { EMPTY_HALL, hallInput, toHallValues } from './hall-values';
import { HallForm, type HallChoices } from './HallForm';

/** What a change of halls makes old. */
const CHANGED = ['OwnedHalls', 'OwnerDashboard', 'HallToEdit', 'Catalogue'];

interface HallFormScreenProps {
  /** Stands below the form of a hall that exists. */
  below: (hallId: number) => ReactNode;
}

function Waiting() {
  return <SkeletonGroup count={3} of={() => <Skeleton height="220px" shape="box" />} />;
}

function NewHall({ choices }: { choices: HallChoices }) {
  const words = useText(hallFormText);
  const navigate = useNavigate();
  // Sent twice, the hall exists once.
  const [clientMutationId] = useState(newRequestKey);
  const { run, pending } = useListHallMutation({
    success: { tone: 'success', ...words.created },
    about: ({ input }) => input.hallName,
    failure: { ...words.notCreated, always: true },
    refetch: CHANGED,
  });
  return (
    <HallForm
      isNew
      choices={choices}
      initialValues={EMPTY_HALL}
      pending={pending}
      onSave={async (values, form) => {
        const outcome = await run({ input: { ...hallInput(values), clientMutationId } }, { form });
        if (outcome.ok) await navigate(paths.business.dashboard);
      }}
    />
  );
}

interface EditedHallProps {
  id: number;
  choices: HallChoices;
  below: HallFormScreenProps['below'];
}

function EditedHall({ id, choices, below }: EditedHallProps) {
  const words = useText(hallFormText);
  const navigate = useNavigate();
  // What is being edited is always read anew.
  const { data, error } = useHallToEditQuery({ variables: { id }, freshFor: 0 });
  const { run, pending } = useChangeHallMutation({
    success: { tone: 'success', ...words.updated },
    about: ({ input }) => input.hallName,
    failure: { ...words.notUpdated, always: true },
    refetch: CHANGED,
  });
  useEffect(() => {
    if (!error) return;
    const description = readError(error).message || words.notLoaded.fallback;
    showToast({ tone: 'danger', title: words.notLoaded.title, description });
    void navigate(paths.business.dashboard, { replace: true });
  }, [error, navigate, words]);
  if (!data) return <Waiting />;
  return (
    <>
      <HallForm
        isNew={false}
        choices={choices}
        initialValues={toHallValues(data.viewerHall)}
        pending={pending}
        onSave={async (values, form) => {
          const outcome = await run({ id, input: hallInput(values) }, { form });
          if (outcome.ok) await navigate(paths.business.dashboard);
        }}
      />
      {below(id)}
    </>
  );
}

function HallWithChoices({ id, below }: { id: number | null; below: HallFormScreenProps['below'] }) {
  const words = useText(hallFormText).setup;
  const { data, error, refetch } = useHallChoicesQuery({ freshFor: 0 });
  if (error && !data) return <LoadFailed onRetry={refetch} />;
  if (!data) return <Waiting />;
  const choices = data.viewerCatalogue;
  if (choices.categories.length === 0 || choices.types.length === 0) {
    const action = <ButtonLink to={paths.business.setup}>{words.action}</ButtonLink>;
    return <EmptyState title={words.title} text={words.text} action={action} />;
  }
  return id === null ? <NewHall choices={choices} /> : <EditedHall key={id} id={id} choices={choices} below={below} />;
}

/** Create or edit a hall (docs/coverage.md: business §2). An id that isn't a number can't be loaded, and leads to the dashboard. */
export function HallFormScreen({ below }: HallFormScreenProps) {
  const words = useText(hallFormText);
  const { id } = useParams();
  return (
    <>
      <PageHeader
        title={id === undefined ? words.createTitle : words.editTitle}
        actions={
          <ButtonLink look="secondary" to={paths.business.dashboard}>
            {words.back}
          </ButtonLink>
        }
      />
      <TradingGate none={words.none} pending={words.pending}>
        <HallWithChoices id={id === undefined ? null : Number(/^\d{1,9}$/.exec(id)?.[0] ?? 0)} below={below} />
      </TradingGate>
    </>
  );
}

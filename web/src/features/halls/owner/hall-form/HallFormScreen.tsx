import { useParams } from 'react-router-dom';
import { useHallChoicesQuery } from '../../../../graphql/generated/owned-halls';
import { useText } from '../../../../i18n/text';
import { paths } from '../../../../lib/paths';
import { ButtonLink } from '../../../../ui/Button';
import { EmptyState } from '../../../../ui/EmptyState';
import { LoadFailed } from '../../../../ui/LoadFailed';
import { PageHeader } from '../../../../ui/PageHeader';
import { TradingGate } from '../../../businesses/owner/TradingGate';
import { EditedHall } from './EditedHall';
import { Waiting } from './FormWaiting';
import { hallFormText } from './hall-form.text';
import type { HallFormParts } from './hall-parts';
import { NewHall } from './NewHall';

function HallWithChoices({ id, parts }: { id: number | null; parts: HallFormParts }) {
  const words = useText(hallFormText).setup;
  const { data, error, refetch } = useHallChoicesQuery({ freshFor: 0 });
  if (error && !data) return <LoadFailed onRetry={refetch} />;
  if (!data) return <Waiting />;
  const choices = data.viewerCatalogue;
  if (choices.categories.length === 0 || choices.types.length === 0) {
    const action = <ButtonLink to={paths.business.setup}>{words.action}</ButtonLink>;
    return <EmptyState title={words.title} text={words.text} action={action} />;
  }
  return id === null ? (
    <NewHall choices={choices} parts={parts} />
  ) : (
    <EditedHall key={id} id={id} choices={choices} parts={parts} />
  );
}

/** Create or edit a hall (docs/coverage.md: business §2). An id that isn't a number can't be loaded, and leads to the dashboard. */
export function HallFormScreen({ parts }: { parts: HallFormParts }) {
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
        <HallWithChoices id={id === undefined ? null : Number(/^\d{1,9}$/.exec(id)?.[0] ?? 0)} parts={parts} />
      </TradingGate>
    </>
  );
}

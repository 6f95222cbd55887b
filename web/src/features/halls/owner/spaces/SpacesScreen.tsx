import { Flex } from 'antd';
import { useId, useState } from 'react';
import { useViewerSpacesQuery } from '../../../../graphql/generated/spaces';
import { useRight } from '../../../../graphql/rights';
import { useText } from '../../../../i18n/text';
import { paths } from '../../../../lib/paths';
import { Button, ButtonLink } from '../../../../ui/Button';
import { EmptyState } from '../../../../ui/EmptyState';
import { lazyPart } from '../../../../ui/lazy-part';
import { LoadFailed } from '../../../../ui/LoadFailed';
import { PageHeader } from '../../../../ui/PageHeader';
import { Select } from '../../../../ui/Select';
import { Skeleton } from '../../../../ui/Skeleton';
import { SkeletonGroup } from '../../../../ui/SkeletonGroup';
import { TradingGate } from '../../../businesses/owner/TradingGate';
import { drawPlans, listHalls, type PlannedHall, type Space } from './plan';
import { SpacePlan } from './SpacePlan';
import { spacesText } from './spaces.text';
import { SpaceTable } from './SpaceTable';

const HallSpacesDialog = lazyPart(() => import('./HallSpacesDialog').then((module) => module.HallSpacesDialog));

function Plans({
  spaces,
  onChange,
}: {
  spaces: readonly Space[];
  onChange: ((hall: PlannedHall) => void) | undefined;
}) {
  const words = useText(spacesText);
  const plans = drawPlans(spaces);
  return (
    <section aria-labelledby="plans">
      <h2 id="plans" className="below-4 heading-20">
        {words.plan}
      </h2>
      {plans.length === 0 ? (
        <EmptyState title={words.nothingShared} text={words.nothingSharedText} level={3} />
      ) : (
        <>
          <p className="intro">{words.planText}</p>
          <Flex vertical gap={24}>
            {plans.map((plan) => (
              <SpacePlan key={plan.halls[0]?.id} plan={plan} onChange={onChange} />
            ))}
          </Flex>
        </>
      )}
    </section>
  );
}

function HallChooser({ halls, onChoose }: { halls: readonly PlannedHall[]; onChoose: (hall: PlannedHall) => void }) {
  const words = useText(spacesText);
  const id = useId();
  const [chosen, setChosen] = useState<number>();
  const hall = halls.find((each) => each.id === chosen);
  return (
    <section aria-labelledby="choose-hall">
      <h2 id="choose-hall" className="below-4 heading-20">
        {words.choose}
      </h2>
      <p className="intro">{words.chooseText}</p>
      <Flex wrap align="end" gap={12}>
        <Select<number>
          id={id}
          aria-label={words.hall}
          className="grow-220 measure"
          placeholder={words.hallPlaceholder}
          searchable
          value={chosen}
          options={halls.map(({ id: value, title }) => ({ value, label: title }))}
          onChange={setChosen}
        />
        <Button look="secondary" disabled={!hall} onClick={() => hall && onChoose(hall)}>
          {words.change}
        </Button>
      </Flex>
    </section>
  );
}

function Spaces() {
  const words = useText(spacesText);
  const canChange = useRight('HALLS');
  const { data, error, refetch } = useViewerSpacesQuery({ freshFor: 0 });
  const [edited, setEdited] = useState<PlannedHall | null>(null);
  const spaces = data?.viewerHallUnits;
  if (error && !spaces) return <LoadFailed onRetry={refetch} />;
  if (!spaces) return <SkeletonGroup count={2} of={() => <Skeleton height="200px" shape="box" />} />;
  const halls = listHalls(spaces);
  if (halls.length === 0)
    return (
      <EmptyState
        title={words.noHalls.title}
        text={words.noHalls.text}
        action={canChange && <ButtonLink to={paths.business.createHall}>{words.noHalls.action}</ButtonLink>}
      />
    );
  return (
    <Flex vertical gap={40}>
      <Plans spaces={spaces} onChange={canChange ? setEdited : undefined} />
      {canChange && <HallChooser halls={halls} onChoose={setEdited} />}
      <SpaceTable spaces={spaces} canChange={canChange} />
      {edited && <HallSpacesDialog key={edited.id} hall={edited} spaces={spaces} onClose={() => setEdited(null)} />}
    </Flex>
  );
}

/** Shared Space: which halls take which spaces of a building, and so lock each other (docs/decisions/0006-ledger.md). */
export function SpacesScreen() {
  const words = useText(spacesText);
  const header = (
    <PageHeader
      title={words.title}
      text={words.text}
      actions={
        <ButtonLink look="secondary" to={paths.business.halls}>
          {words.back}
        </ButtonLink>
      }
    />
  );
  return (
    <TradingGate header={header} none={words.none} pending={words.pending}>
      {header}
      <Spaces />
    </TradingGate>
  );
}

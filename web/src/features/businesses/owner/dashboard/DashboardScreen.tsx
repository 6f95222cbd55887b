import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { useOwnerDashboardQuery } from '../../../../graphql/generated/owner-dashboard';
import { useSession } from '../../../../graphql/session';
import { useText } from '../../../../i18n/text';
import { paths } from '../../../../lib/paths';
import { ButtonLink } from '../../../../ui/Button';
import { PlusIcon } from '../../../../ui/icons';
import { PageHeader } from '../../../../ui/PageHeader';
import { Skeleton } from '../../../../ui/Skeleton';
import { LoadFailed } from '../../../../ui/LoadFailed';
import { lazyPart } from '../../../../ui/lazy-part';
import { TradingGate } from '../TradingGate';
import { BusinessActivity } from './BusinessActivity';
import { dashboardText } from './dashboard.text';
import { DashboardFigures } from './DashboardFigures';
import { DueTasks } from './DueTasks';
import { HallCards, type HallRemoval } from './HallCards';
import { VerifiedBanner } from './VerifiedBanner';
import { WaitingRequests, type WaitingRequest } from './WaitingRequests';

const FirstSteps = lazyPart(
  () => import('./FirstSteps').then((module) => module.FirstSteps),
  <Skeleton height="320px" shape="box" />,
);

interface DashboardProps {
  /** Buttons that answer a waiting request in place. */
  answers?: (request: WaitingRequest) => ReactNode;
  /** The days that begin today. */
  week: ReactNode;
  /** The dialog that deletes a hall. */
  removal: HallRemoval;
}

/** What an approved owner sees: what needs an answer, the week, the figures, the halls. */
function Dashboard({ answers, week, removal }: DashboardProps) {
  const words = useText(dashboardText);
  const { viewer } = useSession();
  const { data, error, refetch } = useOwnerDashboardQuery();
  // Without a hall and without a past, the first hall is what comes next.
  const isNew = data?.businessDashboard.totalHalls === 0 && data.businessDashboard.totalRevenue === 0;
  return (
    <>
      <PageHeader
        title={words.welcome(viewer?.name ?? '')}
        text={words.text}
        actions={
          <ButtonLink to={paths.business.createHall} icon={<PlusIcon />}>
            {words.add}
          </ButtonLink>
        }
      />
      <VerifiedBanner />
      <Flex vertical gap={28}>
        {error && !data ? (
          <LoadFailed onRetry={refetch} />
        ) : (
          <>
            {data?.businessDashboard.hallsOnline === 0 && <FirstSteps />}
            {isNew && <HallCards halls={data.viewerHalls} removal={removal} />}
            {data ? <WaitingRequests data={data} answers={answers} /> : <Skeleton height="180px" shape="box" />}
            {data && !isNew && <DueTasks found={data.dueBookingTasks} />}
            {data && !isNew && week}
            <DashboardFigures dashboard={data?.businessDashboard} />
            {data && !isNew && <BusinessActivity />}
            {!isNew && <HallCards halls={data?.viewerHalls} removal={removal} />}
          </>
        )}
      </Flex>
    </>
  );
}

/** The owner's home in its three states: no application, not approved, approved (docs/coverage.md: business §2). */
export function DashboardScreen(props: DashboardProps) {
  const { welcome, none, pending, rejected } = useText(dashboardText);
  const { viewer } = useSession();
  return (
    <TradingGate
      header={<PageHeader title={welcome(viewer?.name ?? '')} />}
      none={none}
      pending={pending}
      rejected={rejected}
    >
      <Dashboard {...props} />
    </TradingGate>
  );
}

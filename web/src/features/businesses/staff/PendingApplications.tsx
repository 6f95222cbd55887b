import { Flex } from 'antd';
import { Link } from 'react-router-dom';
import { CONTROL_PANEL_LIMITS } from '@mehfil/api/domain/system/limits';
import { usePanelBusinessesQuery } from '../../../graphql/generated/panel-businesses';
import { useText } from '../../../i18n/text';
import { useKeptFocus } from '../../../lib/kept-focus';
import { paths } from '../../../lib/paths';
import { Card } from '../../../ui/Card';
import { ListSkeleton } from '../../../ui/list/ListSkeleton';
import { DialogHost } from '../../../ui/DialogHost';
import { LoadFailed } from '../../../ui/LoadFailed';
import { BusinessActions } from './BusinessActions';
import { businessesText } from './businesses.text';
import { useDecidedList } from './decided-applications';
import { useHeldDecision } from './useApplicationDecisions';
import { WaitingSince } from './WaitingSince';

/** The applications that have waited longest, to be read, or decided in place. */
export function PendingApplications() {
  const words = useText(businessesText);
  const { data, error, refetch } = usePanelBusinessesQuery({
    variables: { filter: { status: 'PENDING' }, paging: { limit: CONTROL_PANEL_LIMITS.pendingShown } },
  });
  const pending = useDecidedList(data?.businesses, true)?.nodes;
  useHeldDecision();
  const kept = useKeptFocus<HTMLUListElement>('recent-applications');
  return (
    <Card as="section" labelledBy="recent-applications">
      <h2 id="recent-applications" className="below-14 heading-22">
        {words.recent}
      </h2>
      {error && !pending && <LoadFailed level={3} onRetry={refetch} />}
      {!error && !pending && <ListSkeleton count={CONTROL_PANEL_LIMITS.pendingShown} />}
      {pending?.length === 0 && <p className="muted">{words.empty}</p>}
      <DialogHost>
        <ul {...kept} className="stack gap-12">
          {pending?.map((business) => (
            <Flex key={business.id} component="li" wrap align="center" justify="space-between" gap={12}>
              <div className="stack grow-220 breakable gap-4">
                <Flex component="span" wrap align="center" gap={10} className="heading-20 display-face">
                  <Link to={`${paths.controlPanel}?tab=businesses&business=${business.id}`}>{business.name}</Link>
                </Flex>
                <span className="muted">{business.location}</span>
                <WaitingSince at={business.createdAt} />
              </div>
              <BusinessActions business={business} isAdmin={false} />
            </Flex>
          ))}
        </ul>
      </DialogHost>
    </Card>
  );
}

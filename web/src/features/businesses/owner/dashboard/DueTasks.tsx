import { Flex, Tag } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useDueTasksQuery, type DueTasksFieldsFragment } from '../../../../graphql/generated/due-tasks';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { useHallName } from '../../../../i18n/useHallName';
import { paths } from '../../../../lib/paths';
import { Button } from '../../../../ui/Button';
import { Card } from '../../../../ui/Card';
import { LoadFailed } from '../../../../ui/LoadFailed';
import styles from './Dashboard.module.css';
import { dashboardText } from './dashboard.text';

/** As many as the server gives at once. */
const ALL = { limit: 100 } as const;

/**
 * Tasks of bookings whose day has come, the longest overdue first; nothing while there are none.
 * @param found the first of them
 */
export function DueTasks({ found }: { found: DueTasksFieldsFragment }) {
  const { tasks: words } = useText(dashboardText);
  const { compactDay } = useFormat();
  const nameHall = useHallName();
  const [isWhole, setWhole] = useState(false);
  const { data, loading, error, refetch } = useDueTasksQuery({
    variables: { paging: ALL },
    freshFor: 0,
    skip: !isWhole,
  });
  const { nodes, totalCount } = (isWhole && data?.dueBookingTasks) || found;
  if (found.nodes.length === 0) return null;
  return (
    <Card as="section" labelledBy="tasks-title" className={styles.waiting}>
      <Flex wrap align="baseline" justify="space-between" gap="6px 20px" className="below">
        <h2 id="tasks-title" className="heading-26">
          {words.title}
        </h2>
        <p className="accent-text strong">{words.count(totalCount)}</p>
      </Flex>
      <ul className="divided line-above">
        {nodes.map((task) => (
          <Flex key={task.taskId} component="li" wrap align="center" gap="4px 20px" className={styles.request}>
            <div className="row baseline gap-4-16 grow-220">
              <Link to={paths.business.booking(task.bookingId)}>
                <bdi className="breakable">{task.text}</bdi>
              </Link>
              <p className="muted medium">{words.of(task.customerName, nameHall(task))}</p>
            </div>
            <Tag className={task.isOverdue ? 'tone-danger' : 'tone-warning'} variant="filled">
              {task.isOverdue ? words.overdue(compactDay(task.day)) : words.today}
            </Tag>
          </Flex>
        ))}
      </ul>
      {isWhole && error && !data && <LoadFailed level={3} onRetry={() => void refetch().catch(() => undefined)} />}
      {found.totalCount > found.nodes.length && (
        <Button
          look="quiet"
          aria-expanded={isWhole && data !== undefined}
          pending={isWhole && loading}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole && data ? words.fewer : words.all}
        </Button>
      )}
    </Card>
  );
}

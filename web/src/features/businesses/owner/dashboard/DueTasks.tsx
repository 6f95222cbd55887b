import { Flex, Tag } from 'antd';
import { Link } from 'react-router-dom';
import { useDueTasksQuery } from '../../../../graphql/generated/due-tasks';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { useHallName } from '../../../../i18n/useHallName';
import { paths } from '../../../../lib/paths';
import { Card } from '../../../../ui/Card';
import { joinClasses } from '../../../../lib/classes';
import styles from './Dashboard.module.css';
import { dashboardText } from './dashboard.text';

/** Tasks of bookings whose day has come, the longest overdue first; nothing while there are none. */
export function DueTasks() {
  const { tasks: words } = useText(dashboardText);
  const { compactDay } = useFormat();
  const nameHall = useHallName();
  const { data } = useDueTasksQuery({ freshFor: 0 });
  const found = data?.dueBookingTasks;
  if (!found || found.nodes.length === 0) return null;
  return (
    <Card as="section" labelledBy="tasks-title" className={styles.waiting}>
      <Flex wrap align="baseline" justify="space-between" gap="6px 20px" className={styles.sectionHead}>
        <h2 id="tasks-title" className="heading-26">
          {words.title}
        </h2>
        <p className="accent-text strong">{words.count(found.totalCount)}</p>
      </Flex>
      <ul>
        {found.nodes.map((task) => (
          <Flex key={task.taskId} component="li" wrap align="center" gap="4px 20px" className={styles.request}>
            <div className={styles.requestText}>
              <Link to={paths.business.booking(task.bookingId)}>
                <bdi className="breakable">{task.text}</bdi>
              </Link>
              <p className={joinClasses('muted medium', styles.muted)}>{words.of(task.customerName, nameHall(task))}</p>
            </div>
            <Tag className={task.isOverdue ? 'tone-danger' : 'tone-warning'} variant="filled">
              {task.isOverdue ? words.overdue(compactDay(task.day)) : words.today}
            </Tag>
          </Flex>
        ))}
      </ul>
    </Card>
  );
}

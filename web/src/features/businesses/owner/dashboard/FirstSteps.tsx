import { Flex, Steps } from 'antd';
import { Link } from 'react-router-dom';
import { useFirstStepsQuery } from '../../../../graphql/generated/first-steps';
import { useRight } from '../../../../graphql/rights';
import { useText } from '../../../../i18n/text';
import { ButtonLink } from '../../../../ui/Button';
import { Card } from '../../../../ui/Card';
import { Skeleton } from '../../../../ui/Skeleton';
import { dashboardText } from './dashboard.text';
import { getFirstSteps, getNextStep } from './first-steps';

/** What is missing until guests find the first hall, and why it matters; one button leads to what comes next. */
export function FirstSteps() {
  const words = useText(dashboardText).firstSteps;
  const { data, error } = useFirstStepsQuery({ variables: { withPayment: useRight('SELLER') }, freshFor: 0 });
  if (error && !data) return null;
  if (!data) return <Skeleton height="320px" shape="box" />;
  const steps = getFirstSteps(data);
  const next = getNextStep(steps);
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Card as="section" labelledBy="first-steps-title">
      <Flex wrap align="center" justify="space-between" gap="8px 20px" className="below">
        <div>
          <h2 id="first-steps-title" className="heading-26">
            {words.title}
          </h2>
          <p className="muted">{words.done(done, steps.length)}</p>
        </div>
        {next && <ButtonLink to={next.to}>{words.steps[next.name].action}</ButtonLink>}
      </Flex>
      <Steps
        orientation="vertical"
        size="small"
        items={steps.map(({ name, isDone, to }) => ({
          key: name,
          title: isDone ? words.isDone(words.steps[name].title) : <Link to={to}>{words.steps[name].title}</Link>,
          content: isDone ? undefined : words.steps[name].why,
          status: isDone ? 'finish' : name === next?.name ? 'process' : 'wait',
        }))}
      />
    </Card>
  );
}

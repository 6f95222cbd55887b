import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/Card';

interface IntegrationSectionProps {
  /** Of its heading. */
  id: string;
  title: string;
  text: string;
  /** What can be added. */
  action?: ReactNode;
  children: ReactNode;
}

/** One kind of integration. */
export function IntegrationSection({ id, title, text, action, children }: IntegrationSectionProps) {
  return (
    <Card as="section" labelledBy={id}>
      <Flex wrap align="start" justify="space-between" gap="0 16px" className="below">
        <div className="grow-220">
          <h2 id={id} className="heading-24">
            {title}
          </h2>
          <p className="intro">{text}</p>
        </div>
        {action}
      </Flex>
      {children}
    </Card>
  );
}

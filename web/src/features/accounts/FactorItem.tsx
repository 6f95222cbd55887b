import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text';
import { StatusTag } from '../../ui/StatusTag';
import { securityText } from './security.text';

interface FactorItemProps {
  name: string;
  /** Whether it is set up. */
  on?: boolean;
  facts: string;
  children: ReactNode;
}

/** A line of the second factors: what it is, and what can be done about it. */
export function FactorItem({ name, on = false, facts, children }: FactorItemProps) {
  const words = useText(securityText).app;
  return (
    <Flex component="li" wrap align="center" justify="space-between" gap="8px 16px" className="narrowable">
      <div className="grow-220">
        <Flex component="h3" wrap align="center" gap="4px 10px" className="item-title">
          {name}
          {on && <StatusTag status="active" label={words.on} />}
        </Flex>
        <p className="muted medium">{facts}</p>
      </div>
      {children}
    </Flex>
  );
}

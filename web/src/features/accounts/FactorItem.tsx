import type { ReactNode } from 'react';
import { useText } from '../../i18n/text';
import { StatusTag } from '../../ui/StatusTag';
import list from './AccountList.module.css';
import styles from './SecondFactor.module.css';
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
    <li className={list.item}>
      <div className={list.about}>
        <h3 className={list.name}>
          {name}
          {on && <StatusTag status="active" label={words.on} />}
        </h3>
        <p className={styles.facts}>{facts}</p>
      </div>
      {children}
    </li>
  );
}

import { Empty } from 'antd';
import styles from './EmptyState.module.css';
import type { EmptyStateProps } from './PlainEmptyState';

/**
 * What a list says when there is nothing in it, with a heading and the next action. Pages whose first view loads without Ant Design have
 * `PlainEmptyState`.
 */
export function EmptyState({ title, text, action, icon, tag, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <Empty
      className={styles.empty}
      classNames={{ image: icon ? (styles.icon ?? '') : (styles.withoutIcon ?? ''), footer: styles.action ?? '' }}
      image={icon ?? <span />}
      description={
        <>
          {tag && <div className="below">{tag}</div>}
          <Heading className="heading-24 ink">{title}</Heading>
          {text && <p className="above-8 muted measure">{text}</p>}
        </>
      }
    >
      {action}
    </Empty>
  );
}

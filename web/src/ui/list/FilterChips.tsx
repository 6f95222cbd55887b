import { Flex } from 'antd';
import { useText } from '../../i18n/text';
import { Button } from '../Button';
import { CloseIcon } from '../icons';
import styles from './Filters.module.css';
import { listText } from './list.text';

/** A filter that is set. */
export interface FilterChip {
  key: string;
  label: string;
  onRemove: () => void;
}

/** The filters that are set: each can be taken off by itself, or all of them at once. */
export function FilterChips({ chips, onClear }: { chips: readonly FilterChip[]; onClear: () => void }) {
  const words = useText(listText);
  return (
    <Flex wrap align="center" gap={6} className={styles.chips}>
      {chips.map(({ key, label, onRemove }) => (
        <Button
          key={key}
          look="secondary"
          shape="round"
          icon={<CloseIcon size={14} />}
          iconPlacement="end"
          aria-label={words.removeFilter(label)}
          onClick={onRemove}
        >
          {label}
        </Button>
      ))}
      <Button look="quiet" onClick={onClear}>
        {words.clearFilters}
      </Button>
    </Flex>
  );
}

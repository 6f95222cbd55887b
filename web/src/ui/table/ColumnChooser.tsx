import { Button, Checkbox, Flex, Popover } from 'antd';
import { useState, type KeyboardEvent } from 'react';
import { useText } from '../../i18n/text';
import { ColumnsIcon, MinusIcon, PlusIcon } from '../icons';
import type { Column } from './columns';
import styles from './DataTable.module.css';
import { tableText } from './table.text';
import type { ColumnLayout } from './useColumnLayout';

interface ColumnChooserProps<Row> {
  columns: readonly Column<Row>[];
  layout: ColumnLayout;
}

/** Next to its button in the document, so that Tab leads into it. */
const besideTrigger = (trigger: HTMLElement): HTMLElement => trigger.parentElement ?? document.body;

/** Chooses which columns are shown, and widens or narrows them without dragging. */
export function ColumnChooser<Row>(props: ColumnChooserProps<Row>) {
  const words = useText(tableText);
  const [open, setOpen] = useState(false);
  const closeOnEscape = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    setOpen(false);
    event.currentTarget.querySelector('button')?.focus();
  };
  return (
    <div className={styles.chooser} onKeyDown={closeOnEscape}>
      <Popover
        open={open}
        onOpenChange={setOpen}
        trigger="click"
        placement="bottomRight"
        getPopupContainer={besideTrigger}
        content={<Choices {...props} />}
      >
        <Button size="small" icon={<ColumnsIcon size={18} />} aria-expanded={open}>
          {words.columns}
        </Button>
      </Popover>
    </div>
  );
}

function Choices<Row>({ columns, layout }: ColumnChooserProps<Row>) {
  const words = useText(tableText);
  return (
    <div role="group" aria-label={words.shown}>
      <Flex component="ul" vertical gap={2} className={styles.choices}>
        {columns.map(({ key, title, required }) => (
          <li key={key} className="beside middle">
            <Checkbox
              className="grow middle"
              checked={layout.isShown(key)}
              disabled={required}
              onChange={() => layout.toggle(key)}
            >
              {title}
            </Checkbox>
            <Button
              type="text"
              size="small"
              icon={<MinusIcon size={16} />}
              aria-label={words.narrower(title)}
              disabled={!layout.isShown(key)}
              onClick={() => layout.step(key, -1)}
            />
            <Button
              type="text"
              size="small"
              icon={<PlusIcon size={16} />}
              aria-label={words.wider(title)}
              disabled={!layout.isShown(key)}
              onClick={() => layout.step(key, 1)}
            />
          </li>
        ))}
      </Flex>
      <Button type="link" size="small" onClick={layout.reset}>
        {words.reset}
      </Button>
    </div>
  );
}

import { Dropdown } from 'antd';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/Button';
import { Glyph } from '../../../ui/icons/Glyph';
import styles from './Users.module.css';

interface RowAction {
  key: string;
  label: string;
  /** For what can't be undone. */
  danger?: boolean;
  disabled?: boolean;
  run: () => void;
}

interface ActionsMenuProps {
  /** Says whose actions they are. */
  label: string;
  /** Stands on the button; without it the button shows dots, as in rows. */
  text?: string | undefined;
  actions: readonly RowAction[];
}

const DOTS = (
  <Glyph filled>
    <circle cx="5.5" cy="12" r="1" />
    <circle cx="12" cy="12" r="1" />
    <circle cx="18.5" cy="12" r="1" />
  </Glyph>
);

/** Next to its button in the document: in the page's content, and where Tab leads on. */
const besideTrigger = (trigger: HTMLElement): HTMLElement => trigger.parentElement ?? document.body;

/** A row's actions behind one button: none of them is pressed by accident on the way down the list. */
export function ActionsMenu({ label, text, actions }: ActionsMenuProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement | HTMLAnchorElement>(null);
  const choose = ({ key }: { key: string }) => {
    setOpen(false);
    // What was chosen may not be offered any more: the focus stays in the row.
    button.current?.focus();
    actions.find((action) => action.key === key)?.run();
  };
  return (
    <Dropdown
      open={open}
      onOpenChange={setOpen}
      trigger={['click']}
      placement="bottomRight"
      getPopupContainer={besideTrigger}
      destroyOnHidden
      classNames={{ root: styles.menu }}
      menu={{
        'aria-label': label,
        items: actions.map(({ run: _run, ...item }) => item),
        onClick: choose,
      }}
    >
      <Button
        ref={button}
        look={text ? 'secondary' : 'quiet'}
        icon={DOTS}
        iconPlacement="end"
        aria-label={label}
        aria-expanded={open}
        aria-haspopup="menu"
      >
        {text}
      </Button>
    </Dropdown>
  );
}

import { useEffect, type ComponentType } from 'react';
import { useText } from '../../i18n/text';
import { Button } from '../Button';
import { SearchIcon } from '../icons';
import { useOpened } from '../useOpened';
import { commandPaletteText } from './command-palette.text';
import type { PaletteProps } from './CommandDialog';
import styles from './CommandPalette.module.css';
import { joinClasses } from '../../lib/classes';

interface CommandPaletteProps extends Pick<PaletteProps, 'onArrive'> {
  /** The palette with what it finds; best loaded when it is first opened. */
  Dialog: ComponentType<PaletteProps>;
}

/** Opens on Ctrl-K (⌘K on a Mac) anywhere on the page, and by its button. */
export function CommandPalette({ Dialog, onArrive }: CommandPaletteProps) {
  const words = useText(commandPaletteText);
  const { open, wasOpened, setOpen } = useOpened();
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setOpen((before) => !before);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [setOpen]);
  return (
    <>
      <Button
        look="secondary"
        className={joinClasses('rigid', styles.opener)}
        icon={<SearchIcon size={18} />}
        aria-keyshortcuts="Control+K"
        onClick={() => setOpen(true)}
      >
        <span className={styles.openerText}>{words.open}</span>
        <kbd className={joinClasses('bordered sunken', styles.key)}>Ctrl K</kbd>
      </Button>
      {wasOpened && <Dialog open={open} onClose={() => setOpen(false)} onArrive={onArrive} />}
    </>
  );
}

import { useEffect } from 'react';
import { useText } from '../../i18n/text';
import { Button } from '../../ui/Button';
import { SearchIcon } from '../../ui/icons';
import { lazyPart } from '../../ui/lazy-part';
import styles from './CommandPalette.module.css';
import { panelText } from './panel.text';
import { useOpened } from '../../ui/useOpened';

const CommandDialog = lazyPart(() => import('./CommandDialog').then((module) => module.CommandDialog));

/**
 * Opens on Ctrl-K (⌘K on a Mac) anywhere in the panel, and by its button.
 * @param onArrive called once it is gone after something was chosen
 */
export function CommandPalette({ isAdmin, onArrive }: { isAdmin: boolean; onArrive: () => void }) {
  const { palette: words } = useText(panelText);
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
        className={styles.opener}
        icon={<SearchIcon size={18} />}
        aria-keyshortcuts="Control+K"
        onClick={() => setOpen(true)}
      >
        <span className={styles.openerText}>{words.open}</span>
        <kbd className={styles.key}>Ctrl K</kbd>
      </Button>
      {wasOpened && <CommandDialog open={open} isAdmin={isAdmin} onClose={() => setOpen(false)} onArrive={onArrive} />}
    </>
  );
}

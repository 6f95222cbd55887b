import { lazyPart } from '../lazy-part';
import { useOpened } from '../useOpened';
import { useSingleKeys } from '../useSingleKeys';
import type { ShortcutGroup } from './ShortcutsDialog';

const ShortcutsDialog = lazyPart(() => import('./ShortcutsDialog').then((module) => module.ShortcutsDialog));

/** Shows the keys of this part of the product when `?` is pressed. */
export function Shortcuts({ groups }: { groups: readonly ShortcutGroup[] }) {
  const { open, wasOpened, setOpen } = useOpened();
  useSingleKeys({ '?': () => setOpen(true) }, (target) => target.closest('[role="dialog"]') === null);
  return wasOpened && <ShortcutsDialog open={open} groups={groups} onClose={() => setOpen(false)} />;
}

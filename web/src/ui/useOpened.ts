import { useState } from 'react';

/**
 * Whether something is open, and whether it ever was: what loads when it is first opened stays from then on, so that it closes with its
 * movement and gives the focus back.
 */
export function useOpened() {
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (open && !wasOpened) setWasOpened(true);
  return { open, wasOpened, setOpen };
}

import { useState } from 'react';
import { localStore } from './storage';

/** Whether something is switched on, as this browser remembers it. */
export function useRemembered(key: string): [isOn: boolean, change: (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(() => localStore.read(key) === 'on');
  return [
    isOn,
    (next) => {
      setIsOn(next);
      if (next) localStore.write(key, 'on');
      else localStore.remove(key);
    },
  ];
}

import { useEffect, useEffectEvent } from 'react';

/** Calls back once there is a connection again. */
export function useOnline(callback: () => void): void {
  const onOnline = useEffectEvent(callback);
  useEffect(() => {
    const listen = () => onOnline();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, []);
}

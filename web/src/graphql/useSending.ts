import { useRef, useState } from 'react';

/** A file on its way to the server. */
export interface Sending {
  key: number;
  name: string;
  /** How much of it has been sent, 0 to 1. */
  share: number;
}

/** Keeps count of files on their way. */
export function useSending() {
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const lastKey = useRef(0);

  /** Follows one file from its first to its last byte; answers what `send` answers. */
  const follow = async <T>(name: string, send: (onProgress: (share: number) => void) => Promise<T>): Promise<T> => {
    lastKey.current += 1;
    const key = lastKey.current;
    setSending((files) => [...files, { key, name, share: 0 }]);
    try {
      return await send((share) => {
        setSending((files) => files.map((file) => (file.key === key ? { ...file, share } : file)));
      });
    } finally {
      setSending((files) => files.filter((file) => file.key !== key));
    }
  };

  return { sending, follow };
}

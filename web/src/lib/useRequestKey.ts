import { useRef } from 'react';
import { newRequestKey } from './request-key';

/** Gives what is sent a key of its own: the same content that is sent again after a lost answer has the same one. */
export function useRequestKey(): (request: object) => string {
  const sent = useRef({ text: '', key: '' });
  return (request) => {
    const text = JSON.stringify(request);
    if (sent.current.text !== text) sent.current = { text, key: newRequestKey() };
    return sent.current.key;
  };
}

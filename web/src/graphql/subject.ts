import { createContext, useContext } from 'react';

const Subject = createContext<string | undefined>(undefined);

/** Around what speaks of one thing, such as the page of a booking: toasts of the changes within name it where they name nothing else. */
export const ToastSubject = Subject.Provider;

/** What a change here speaks of. */
export function useToastSubject(): string | undefined {
  return useContext(Subject);
}

import { createContext } from 'react';

/** What the server refused of a form that has sent its values already, by field, for as long as the value stays as it was. */
export const FieldRefusals = createContext<Readonly<Partial<Record<string, string>>>>({});

import { createContext } from 'react';

/** Whether filters stand in one line, where their labels are said but not shown. */
export const FiltersInLineContext = createContext(false);

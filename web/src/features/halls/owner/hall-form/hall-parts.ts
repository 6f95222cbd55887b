import type { ComponentType, ReactNode } from 'react';
import type { HallCardFieldsFragment } from '../../../../graphql/generated/search';
import type { ShownStep } from './hall-steps';

/** What the form of a hall shows of other nouns, and of what the public sees. */
export interface HallFormParts {
  /** A hall in the results. */
  Card: ComponentType<{ hall: HallCardFieldsFragment }>;
  /** When the hall can be booked; null for one that isn't there yet. */
  hours: (hallId: number | null) => ReactNode;
  /** Stands below a step of a hall that exists, with forms of its own. */
  below: (hallId: number, step: ShownStep) => ReactNode;
}

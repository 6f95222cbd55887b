/** The kinds of hall that the demo draws. */
export const HALL_KINDS = ['marquee', 'ballroom', 'garden', 'courtyard', 'rooftop'] as const;
/** One kind of hall. */
export type HallKind = (typeof HALL_KINDS)[number];

/** The pictures of a hall, in the order of its gallery. */
export const VIEWS = ['exterior', 'interior', 'stage', 'table', 'evening'] as const;
/** One picture of a hall. */
export type View = (typeof VIEWS)[number];

import { createContext, useContext, type ReactNode } from 'react';

/** What a heart has to know of its hall. */
export interface HeartHall {
  id: number;
  title: string;
  /** What the server says for the signed-in customer; false for everybody else. */
  viewerHasSaved: boolean;
}

/** Draws the save heart of a hall. */
export type DrawHeart = (hall: HeartHall) => ReactNode;

const HeartContext = createContext<DrawHeart>(() => null);

/** Says how hearts are drawn, so that every list of halls can show them without knowing who saves. */
export function HeartProvider({ draw, children }: { draw: DrawHeart; children: ReactNode }) {
  return <HeartContext value={draw}>{children}</HeartContext>;
}

/** The save heart of a hall, for cards and the hall's page. */
export function Heart({ hall }: { hall: HeartHall }) {
  return useContext(HeartContext)(hall);
}

import type { ReactNode } from 'react';
import type { LoadFailedProps } from './load-failed';
import { LoadFailed } from './LoadFailed';
import { Skeleton } from './Skeleton';

interface LoadedProps extends LoadFailedProps {
  /** Shows what was read; nothing until it is there. */
  children: ReactNode;
  failed: boolean;
  /** Height of the box that stands in its place. */
  height: `${number}px`;
}

/** What is read for a part of a page, or what stands in its place: a box, and a way to try again where it failed. */
export function Loaded({ children, failed, height, ...retrying }: LoadedProps) {
  if (children) return children;
  return failed ? <LoadFailed level={3} {...retrying} /> : <Skeleton height={height} shape="box" />;
}

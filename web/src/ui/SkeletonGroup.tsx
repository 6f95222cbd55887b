import type { ReactNode } from 'react';
import { useText } from '../i18n/text';
import { uiText } from './ui.text';

interface SkeletonGroupProps {
  count: number;
  of: () => ReactNode;
  className?: string | undefined;
}

/** Several skeletons, announced once as loading. */
export function SkeletonGroup({ count, of: Part, className }: SkeletonGroupProps) {
  const words = useText(uiText);
  return (
    <div className={className} role="status" aria-label={words.loading}>
      {Array.from({ length: count }, (_, index) => (
        <Part key={index} />
      ))}
    </div>
  );
}

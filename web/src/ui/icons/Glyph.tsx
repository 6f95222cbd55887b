import type { ReactNode } from 'react';

/** How an icon is drawn. */
export interface IconProps {
  /** Side length in pixels. */
  size?: number;
  className?: string;
}

interface GlyphProps extends IconProps {
  children: ReactNode;
  filled?: boolean;
  /** Points along the line, and so the other way where lines run from right to left. */
  directed?: boolean;
}

/** The frame of every icon. Icons accompany words or sit in labeled buttons, so they are silent. */
export function Glyph({ size = 20, className, filled = false, directed = false, children }: GlyphProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      data-directed={directed || undefined}
    >
      {children}
    </svg>
  );
}

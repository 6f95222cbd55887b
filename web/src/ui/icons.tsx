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
}

// Icons accompany words or sit in labelled buttons, so they are silent.
function Glyph({ size = 20, className, filled = false, children }: GlyphProps) {
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
    >
      {children}
    </svg>
  );
}

export const MenuIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4 7h16M4 12h16M4 17h16" />
  </Glyph>
);

export const CloseIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M6 6l12 12M18 6L6 18" />
  </Glyph>
);

export const SunIcon = (props: IconProps) => (
  <Glyph {...props}>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M5.6 18.4l1.1-1.1M17.3 6.7l1.1-1.1" />
  </Glyph>
);

export const MoonIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z" />
  </Glyph>
);

export const ChevronDownIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M6 9l6 6 6-6" />
  </Glyph>
);

export const ChevronLeftIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M15 6l-6 6 6 6" />
  </Glyph>
);

export const ChevronRightIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M9 6l6 6-6 6" />
  </Glyph>
);

export const CheckIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M5 12.5l4.5 4.5L19 7.5" />
  </Glyph>
);

export const ExpandIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7" />
  </Glyph>
);

export const StarIcon = (props: IconProps) => (
  <Glyph {...props} filled>
    <path d="M12 3.6l2.6 5.3 5.8.85-4.2 4.1 1 5.75-5.2-2.75-5.2 2.75 1-5.75-4.2-4.1 5.8-.85z" />
  </Glyph>
);

export const MapPinIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 21s7-6.1 7-11.2A7 7 0 0 0 5 9.8C5 14.9 12 21 12 21z" />
    <circle cx="12" cy="9.8" r="2.5" />
  </Glyph>
);

export const MailIcon = (props: IconProps) => (
  <Glyph {...props}>
    <rect x="3" y="5" width="18" height="14" rx="2.5" />
    <path d="M4 7.5l8 5.5 8-5.5" />
  </Glyph>
);

export const PhoneIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M8.2 4H5.5A1.5 1.5 0 0 0 4 5.6 15.5 15.5 0 0 0 18.4 20a1.5 1.5 0 0 0 1.6-1.5v-2.7l-4-1.6-1.8 1.8a12 12 0 0 1-6.2-6.2L9.8 8z" />
  </Glyph>
);

export const GridIcon = (props: IconProps) => (
  <Glyph {...props}>
    <rect x="4" y="4" width="7" height="7" rx="1.5" />
    <rect x="13" y="4" width="7" height="7" rx="1.5" />
    <rect x="4" y="13" width="7" height="7" rx="1.5" />
    <rect x="13" y="13" width="7" height="7" rx="1.5" />
  </Glyph>
);

export const CalendarIcon = (props: IconProps) => (
  <Glyph {...props}>
    <rect x="4" y="5.5" width="16" height="15" rx="2.5" />
    <path d="M8 3.5v4M16 3.5v4M4 10.5h16" />
  </Glyph>
);

export const HeartIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 20s-7.5-4.6-7.5-10.2A4.3 4.3 0 0 1 12 7.3a4.3 4.3 0 0 1 7.5 2.5C19.5 15.4 12 20 12 20z" />
  </Glyph>
);

export const SettingsIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4 7.5h9M17 7.5h3M4 16.5h3M11 16.5h9" />
    <circle cx="15" cy="7.5" r="2" />
    <circle cx="9" cy="16.5" r="2" />
  </Glyph>
);

export const SignOutIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M14 4.5H7A1.5 1.5 0 0 0 5.5 6v12A1.5 1.5 0 0 0 7 19.5h7M11 12h9.5M17 8.5l3.5 3.5-3.5 3.5" />
  </Glyph>
);

export const PictureIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4.5 20V11.5C4.5 7 12 3 12 3s7.5 4 7.5 8.5V20zM9 20v-5.5c0-2 3-3.5 3-3.5s3 1.5 3 3.5V20" />
  </Glyph>
);

export const FacebookIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M14.5 8H16V4.5h-2.2c-2.3 0-3.8 1.5-3.8 3.9V11H7.5v3.5H10V21h3.5v-6.5H16l.6-3.5h-3.1V8.9c0-.6.4-.9 1-.9z" />
  </Glyph>
);

export const InstagramIcon = (props: IconProps) => (
  <Glyph {...props}>
    <rect x="4" y="4" width="16" height="16" rx="4.5" />
    <circle cx="12" cy="12" r="3.6" />
    <path d="M16.8 7.2h.01" />
  </Glyph>
);

export const TwitterIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4.5 4.5l10.5 15h4.5L9 4.5zM19 4.5l-5.9 6.6M10.8 13.2L5 19.5" />
  </Glyph>
);

export const YoutubeIcon = (props: IconProps) => (
  <Glyph {...props}>
    <rect x="3" y="6" width="18" height="12" rx="4" />
    <path d="M10.5 9.5v5l4-2.5z" />
  </Glyph>
);

export const MoneyIcon = (props: IconProps) => (
  <Glyph {...props}>
    <rect x="3" y="6" width="18" height="12" rx="2.5" />
    <circle cx="12" cy="12" r="2.5" />
    <path d="M6.5 9.5v.01M17.5 14.5v.01" />
  </Glyph>
);

import { Glyph, type IconProps } from './Glyph';

export const MinusIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M5 12h14" />
  </Glyph>
);

export const PeopleIcon = (props: IconProps) => (
  <Glyph {...props}>
    <circle cx="9" cy="8.5" r="3.5" />
    <path d="M3 19.5a6 6 0 0 1 12 0M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.5 14.4A6 6 0 0 1 21 19.5" />
  </Glyph>
);

export const ClockIcon = (props: IconProps) => (
  <Glyph {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7.5V12l3 2" />
  </Glyph>
);

export const PrintIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M7 9V4h10v5M7 18H5a1.5 1.5 0 0 1-1.5-1.5v-6A1.5 1.5 0 0 1 5 9h14a1.5 1.5 0 0 1 1.5 1.5v6A1.5 1.5 0 0 1 19 18h-2" />
    <path d="M7 14.5h10V20H7z" />
  </Glyph>
);

export const DownloadIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14" />
  </Glyph>
);

export const ListIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01" />
  </Glyph>
);

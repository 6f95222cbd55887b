import { Glyph, type IconProps } from './Glyph';

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

export const MoneyIcon = (props: IconProps) => (
  <Glyph {...props}>
    <rect x="3" y="6" width="18" height="12" rx="2.5" />
    <circle cx="12" cy="12" r="2.5" />
    <path d="M6.5 9.5v.01M17.5 14.5v.01" />
  </Glyph>
);

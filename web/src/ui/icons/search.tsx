import { Glyph, type IconProps } from './Glyph';

export const SearchIcon = (props: IconProps) => (
  <Glyph {...props}>
    <circle cx="11" cy="11" r="6.5" />
    <path d="M16 16l4.5 4.5" />
  </Glyph>
);

export const SlidersIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4 7h9M19 7h1M4 17h1M11 17h9" />
    <circle cx="16" cy="7" r="2.5" />
    <circle cx="8" cy="17" r="2.5" />
  </Glyph>
);

export const MapPinIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 21s7-6.1 7-11.2A7 7 0 0 0 5 9.8C5 14.9 12 21 12 21z" />
    <circle cx="12" cy="9.8" r="2.5" />
  </Glyph>
);

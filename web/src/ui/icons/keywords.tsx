import { Glyph, type IconProps } from './Glyph';

export const WifiIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M3 9.5a13 13 0 0 1 18 0M6.2 13a8.3 8.3 0 0 1 11.6 0M9.4 16.4a3.8 3.8 0 0 1 5.2 0M12 19.6v.01" />
  </Glyph>
);

export const CarIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4 16.5v-4l1.8-5A2 2 0 0 1 7.7 6h8.6a2 2 0 0 1 1.9 1.5l1.8 5v4zM4 12.5h16" />
    <circle cx="7.5" cy="17" r="1.8" />
    <circle cx="16.5" cy="17" r="1.8" />
  </Glyph>
);

export const UtensilsIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M6 3.5v6a2.5 2.5 0 0 0 5 0v-6M8.5 3.5v17M17.5 13V3.5c-2.4 1-3.5 3.6-3.5 6.5V13zM17.5 13v7.5" />
  </Glyph>
);

export const SoundIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18.2 6.3a8 8 0 0 1 0 11.4" />
  </Glyph>
);

export const SnowflakeIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5L12 7l2.5-2.5M9.5 19.5L12 17l2.5 2.5" />
  </Glyph>
);

export const ShieldIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 3l7.5 2.8v5.7c0 4.6-3.1 7.7-7.5 9.5-4.4-1.8-7.5-4.9-7.5-9.5V5.8z" />
  </Glyph>
);

export const AwardIcon = (props: IconProps) => (
  <Glyph {...props}>
    <circle cx="12" cy="9" r="5.5" />
    <path d="M8.5 13.5L7 21l5-2.8 5 2.8-1.5-7.5" />
  </Glyph>
);

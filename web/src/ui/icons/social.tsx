import { Glyph, type IconProps } from './Glyph';

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

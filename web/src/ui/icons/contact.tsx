import { Glyph, type IconProps } from './Glyph';

export const MailIcon = (props: IconProps) => (
  <Glyph {...props}>
    <rect x="3" y="5" width="18" height="14" rx="2.5" />
    <path d="M4 7.5l8 5.5 8-5.5" />
  </Glyph>
);

export const MessagesIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M5.5 5h13A2.5 2.5 0 0 1 21 7.5v7a2.5 2.5 0 0 1-2.5 2.5H12l-4.5 3.5V17h-2A2.5 2.5 0 0 1 3 14.5v-7A2.5 2.5 0 0 1 5.5 5z" />
    <path d="M8 9.5h8M8 13h5" />
  </Glyph>
);

export const PhoneIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M8.2 4H5.5A1.5 1.5 0 0 0 4 5.6 15.5 15.5 0 0 0 18.4 20a1.5 1.5 0 0 0 1.6-1.5v-2.7l-4-1.6-1.8 1.8a12 12 0 0 1-6.2-6.2L9.8 8z" />
  </Glyph>
);

export const BuildingsIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4 20V8l6-3.5V20M10 20V9.5h10V20M3 20h18M7 9.5v.01M7 13v.01M7 16.5v.01M14 13v.01M17 13v.01M14 16.5v.01M17 16.5v.01" />
  </Glyph>
);

export const CrosshairIcon = (props: IconProps) => (
  <Glyph {...props}>
    <circle cx="12" cy="12" r="6.5" />
    <path d="M12 3v5M12 16v5M3 12h5M16 12h5" />
  </Glyph>
);

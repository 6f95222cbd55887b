import { Glyph, type IconProps } from './Glyph';

export const CheckIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M5 12.5l4.5 4.5L19 7.5" />
  </Glyph>
);

export const StarIcon = (props: IconProps) => (
  <Glyph {...props} filled>
    <path d="M12 3.6l2.6 5.3 5.8.85-4.2 4.1 1 5.75-5.2-2.75-5.2 2.75 1-5.75-4.2-4.1 5.8-.85z" />
  </Glyph>
);

export const PictureIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4.5 20V11.5C4.5 7 12 3 12 3s7.5 4 7.5 8.5V20zM9 20v-5.5c0-2 3-3.5 3-3.5s3 1.5 3 3.5V20" />
  </Glyph>
);

export const HeartIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 20s-7.5-4.6-7.5-10.2A4.3 4.3 0 0 1 12 7.3a4.3 4.3 0 0 1 7.5 2.5C19.5 15.4 12 20 12 20z" />
  </Glyph>
);

export const InfoIcon = (props: IconProps) => (
  <Glyph {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11.5v4.5M12 8v.01" />
  </Glyph>
);

export const WarningIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 4.5L3.5 19.5h17zM12 10.5v4M12 17v.01" />
  </Glyph>
);

import { Glyph, type IconProps } from './Glyph';

export const EyeIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M3 12s3.3-6 9-6 9 6 9 6-3.3 6-9 6-9-6-9-6z" />
    <circle cx="12" cy="12" r="2.5" />
  </Glyph>
);

export const EyeOffIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M9.5 6.4a9.6 9.6 0 0 1 2.5-.4c5.7 0 9 6 9 6a15 15 0 0 1-2.6 3.3M6.3 7.6A15.2 15.2 0 0 0 3 12s3.3 6 9 6a9.5 9.5 0 0 0 4.3-1M4.5 4.5l15 15" />
  </Glyph>
);

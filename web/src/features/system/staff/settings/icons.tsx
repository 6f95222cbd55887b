import { Glyph, type IconProps } from '../../../../ui/icons/Glyph';

export const EyeIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M3 12s3.5-6.5 9-6.5 9 6.5 9 6.5-3.5 6.5-9 6.5S3 12 3 12z" />
    <circle cx="12" cy="12" r="2.75" />
  </Glyph>
);

export const EyeOffIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4 4l16 16M9.5 5.9A9 9 0 0 1 12 5.5c5.5 0 9 6.5 9 6.5a16 16 0 0 1-3 3.7M6.2 7.8A16 16 0 0 0 3 12s3.5 6.5 9 6.5a9 9 0 0 0 4-.95" />
  </Glyph>
);

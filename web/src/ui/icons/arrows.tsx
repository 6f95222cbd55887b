import { Glyph, type IconProps } from './Glyph';

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

export const ExpandIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7" />
  </Glyph>
);

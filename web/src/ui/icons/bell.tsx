import { Glyph, type IconProps } from './Glyph';

export const BellIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M6 16.5v-6a6 6 0 0 1 12 0v6l1.5 2h-15zM10 21h4" />
  </Glyph>
);

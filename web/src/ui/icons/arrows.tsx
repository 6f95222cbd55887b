import { Glyph, type IconProps } from './Glyph';

export const ChevronLeftIcon = (props: IconProps) => (
  <Glyph {...props} directed>
    <path d="M15 6l-6 6 6 6" />
  </Glyph>
);

export const ChevronRightIcon = (props: IconProps) => (
  <Glyph {...props} directed>
    <path d="M9 6l6 6-6 6" />
  </Glyph>
);

/** Something that goes on from the line before. */
export const ContinuedIcon = (props: IconProps) => (
  <Glyph {...props} directed>
    <path d="M5 4v7a4 4 0 0 0 4 4h10m-4-4 4 4-4 4" />
  </Glyph>
);

export const ExpandIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7" />
  </Glyph>
);

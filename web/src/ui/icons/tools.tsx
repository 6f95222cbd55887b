import { Glyph, type IconProps } from './Glyph';

export const PencilIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5zM13.5 7l3.5 3.5" />
  </Glyph>
);

export const TrashIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10 10.5v5.5M14 10.5v5.5" />
  </Glyph>
);

export const PlusIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 5v14M5 12h14" />
  </Glyph>
);

export const LayersIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 4l8 4.2-8 4.2-8-4.2zM4.5 12.2L12 16l7.5-3.8M4.5 16L12 19.8l7.5-3.8" />
  </Glyph>
);

export const CopyIcon = (props: IconProps) => (
  <Glyph {...props}>
    <rect x="8.5" y="8.5" width="11" height="11" rx="2" />
    <path d="M15.5 8.5v-2a2 2 0 0 0-2-2h-7a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h2" />
  </Glyph>
);

export const ColumnsIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4.5 5h15v14h-15zM9.5 5v14M14.5 5v14" />
  </Glyph>
);

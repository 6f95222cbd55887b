import { Glyph, type IconProps } from '../../../../ui/icons/Glyph';

export const ShareIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 15V4M8 7.5L12 3.5l4 4M6 12.5v6A1.5 1.5 0 0 0 7.5 20h9a1.5 1.5 0 0 0 1.5-1.5v-6" />
  </Glyph>
);

export const VerifiedIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 2.8l2.4 1.8 3-.1.8 2.9 2.4 1.7-1 2.9 1 2.9-2.4 1.7-.8 2.9-3-.1L12 21.2l-2.4-1.8-3 .1-.8-2.9-2.4-1.7 1-2.9-1-2.9 2.4-1.7.8-2.9 3 .1z" />
    <path d="M8.5 12.2l2.4 2.4 4.6-4.8" />
  </Glyph>
);

export const CrownIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4 17.5L3 7.5l5 3.6L12 5l4 6.1 5-3.6-1 10z" />
  </Glyph>
);

export const GuestsIcon = (props: IconProps) => (
  <Glyph {...props}>
    <circle cx="9" cy="8.5" r="3.5" />
    <path d="M2.5 20a6.5 6.5 0 0 1 13 0M15.5 5.4a3.5 3.5 0 0 1 0 6.2M18 14.6a6.5 6.5 0 0 1 3.5 5.4" />
  </Glyph>
);

export const HoursIcon = (props: IconProps) => (
  <Glyph {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7v5.2l3.2 2" />
  </Glyph>
);

export const BoltIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M13 3L5 13.5h5.5L10 21l8.5-11H13z" />
  </Glyph>
);

export const LockIcon = (props: IconProps) => (
  <Glyph {...props}>
    <rect x="5" y="10.5" width="14" height="9.5" rx="2.5" />
    <path d="M8 10.5V7.8a4 4 0 0 1 8 0v2.7" />
  </Glyph>
);

export const ChatIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4 20l1.2-3.9A8.3 8.3 0 1 1 8.2 19z" />
    <path d="M9 9.5c0 3 2.5 5.5 5.5 5.5l1-1.6-2.1-1-1 .9a4.6 4.6 0 0 1-1.8-1.8l.9-1-1-2.1z" />
  </Glyph>
);

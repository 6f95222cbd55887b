import { Glyph, type IconProps } from './Glyph';

export { CarIcon, ShieldIcon, SnowflakeIcon, SoundIcon, UtensilsIcon, WifiIcon } from './keywords';
export { CheckIcon, StarIcon } from './marks';

export const BoltIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M13 3L5.5 13.5h6L11 21l7.5-10.5h-6z" />
  </Glyph>
);

export const BedIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4 18.5v-5.5h16v5.5M4 16h16M6 13V7.5a1.5 1.5 0 0 1 1.5-1.5h9A1.5 1.5 0 0 1 18 7.5V13M9 13v-2.5h6V13" />
  </Glyph>
);

export const CameraIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4 8h3.5L9 5.5h6L16.5 8H20v11H4z" />
    <circle cx="12" cy="13" r="3.2" />
  </Glyph>
);

export const FlowerIcon = (props: IconProps) => (
  <Glyph {...props}>
    <circle cx="12" cy="9" r="2" />
    <path d="M12 7a2.6 2.6 0 1 1 2 2 2.6 2.6 0 1 1-2 2 2.6 2.6 0 1 1-2-2 2.6 2.6 0 1 1 2-2M12 13.5V21M12 18c-2.5 0-4-1-4.5-2.5" />
  </Glyph>
);

export const CakeIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4.5 20h15v-8h-15zM4.5 15.5c2.5 2 5-1 7.5 0s5 2 7.5 0M12 12V8M12 5.2v.01" />
  </Glyph>
);

export const UmbrellaIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M3.5 12.5a8.5 8.5 0 0 1 17 0zM12 12.5v5.8a2.2 2.2 0 0 1-4.4 0M12 4V2.8" />
  </Glyph>
);

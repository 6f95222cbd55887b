import type { ComponentType } from 'react';
import type { IconProps } from './Glyph';
import { AwardIcon, CarIcon, ShieldIcon, SnowflakeIcon, SoundIcon, UtensilsIcon, WifiIcon } from './keywords';
import { CheckIcon, HeartIcon, StarIcon } from './marks';

/** Icons by keyword (docs/coverage.md: customer §2 Hall detail, Amenities). */
const ICONS: Readonly<Record<string, ComponentType<IconProps>>> = {
  wifi: WifiIcon,
  car: CarIcon,
  parking: CarIcon,
  utensils: UtensilsIcon,
  catering: UtensilsIcon,
  'chef-hat': UtensilsIcon,
  'volume-2': SoundIcon,
  sound: SoundIcon,
  snowflake: SnowflakeIcon,
  ac: SnowflakeIcon,
  star: StarIcon,
  shield: ShieldIcon,
  award: AwardIcon,
  heart: HeartIcon,
};

/** The icon for a keyword, a check mark for any other. */
export function keywordIcon(keyword: string | null): ComponentType<IconProps> {
  const key = (keyword ?? '').trim().toLowerCase();
  return (Object.hasOwn(ICONS, key) ? ICONS[key] : undefined) ?? CheckIcon;
}

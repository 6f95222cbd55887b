import type { ComponentType } from 'react';
import {
  BedIcon,
  BoltIcon,
  CakeIcon,
  CameraIcon,
  CarIcon,
  CheckIcon,
  FlowerIcon,
  ShieldIcon,
  SnowflakeIcon,
  SoundIcon,
  StarIcon,
  UtensilsIcon,
  WifiIcon,
} from '../../../../ui/icons/service-icons';
import type { IconProps } from '../../../../ui/icons/Glyph';

/** Owners name their services themselves: the first word that is known decides. */
const ICONS: readonly (readonly [RegExp, ComponentType<IconProps>])[] = [
  [/park|valet|transport|car\b/i, CarIcon],
  [/cater|menu|food|dinner|buffet|waiter|staff|crockery|chef|tea\b/i, UtensilsIcon],
  [/generator|power|electric|light/i, BoltIcon],
  [/sound|music|dj\b|speaker|microphone/i, SoundIcon],
  [/air.?condition|\bac\b|cooling|heater|heating|canopy/i, SnowflakeIcon],
  [/wi-?fi|internet/i, WifiIcon],
  [/secur|guard|cctv/i, ShieldIcon],
  [/bridal|room|lounge|changing/i, BedIcon],
  [/photo|video|film|screen|projector/i, CameraIcon],
  [/flower|floral|decor|garden/i, FlowerIcon],
  [/cake|dessert|sweet/i, CakeIcon],
  [/stage|seating|carpet/i, StarIcon],
];

/** The icon for a service's name, a check mark where none is known. */
export function serviceIcon(name: string): ComponentType<IconProps> {
  return ICONS.find(([words]) => words.test(name))?.[1] ?? CheckIcon;
}

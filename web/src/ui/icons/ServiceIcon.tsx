import { findServiceTopic, type ServiceTopic } from '@mehfil/api/domain/catalogue/service-kinds';
import { createElement, type ComponentType } from 'react';
import type { IconProps } from './Glyph';
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
  UmbrellaIcon,
  UtensilsIcon,
  WifiIcon,
} from './service-icons';

const ICONS: Readonly<Record<ServiceTopic, ComponentType<IconProps>>> = {
  transport: CarIcon,
  cake: CakeIcon,
  food: UtensilsIcon,
  pictures: CameraIcon,
  music: SoundIcon,
  flowers: FlowerIcon,
  lights: BoltIcon,
  stage: StarIcon,
  power: BoltIcon,
  climate: SnowflakeIcon,
  shelter: UmbrellaIcon,
  internet: WifiIcon,
  security: ShieldIcon,
  staff: UtensilsIcon,
  room: BedIcon,
  other: CheckIcon,
};

interface ServiceIconProps extends IconProps {
  /** What the owner calls the service. */
  name: string;
}

/** The icon for a service's name, a check mark where none is known. */
export function ServiceIcon({ name, ...props }: ServiceIconProps) {
  return createElement(ICONS[findServiceTopic(name)], props);
}

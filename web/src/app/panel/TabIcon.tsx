import type { ReactNode } from 'react';
import { Glyph, type IconProps } from '../../ui/icons/Glyph';
import type { TabName } from './tabs';

const DRAWINGS: Readonly<Partial<Record<TabName, ReactNode>>> = {
  overview: <path d="M4.5 4.5h6v7h-6zM13.5 4.5h6v4h-6zM13.5 11.5h6v8h-6zM4.5 14.5h6v5h-6z" />,
  businesses: <path d="M4 20V9l8-5 8 5v11M4 20h16M9 20v-6h6v6" />,
  bookings: <path d="M4.5 6h15v13.5h-15zM4.5 10h15M8.5 3.5V7M15.5 3.5V7M8.5 14.5l2.500 2.500 4.500-4.500" />,
  users: (
    <>
      <circle cx="9" cy="8.5" r="3.25" />
      <path d="M3 19.5c.6-3.6 2.8-5.5 6-5.5s5.4 1.9 6 5.5M15.5 5.5a3.25 3.25 0 0 1 0 6M17 14.2c2.2.6 3.5 2.4 4 5.3" />
    </>
  ),
  blog: <path d="M5 4.5h9.5l4.5 4.5v10.5H5zM14 4.5V9.5h5M8.5 13h7M8.5 16.5h5" />,
  reviews: <path d="M12 4.5l2.3 4.700 5.2.8-3.700 3.6.9 5.2L12 16.3l-4.700 2.5.9-5.2L4.5 10l5.2-.8z" />,
  'thread-reports': <path d="M4.5 5h15v11h-8l-4 3.5V16h-3zM12 8v3.500M12 13v.5" />,
  settings: (
    <>
      <path d="M4 7.5h9M17 7.5h3M4 16.5h3M11 16.5h9" />
      <circle cx="15" cy="7.5" r="2" />
      <circle cx="9" cy="16.5" r="2" />
    </>
  ),
  'city-rules': <path d="M4.5 19.5V10h5v9.5M9.5 19.5v-15h6v15M15.5 12h4v7.5M3.5 19.5h17M12 8v.5M12 12v.5M12 16v.5" />,
  rates: <path d="M4 8.5h14l-3.5-3.5M20 15.5H6l3.5 3.5" />,
  'hijri-months': <path d="M15.5 4.5a8 8 0 1 0 4.500 10.500 6.500 6.500 0 0 1-4.500-10.500z" />,
  maintenance: (
    <path d="M14.5 6.5a4 4 0 0 1 5-1.5L17 7.5l1.5 1.5L21 6.5a4 4 0 0 1-5.5 5L8 19a2 2 0 0 1-3-3l7.5-7.5a4 4 0 0 1 2-2z" />
  ),
  audit: (
    <>
      <circle cx="12" cy="12" r="8" />
      <path d="M12 7.5V12l3 2" />
    </>
  ),
  'security-log': (
    <path d="M12 4l7 2.5v5c0 4.2-2.9 7.4-7 8.500-4.100-1.100-7-4.300-7-8.500v-5zM9 12l2.200 2.200 4-4.400" />
  ),
  outbox: <path d="M4 6h16v12.5H4zM4 7.5l8 6 8-6" />,
  styleguide: <path d="M5 5h6v6H5zM13 13h6v6h-6zM16 4.5v6M13 7.5h6M5 19l3-5.5 3 5.5z" />,
  jobs: <path d="M8.5 6.5H20M8.5 12H20M8.5 17.5H20M4 6.5h.5M4 12h.5M4 17.5h.5" />,
};

/** The drawing beside a section's name. */
export function TabIcon({ name, ...props }: IconProps & { name: TabName }) {
  return <Glyph {...props}>{DRAWINGS[name]}</Glyph>;
}

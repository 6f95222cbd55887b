import type { PaletteName, ServiceSubject } from '../../src/demo/looks.js';
import { createPalette } from './palette.js';
import type { Palette } from './palette.js';
import { Random, hashText } from '../../src/demo/random.js';
import { dessert, seafood, tea } from './service-counters.js';
import { barbecue, biryani, mutton } from './service-dishes.js';
import { dhol, qawwali } from './service-music.js';
import { SHAPE, closeSetting, paintSetting } from './service-setting.js';
import type { Setting } from './service-setting.js';
import { dance, flowers, photography, screens, shuttle } from './service-venue.js';
import { Canvas } from './svg.js';

interface Picture extends Setting {
  readonly palette: PaletteName;
  readonly paint: (canvas: Canvas, palette: Palette, random: Random) => void;
}

/** The pictures; neighbours in a list differ in the colour behind their subject. */
const PICTURES: Readonly<Record<ServiceSubject, Picture>> = {
  biryani: { palette: 'emerald-dusk', wall: '#0f6a58', light: '#3fb48c', table: '#0b4a40', paint: biryani },
  mutton: {
    palette: 'pomegranate-night',
    wall: '#4a1c4c',
    light: '#b0568c',
    table: '#35123a',
    lamps: 10,
    paint: mutton,
  },
  tea: { palette: 'rose-day', wall: '#a9c4a0', light: '#eef4d8', table: '#d8e4c8', lamps: 8, paint: tea },
  barbecue: {
    palette: 'marigold-night',
    wall: '#1c1214',
    light: '#a8340c',
    table: '#2a1412',
    edge: 320,
    lamps: 0,
    paint: barbecue,
  },
  seafood: { palette: 'indigo-day', wall: '#0c6f9c', light: '#5fd0e4', table: '#0e5478', paint: seafood },
  dessert: { palette: 'rose-dusk', wall: '#c23c78', light: '#ffb0c4', table: '#8c1f54', paint: dessert },
  flowers: {
    palette: 'rose-day',
    wall: '#e6a8a0',
    light: '#fff0dc',
    table: '#d89a94',
    edge: 500,
    lamps: 6,
    paint: flowers,
  },
  photography: {
    palette: 'indigo-night',
    wall: '#2c3a6c',
    light: '#8f9ae0',
    table: '#6a4228',
    edge: 440,
    lamps: 22,
    paint: photography,
  },
  dance: {
    palette: 'indigo-night',
    wall: '#3a1478',
    light: '#b44ce0',
    table: '#150a38',
    edge: 410,
    lamps: 0,
    paint: dance,
  },
  qawwali: {
    palette: 'pomegranate-dusk',
    wall: '#96501c',
    light: '#f2b258',
    table: '#5c2c14',
    edge: 400,
    paint: qawwali,
  },
  dhol: {
    palette: 'marigold-dusk',
    wall: '#e0a012',
    light: '#fff0a0',
    table: '#b8700c',
    edge: 440,
    lamps: 0,
    paint: dhol,
  },
  screens: {
    palette: 'indigo-night',
    wall: '#10142c',
    light: '#38549c',
    table: '#10142c',
    edge: 450,
    lamps: 0,
    paint: screens,
  },
  shuttle: {
    palette: 'marigold-night',
    wall: '#3c2c74',
    light: '#f08a5c',
    table: '#231d34',
    edge: 440,
    lamps: 0,
    paint: shuttle,
  },
};

/** The picture of a service that customers choose, 800 by 600 units; the same text for the same subject. */
export function serviceSvg(subject: ServiceSubject): string {
  const { palette: name, paint, ...setting } = PICTURES[subject];
  const palette = createPalette(name);
  const random = new Random(hashText(subject));
  const canvas = new Canvas(SHAPE.width, SHAPE.height);
  paintSetting(canvas, palette, random, setting);
  paint(canvas, palette, random.fork('subject'));
  closeSetting(canvas);
  return canvas.toSvg(SHAPE.width, SHAPE.height);
}

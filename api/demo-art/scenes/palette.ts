import type { Light, PaletteName, Tone } from '../../src/demo/looks.js';
import { darken, lighten, mix } from './colour.js';
import type { Colour } from './colour.js';

/** Light, middle and dark of one material. */
export interface Material {
  readonly light: Colour;
  readonly mid: Colour;
  readonly dark: Colour;
}

/** The colours of one picture. */
export interface Palette {
  readonly name: PaletteName;
  readonly tone: Tone;
  readonly light: Light;
  /** Zenith to horizon. */
  readonly sky: readonly [Colour, Colour, Colour, Colour, Colour];
  /** What distance fades into. */
  readonly haze: Colour;
  /** Light of lamps and windows: the halo and its heart. */
  readonly glow: Colour;
  readonly core: Colour;
  /** How much lamps count against the light of the sky, 0 to 1. */
  readonly lamps: number;
  readonly stone: Material;
  readonly fabric: Material;
  readonly sheer: Material;
  readonly leaf: Material;
  readonly lawn: Material;
  readonly paving: Material;
  readonly metal: Material;
  readonly wood: Material;
  readonly wall: Material;
  readonly carpet: Colour;
  /** Petals, from the commonest to the accent. */
  readonly petals: readonly [Colour, Colour, Colour, Colour];
}

type Five = readonly [Colour, Colour, Colour, Colour, Colour];

const SKIES: Readonly<Record<Tone, Readonly<Record<Light, Five>>>> = {
  emerald: {
    day: ['#4f97a3', '#86b9b6', '#c3d8c6', '#f0dfb6', '#fbe3ac'],
    dusk: ['#0b2733', '#1d4d55', '#688578', '#dda878', '#fbd79c'],
    night: ['#04121a', '#082028', '#0e3238', '#1d4a4a', '#3f6a5a'],
  },
  marigold: {
    day: ['#5c93b8', '#98bcc6', '#e0d3ac', '#f7cf88', '#fddc9a'],
    dusk: ['#22244f', '#5b3a66', '#b85b52', '#ee9a4a', '#fcd488'],
    night: ['#0b0d22', '#171836', '#2d2447', '#53344e', '#8a5550'],
  },
  ivory: {
    day: ['#7fa6c0', '#aac6d2', '#d9dcd2', '#f2dfc0', '#fae6c4'],
    dusk: ['#2b3558', '#5e6488', '#a58fa0', '#e3bfa6', '#fbe6c8'],
    night: ['#0c1226', '#182140', '#2b3558', '#46506f', '#76758a'],
  },
  rose: {
    day: ['#7f9cc4', '#b0b8d4', '#e2c4cc', '#f7cdb8', '#fcdcc0'],
    dusk: ['#2c2a56', '#5c4677', '#a86a86', '#e59f91', '#fbd3b0'],
    night: ['#0f0c26', '#1e163d', '#3a2353', '#633864', '#9a5a74'],
  },
  indigo: {
    day: ['#4f7bb8', '#86a4d2', '#bfc6e2', '#ecd0cc', '#fbdabc'],
    dusk: ['#0d1238', '#27296b', '#5a4391', '#a66a9c', '#f0a98f'],
    night: ['#050920', '#0b1238', '#171e56', '#2e2f73', '#57488c'],
  },
  pomegranate: {
    day: ['#6a93b6', '#a9b8c0', '#e2c0a2', '#f5b988', '#fbd09a'],
    dusk: ['#1f1433', '#4c1f45', '#93304a', '#d9653f', '#f8b568'],
    night: ['#0c0818', '#1b0e29', '#371634', '#5f2438', '#94423f'],
  },
};

interface ToneColours {
  readonly stone: Colour;
  readonly fabric: Colour;
  readonly sheer: Colour;
  readonly metal: Colour;
  readonly wall: Colour;
  readonly carpet: Colour;
  readonly petals: readonly [Colour, Colour, Colour, Colour];
}

const TONE_COLOURS: Readonly<Record<Tone, ToneColours>> = {
  emerald: {
    stone: '#e8dcc4',
    fabric: '#12705c',
    sheer: '#f6efdf',
    metal: '#d9aa52',
    wall: '#2c6152',
    carpet: '#0c5746',
    petals: ['#fbf5ea', '#f2d9a8', '#e9b44c', '#d98c7a'],
  },
  marigold: {
    stone: '#e4bd88',
    fabric: '#d98a1e',
    sheer: '#fff3d9',
    metal: '#dba23c',
    wall: '#b5763a',
    carpet: '#a8431f',
    petals: ['#f5a623', '#f7c948', '#e8742a', '#c8324a'],
  },
  ivory: {
    stone: '#f0e7d8',
    fabric: '#efe4d0',
    sheer: '#fffaf0',
    metal: '#cfa869',
    wall: '#d8c7ab',
    carpet: '#a88e66',
    petals: ['#fffaf0', '#f8e6d4', '#f0cdb8', '#dcc48e'],
  },
  rose: {
    stone: '#ecd2c3',
    fabric: '#c97a86',
    sheer: '#fdeee6',
    metal: '#d9a07a',
    wall: '#b87e7e',
    carpet: '#9c4a5e',
    petals: ['#f6d3cf', '#e79aa3', '#cf6478', '#fff3ea'],
  },
  indigo: {
    stone: '#d6d3dc',
    fabric: '#38429a',
    sheer: '#f1eef6',
    metal: '#d3b06a',
    wall: '#3a4280',
    carpet: '#2a2f75',
    petals: ['#fbf6ff', '#c3b3e6', '#8a7fd0', '#f2c46b'],
  },
  pomegranate: {
    stone: '#cf8f6c',
    fabric: '#9c2237',
    sheer: '#fbe9d6',
    metal: '#d9a045',
    wall: '#7c2a38',
    carpet: '#8a1a2c',
    petals: ['#c2203c', '#e2553f', '#f6b24a', '#fdeedd'],
  },
};

/** How the light of the hour falls on everything outdoors: its colour in the light, in the shade, and how strongly. */
interface Ambience {
  readonly lit: Colour;
  readonly shade: Colour;
  readonly strength: number;
  readonly lamps: number;
}

const AMBIENCE: Readonly<Record<Light, Ambience>> = {
  day: { lit: '#ffe3b0', shade: '#94776b', strength: 0.34, lamps: 0.5 },
  dusk: { lit: '#ffb98a', shade: '#2f2b57', strength: 0.62, lamps: 0.9 },
  night: { lit: '#a8806a', shade: '#0d1233', strength: 0.84, lamps: 1 },
};

function material(base: Colour, ambience: Ambience, contrast = 1): Material {
  const { lit, shade, strength } = ambience;
  return {
    light: mix(lighten(base, 0.22 * contrast), lit, strength * 0.7),
    mid: mix(mix(base, lit, strength * 0.25), shade, strength * 0.55),
    dark: mix(darken(base, 0.42 * contrast), shade, 0.25 + strength * 0.6),
  };
}

/** Walls and roofs take the light of the hour: dim, so that lamps can paint them. */
function outdoors(base: Colour, { lit, shade, strength }: Ambience): Material {
  return {
    light: mix(mix(lighten(base, 0.2), lit, strength * 0.45), shade, strength * 0.3),
    mid: mix(base, shade, strength * 0.72),
    dark: mix(darken(base, 0.38), shade, 0.2 + strength * 0.75),
  };
}

/** Lamps keep fabrics and flowers warm even at night: they take less of the dark than walls do. */
const lampLit = (ambience: Ambience): Ambience => ({ ...ambience, lit: '#ffdcae', strength: ambience.strength * 0.3 });

/** White cloth by lamplight: its shade is warm, never grey. */
const linen = (base: Colour, { lit, strength }: Ambience): Material => ({
  light: mix(lighten(base, 0.25), lit, strength * 0.25),
  mid: mix(base, '#d8a878', 0.2 + strength * 0.3),
  dark: mix(base, '#5e4048', 0.52 + strength * 0.3),
});

/** The colours of a palette by its name. */
export function createPalette(name: PaletteName): Palette {
  const [tone, light] = name.split('-') as [Tone, Light];
  const ambience = AMBIENCE[light];
  const near = lampLit(ambience);
  const colours = TONE_COLOURS[tone];
  const sky = SKIES[tone][light];
  const green = mix('#4f7a45', colours.wall, tone === 'emerald' ? 0.15 : 0.08);
  return {
    name,
    tone,
    light,
    sky,
    haze: mix(sky[3], sky[4], 0.5),
    glow: tone === 'rose' ? '#ffc391' : '#ffc777',
    core: '#fff2d2',
    lamps: ambience.lamps,
    stone: outdoors(colours.stone, ambience),
    fabric: material(colours.fabric, near),
    sheer: linen(colours.sheer, near),
    leaf: outdoors(green, ambience),
    lawn: outdoors('#6d8f4a', ambience),
    paving: outdoors(mix('#b9a48a', colours.stone, 0.4), ambience),
    metal: material(colours.metal, near),
    wood: material('#6b4630', near),
    wall: material(colours.wall, near),
    carpet: mix(colours.carpet, ambience.shade, ambience.strength * 0.3),
    petals: colours.petals,
  };
}

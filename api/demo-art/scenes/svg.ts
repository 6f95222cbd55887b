import type { Colour } from './colour.js';

/** A point in picture units. */
export type Point = readonly [number, number];

/** Attributes of an element; what is undefined is left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A stop of a gradient: offset 0 to 1, colour, opacity 0 to 1 (1 when left out). */
export type Stop = readonly [number, Colour, number?];

/** A number as short as a picture allows. */
export const num = (value: number): string => String(Math.round(value * 10) / 10);

const fine = (value: number): string => String(Math.round(value * 1000) / 1000);

function attributeText(attributes: Attributes): string {
  let text = '';
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) text += ` ${name}="${typeof value === 'number' ? fine(value) : value}"`;
  }
  return text;
}

/** One element without content. */
export const element = (name: string, attributes: Attributes): string => `<${name}${attributeText(attributes)}/>`;

/** A filled (or, by attributes, stroked) path. */
export const path = (d: string, fill: string, extra: Attributes = {}): string => element('path', { d, fill, ...extra });

/** A line drawn along a path. */
export const stroke = (d: string, colour: string, width: number, extra: Attributes = {}): string =>
  element('path', { d, fill: 'none', stroke: colour, 'stroke-width': width, ...extra });

/** A rectangle. */
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  extra: Attributes = {},
): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" fill="${fill}"${attributeText(extra)}/>`;

/** A circle. */
export const circle = (x: number, y: number, r: number, fill: string, extra: Attributes = {}): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"${attributeText(extra)}/>`;

/** An upright ellipse. */
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra: Attributes = {}): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${attributeText(extra)}/>`;

/** A group of parts. */
export const group = (parts: readonly string[] | string, attributes: Attributes = {}): string =>
  `<g${attributeText(attributes)}>${typeof parts === 'string' ? parts : parts.join('')}</g>`;

/** Straight lines through the points: the first absolute, the others as short steps from rounded point to rounded point. */
export function line(points: readonly Point[]): string {
  let [lastX, lastY] = [0, 0];
  let d = '';
  for (const point of points) {
    const [x, y] = [Math.round(point[0] * 10) / 10, Math.round(point[1] * 10) / 10];
    d += d === '' ? `M${x} ${y}` : `l${num(x - lastX)} ${num(y - lastY)}`;
    [lastX, lastY] = [x, y];
  }
  return d;
}

/** A closed shape through the points. */
export const polygon = (points: readonly Point[]): string => `${line(points)}Z`;

/** Where a chain hangs between two points; `sag` is how far its middle lies below the straight line. */
export function hanging(from: Point, to: Point, sag: number): string {
  const x = (from[0] + to[0]) / 2;
  const y = (from[1] + to[1]) / 2 + sag * 2;
  return `M${num(from[0])} ${num(from[1])}Q${num(x)} ${num(y)} ${num(to[0])} ${num(to[1])}`;
}

/** A place in the picture for a part drawn round its own origin. */
export const placed = (content: string, x: number, y: number, scale = 1, extra: Attributes = {}): string =>
  group(content, { transform: `translate(${num(x)} ${num(y)}) scale(${fine(scale)})`, ...extra });

interface Axis {
  readonly x1?: number;
  readonly y1?: number;
  readonly x2?: number;
  readonly y2?: number;
  /** In picture units instead of shares of the painted shape. */
  readonly absolute?: boolean;
  readonly spread?: 'pad' | 'reflect' | 'repeat';
}

/** Collects the definitions (gradients, symbols, clips) and the layers of one picture. */
export class Canvas {
  private readonly definitions = new Map<string, string>();
  private readonly ids = new Map<string, string>();
  private readonly layers: string[] = [];

  /** @param width picture units across @param height picture units down */
  constructor(
    readonly width: number,
    readonly height: number,
  ) {}

  /** Adds layers on top of what is there. */
  add(...parts: readonly string[]): void {
    this.layers.push(...parts);
  }

  /** Keeps a definition once, however often it is asked for, and answers its id. */
  define(key: string, make: (id: string) => string): string {
    const known = this.ids.get(key);
    if (known !== undefined) return known;
    const id = `d${this.ids.size.toString(36)}`;
    this.ids.set(key, id);
    this.definitions.set(id, make(id));
    return id;
  }

  /** A gradient along a line; from top to bottom when no axis is given. */
  linear(stops: readonly Stop[], axis: Axis = {}): string {
    const { x1 = 0, y1 = 0, x2 = 0, y2 = 1, absolute, spread } = axis;
    const attributes = attributeText({
      x1,
      y1,
      x2,
      y2,
      gradientUnits: absolute ? 'userSpaceOnUse' : undefined,
      spreadMethod: spread,
    });
    const content = stopText(stops);
    const id = this.define(
      `l${attributes}${content}`,
      (own) => `<linearGradient id="${own}"${attributes}>${content}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  /** A gradient from the left edge to the right one. */
  across(stops: readonly Stop[]): string {
    return this.linear(stops, { x2: 1, y2: 0 });
  }

  /** A gradient from a centre outwards, in shares of the painted shape. */
  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    const attributes = attributeText({ cx, cy, r });
    const content = stopText(stops);
    const id = this.define(
      `r${attributes}${content}`,
      (own) => `<radialGradient id="${own}"${attributes}>${content}</radialGradient>`,
    );
    return `url(#${id})`;
  }

  /** A part that is drawn many times; answers a function that places it. */
  part(key: string, draw: () => string): (x: number, y: number, scale?: number, extra?: Attributes) => string {
    const id = this.define(`p${key}`, (own) => `<g id="${own}">${draw()}</g>`);
    return (x, y, scale = 1, extra = {}) =>
      `<use href="#${id}" transform="translate(${num(x)} ${num(y)}) scale(${fine(scale)})"${attributeText(extra)}/>`;
  }

  /** A part that may be mirrored, stretched or turned when placed. */
  shaped(key: string, draw: () => string): (transform: string, extra?: Attributes) => string {
    const id = this.define(`p${key}`, (own) => `<g id="${own}">${draw()}</g>`);
    return (transform, extra = {}) => `<use href="#${id}" transform="${transform}"${attributeText(extra)}/>`;
  }

  /** A clip by the given shapes; answers the value of a clip-path attribute. */
  clip(shapes: string): string {
    return `url(#${this.define(`c${shapes}`, (id) => `<clipPath id="${id}">${shapes}</clipPath>`)})`;
  }

  /** A mask: white shows, black hides. */
  mask(content: string): string {
    return `url(#${this.define(`m${content}`, (id) => `<mask id="${id}">${content}</mask>`)})`;
  }

  /** A soft focus of `radius` picture units. */
  blur(radius: number): string {
    const make = (id: string): string =>
      `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${fine(radius)}"/></filter>`;
    return `url(#${this.define(`b${radius}`, make)})`;
  }

  /** The whole picture, shown in `width` by `height` pixels; what does not fit is cut evenly at the edges. */
  toSvg(width: number, height: number): string {
    const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${this.width} ${this.height}" preserveAspectRatio="xMidYMid slice">`;
    return `${open}<defs>${[...this.definitions.values()].join('')}</defs>${this.layers.join('')}</svg>`;
  }
}

function stopText(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop${attributeText({ offset, 'stop-color': colour, 'stop-opacity': opacity })}/>`,
    )
    .join('');
}

/** Colors of a placeholder: columns and rows of the picture, seen from very far. */
export const PLACEHOLDER_GRID = { width: 4, height: 3 } as const;

/** Base64url characters: twelve colors of twelve bits. */
const LENGTH = 24;
const IN_NAME = new RegExp(`\\.([\\w-]{${LENGTH}})\\.webp$`);

/** A pattern for the names of uploaded pictures: those stored before placeholders have none. */
export const PICTURE_NAME = `[0-9a-f]{32}(?:\\.[\\w-]{${LENGTH}})?\\.webp`;

/**
 * The placeholder of a picture, for its name: four bits of each color.
 * @param pixels red, green and blue of each field of {@link PLACEHOLDER_GRID}, row by row
 */
export function encodePlaceholder(pixels: Uint8Array): string {
  const halves = [...pixels].map((value) => Math.min(15, Math.round(value / 17)));
  const bytes = halves.flatMap((half, at) => (at % 2 === 0 ? [half * 16 + (halves[at + 1] ?? 0)] : []));
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_');
}

/** Adds a placeholder to a picture's file name: `name.webp` becomes `name.placeholder.webp`. */
export function addPlaceholder(name: string, placeholder: string): string {
  return name.replace(/\.webp$/, `.${placeholder}.webp`);
}

/** The placeholder in a picture's address or name, or undefined. */
export function readPlaceholder(address: string): string | undefined {
  return IN_NAME.exec(address)?.[1];
}

/** A picture's name without its placeholder. */
export function withoutPlaceholder(name: string): string {
  return name.replace(IN_NAME, '.webp');
}

const HEADER_BYTES = 54;
const INFO_BYTES = 40;
const RGB_BYTES = 3;
const RGB_BITS = 24;

/** A number in four bytes, the lowest first. */
const inFourBytes = (value: number): number[] => [value & 255, (value >> 8) & 255, (value >> 16) & 255, value >> 24];

/**
 * The placeholder in a picture's address as a picture of a few pixels (`data:` address), which browsers blur by enlarging it;
 * undefined if it has none.
 */
export function placeholderPicture(address: string): string | undefined {
  const placeholder = readPlaceholder(address);
  if (placeholder === undefined) return undefined;
  const { width, height } = PLACEHOLDER_GRID;
  const bytes = Array.from(atob(placeholder.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0));
  const colors = bytes.flatMap((byte) => [(byte >> 4) * 17, (byte & 15) * 17]);
  // A bitmap has its rows from below and its colors from blue to red; a row of four needs no filling.
  const rows = Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_each, column) => {
      const at = ((height - 1 - row) * width + column) * RGB_BYTES;
      return colors.slice(at, at + RGB_BYTES).reverse();
    }),
  ).flat(2);
  const header = [
    ...[0x42, 0x4d, ...inFourBytes(HEADER_BYTES + rows.length), 0, 0, 0, 0, ...inFourBytes(HEADER_BYTES)],
    ...[...inFourBytes(INFO_BYTES), ...inFourBytes(width), ...inFourBytes(height), 1, 0, RGB_BITS, 0],
    ...new Array<number>(INFO_BYTES - 16).fill(0),
  ];
  return `data:image/bmp;base64,${toBase64([...header, ...rows])}`;
}

function toBase64(bytes: readonly number[]): string {
  return btoa(String.fromCharCode(...bytes));
}

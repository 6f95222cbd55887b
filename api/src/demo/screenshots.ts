import { createRequire } from 'node:module';
import sharp from 'sharp';
import type { Paper } from './papers.js';

/** Drawn with, so that servers without fonts show the letters too. */
const FONT_FILE = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
);
const SIZE = { width: 640, height: 1000 };
const GREEN = '#0e6b56';
const INK = '#22302b';

/** What a transfer is said to be. */
interface Transfer {
  /** As it is shown, with its currency. */
  amount: string;
  payee: string;
  reference: string;
  day: string;
}

/** Draws what a banking app shows after a transfer; its content is invented, and says so. */
export async function drawTransfer({ amount, payee, reference, day }: Transfer): Promise<Paper> {
  const lines = [
    `<span size="22pt" foreground="${GREEN}">Payment sent</span>`,
    '',
    `<span size="32pt">${amount}</span>`,
    '',
    `To: ${payee}`,
    `Reference: ${reference}`,
    day,
    '',
    '<span size="11pt">SPECIMEN FOR A DEMONSTRATION</span>',
  ];
  const text = {
    text: `<span foreground="${INK}">${lines.join('\n')}</span>`,
    ...{ font: 'Noto Sans 16', fontfile: FONT_FILE, rgba: true, spacing: 8 },
    width: SIZE.width - 160,
    dpi: 96,
  };
  const bar = { create: { width: SIZE.width, height: 90, channels: 3 as const, background: GREEN } };
  const bytes = await sharp({ create: { ...SIZE, channels: 3, background: '#ffffff' } })
    .composite([
      { input: bar, left: 0, top: 0 },
      { input: { text }, left: 80, top: 180 },
    ])
    .png()
    .toBuffer();
  return { filename: `transfer-${reference.toLowerCase()}.png`, bytes };
}

/** @jest-environment node */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const SOURCE = join(import.meta.dirname, '..');
const ENDINGS = ['', '.tsx', '.ts', '/index.ts'];

function find(from: string, specifier: string): string | undefined {
  const path = join(dirname(from), specifier);
  return ENDINGS.map((ending) => path + ending).find((each) => existsSync(each) && statSync(each).isFile());
}

/** Files that a module brings along, without what it loads later. */
function staticImports(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/^(?:import|export) (?!type )[^;]*?from '(\.[^']+)'/gm)]
    .map(([, specifier = '']) => find(file, specifier))
    .filter((each) => each !== undefined);
}

function closure(starts: readonly string[]): string[] {
  const seen = new Set<string>();
  const waiting = [...starts];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file) || !/\.tsx?$/.test(file)) continue;
    seen.add(file);
    waiting.push(...staticImports(file));
  }
  return [...seen];
}

const routes = join(SOURCE, 'app/routes.ts');
const publicScreens = [...readFileSync(routes, 'utf8').matchAll(/import\('([^']+)'\)/g)]
  .map(([, specifier = '']) => find(routes, specifier))
  .filter((file) => file !== undefined);

describe('the first view of public pages', () => {
  const files = closure([
    join(SOURCE, 'app/main.tsx'),
    join(SOURCE, 'app/layouts/AccountLayout.tsx'),
    ...publicScreens,
    // Comes with a hall's page when it is scrolled to; only the wizard within it stands in an AntdBoundary.
    join(SOURCE, 'features/bookings/public/BookingSection.tsx'),
  ]);

  it('is found', () => {
    expect(publicScreens.length).toBeGreaterThan(8);
    expect(files.length).toBeGreaterThan(100);
  });

  it('loads no Ant Design: what a press opens does, behind an AntdBoundary', () => {
    const heavy = files.filter((file) => /^import (?!type )[^;]*?from 'antd/m.test(readFileSync(file, 'utf8')));
    expect(heavy.map((file) => relative(SOURCE, file))).toEqual([]);
  });
});

import { screen } from '@testing-library/react';

/** What stands around an Ant Design Select's input: shows the chosen option. */
export function selected(label: string): HTMLElement {
  const select = screen.getByRole('combobox', { name: label }).closest<HTMLElement>('.ant-select');
  if (!select) throw new Error(`${label} is no Select`);
  return select;
}

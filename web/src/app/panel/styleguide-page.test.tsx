import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { accessibilityProblems } from '../../testing/axe';
import { openPanel, panelServer } from '../../testing/panel';
import { COLORS } from '../theme';

describe('[product: control panel] the language of design', () => {
  it('shows staff every color with its contrast, and the parts in their states', async () => {
    openPanel('MODERATOR', '/cpanel?tab=styleguide', panelServer());
    expect(await screen.findByRole('heading', { name: 'Colors' })).toBeInTheDocument();
    for (const [name, value] of Object.entries(COLORS.light)) {
      expect(screen.getByText(name, { selector: 'b' }).parentElement).toHaveTextContent(value);
    }
    expect(screen.getByText('primary', { selector: 'b' }).parentElement).toHaveTextContent('6.4 : 1');
    expect(screen.getByRole('button', { name: 'Not possible yet' })).toBeDisabled();
    expect(screen.getByText('Confirmed')).toBeInTheDocument();
    expect(screen.getByText(/^شادی ہال/)).toHaveAttribute('dir', 'rtl');
    expect(await accessibilityProblems(screen.getByRole('main'))).toEqual([]);
  });
});

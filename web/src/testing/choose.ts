import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/**
 * Chooses an option of Ant Design's Select.
 * @param label the select's label
 * @param option the option's words
 * @param typed what to search for first, in a select that can be searched
 */
export async function choose(user: UserEvent, label: string, option: string, typed = ''): Promise<void> {
  const select = await screen.findByRole('combobox', { name: label });
  await user.click(select);
  if (typed !== '') await user.type(select, typed);
  const found = await screen.findAllByTitle(option);
  const offered = found.find((each) => each.classList.contains('ant-select-item-option'));
  if (!offered) throw new Error(`${label} does not offer ${option}`);
  await user.click(offered);
  // A list of single choices closes a moment later; a press on it until then would close it, not open it.
  const isMultiple = select.closest('.ant-select')?.classList.contains('ant-select-multiple') === true;
  if (isMultiple) return;
  await waitFor(() => {
    if (select.isConnected && select.getAttribute('aria-expanded') === 'true')
      throw new Error(`${label} is still open`);
  });
}

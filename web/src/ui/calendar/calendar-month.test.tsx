import { describe, expect, it } from '@jest/globals';
import { daysOfMonth } from '@mehfil/api/domain/time/days';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { accessibilityProblems } from '../../testing/axe';
import { CalendarMonth } from './CalendarMonth';
import { DayButton } from './DayButton';
import { MonthHead } from './MonthHead';
import { useDayFocus } from './useGridFocus';

const FIRST = '2027-03-10';
const LAST = '2027-05-20';

/** A month whose days come only once they are loaded. */
function Choice() {
  const [month, setMonth] = useState('2027-03');
  const [loaded, setLoaded] = useState('2027-03');
  const days = month === loaded ? daysOfMonth(month) : [];
  const { listeners, anchor, forget } = useDayFocus({
    ...{ days, preferred: ['2027-03-16'], first: FIRST, last: LAST },
    onReach: (day) => setMonth(day.slice(0, 7)),
  });
  const show = (next: string) => {
    forget();
    setMonth(next);
  };
  return (
    <>
      <MonthHead months={[month]} hasPrevious={month > FIRST.slice(0, 7)} hasNext onShow={show} />
      <CalendarMonth {...listeners} look="choice" days={days.map((date) => ({ date }))} aria-label={month}>
        {({ date }) => <DayButton day={date} isAnchor={date === anchor} isToday={false} isChosen={false} />}
      </CalendarMonth>
      <button type="button" onClick={() => setLoaded(month)}>
        Load
      </button>
    </>
  );
}

const focused = () => document.activeElement?.getAttribute('data-day');
// Without moving the focus, as an answer does.
const loadMonth = () => fireEvent.click(screen.getByRole('button', { name: 'Load' }));

describe('[issue 36] a month of days to choose', () => {
  it('has its weeks below the names of their days, and one place for Tab', async () => {
    const { container } = render(<Choice />);
    const [heads, first, second] = within(screen.getByRole('grid', { name: '2027-03' })).getAllByRole('row');
    expect(heads).toHaveTextContent('SunMonTueWedThuFriSat');
    expect(within(first as HTMLElement).getAllByRole('gridcell')).toHaveLength(7);
    expect(first).toHaveTextContent(/^123456$/);
    expect(second).toHaveTextContent(/^78910111213$/);
    expect(await accessibilityProblems(container)).toEqual([]);
    const user = userEvent.setup();
    await user.tab();
    await user.tab();
    expect(focused()).toBe('2027-03-16');
    await user.keyboard('{ArrowDown}');
    await user.tab({ shift: true });
    await user.tab();
    expect(focused()).toBe('2027-03-23');
  });

  it('gives the focus to a day of another month once it is there', async () => {
    const user = userEvent.setup();
    render(<Choice />);
    act(() => screen.getByRole('button', { name: '16' }).focus());
    await user.keyboard('{PageDown}');
    expect(screen.getByText('April 2027')).toBeVisible();
    expect(focused()).toBeNull();
    loadMonth();
    expect(await screen.findByRole('button', { name: '16' })).toHaveFocus();
  });

  it('leaves the focus where it is, when another month was asked for meanwhile', async () => {
    const user = userEvent.setup();
    render(<Choice />);
    act(() => screen.getByRole('button', { name: '16' }).focus());
    await user.keyboard('{PageDown}');
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    loadMonth();
    await screen.findByRole('button', { name: '16' });
    expect(screen.getByRole('button', { name: 'Next month' })).toHaveFocus();
  });

  it('leaves the focus where Tab has taken it meanwhile', async () => {
    const user = userEvent.setup();
    render(<Choice />);
    act(() => screen.getByRole('button', { name: '16' }).focus());
    await user.keyboard('{PageDown}');
    act(() => screen.getByRole('button', { name: 'Load' }).focus());
    loadMonth();
    expect(await screen.findByRole('button', { name: '16' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Load' })).toHaveFocus();
  });

  it('leads no further than its first and last day', async () => {
    const user = userEvent.setup();
    render(<Choice />);
    act(() => screen.getByRole('button', { name: '16' }).focus());
    await user.keyboard('{PageUp}');
    expect(focused()).toBe(FIRST);
    await user.keyboard('{PageDown}');
    loadMonth();
    await screen.findByRole('button', { name: '30' });
    await user.keyboard('{PageDown}{ArrowDown}');
    loadMonth();
    expect(await screen.findByRole('button', { name: '31' })).toBeVisible();
    await user.keyboard('{ArrowDown}{ArrowDown}{PageDown}');
    expect(focused()).toBe(LAST);
  });
});

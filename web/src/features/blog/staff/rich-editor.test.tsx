import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { renderApp } from '../../../testing/render';
import { RichEditor } from './RichEditor';

const ignore = () => undefined;

/** Lets time pass between a page's rendering and its effects, as when other parts of it are still loading. */
function Delay() {
  useLayoutEffect(() => {
    jest.advanceTimersByTime(300);
  }, []);
  return null;
}

describe('the visual editor of a post', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it('stands where it is shown later than Tiptap waits, with its content', () => {
    jest.useFakeTimers();
    renderApp(
      <>
        <RichEditor
          id="content"
          label="Content"
          value="<p>Begin early, and book late.</p>"
          invalid={false}
          required
          describedBy={undefined}
          lang={undefined}
          dir={undefined}
          onChange={ignore}
          onBlur={ignore}
        />
        <Delay />
      </>,
    );
    expect(screen.getByRole('textbox', { name: 'Content' })).toHaveTextContent('Begin early, and book late.');
  });
});

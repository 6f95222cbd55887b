import { expect, it } from '@jest/globals';
import { BreakableText } from './BreakableText';
import { renderApp } from '../testing/render';

it('[look] links and addresses break behind a single slash or an @, and nowhere else', () => {
  const { container } = renderApp(
    <p>
      <BreakableText>{'To ayesha@example.com: https://mehfil.example/business/apply / today'}</BreakableText>
    </p>,
  );
  expect(container.querySelector('p')?.innerHTML).toBe(
    'To ayesha@<wbr>example.com: https://mehfil.example/<wbr>business/<wbr>apply / today',
  );
});

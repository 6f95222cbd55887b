import axe from 'axe-core';

/**
 * The rules of WCAG 2.2 AA that this piece of a page breaks, one line each. Colors are checked from the tokens (`theme.test.ts`) and
 * in a browser, because jsdom paints nothing.
 */
export async function accessibilityProblems(container: Element): Promise<string[]> {
  const { violations } = await axe.run(container, {
    // What passed is not described, and no element gets a selector: nobody reads either.
    resultTypes: ['violations'],
    selectors: false,
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: {
      'color-contrast': { enabled: false },
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
    },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

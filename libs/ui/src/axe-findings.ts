import axe from 'axe-core';

/** What axe finds in a rendered piece, as readable lines. Colours are looked at in a real browser: jsdom has no layout. */
export const axeFindings = async (container: Element): Promise<string[]> => {
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
};

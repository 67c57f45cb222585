import axe from 'axe-core';

/**
 * What axe finds in a rendered piece, as readable lines. Rules that need layout or a canvas are left to the real browser;
 * landmarks are the page's affair and not a piece's.
 */
export const axeFindings = async (container: Element): Promise<string[]> => {
  const { violations } = await axe.run(container, {
    rules: {
      'color-contrast': { enabled: false },
      'label-content-name-mismatch': { enabled: false },
      region: { enabled: false },
    },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
};

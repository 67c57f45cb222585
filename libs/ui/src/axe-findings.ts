import axe from 'axe-core';

/**
 * The findings of axe in a rendered component, as readable lines. Rules that need layout or a canvas run only in the real
 * browser; rules about landmarks concern whole pages.
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

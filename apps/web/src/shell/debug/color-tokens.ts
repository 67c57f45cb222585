const isRootRule = (rule: CSSRule): rule is CSSStyleRule =>
  rule instanceof CSSStyleRule && rule.selectorText.includes(':root');

const rulesOf = (rules: CSSRuleList): CSSRule[] =>
  [...rules].flatMap((rule) => (rule instanceof CSSGroupingRule ? rulesOf(rule.cssRules) : [rule]));

/**
 * The names of all colours that the style sheets of the page define for its root, such as `--accent`, in their order. They are
 * read from the page, so that no second list of them exists.
 */
export const colorTokens = (page: Document): string[] => {
  const rules = [...page.styleSheets].flatMap((sheet) => rulesOf(sheet.cssRules)).filter(isRootRule);
  const names = rules.flatMap(({ style }) =>
    [...style].filter((name) => name.startsWith('--') && style.getPropertyValue(name).includes('oklch(')),
  );
  return [...new Set(names)];
};

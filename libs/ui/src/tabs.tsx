import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';

interface TabsProps<Name extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly name: Name; readonly label: string }[];
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
  /** The panel of the chosen tab. */
  readonly children: ReactNode;
}

const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Several panels, one of them visible; arrows move between the tabs, and Tab leads from them into the panel. */
export const Tabs = <Name extends string>({ label, tabs, chosen, onChoose, children }: TabsProps<Name>) => {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected=true]');
    if (list.current && tab) showWithin(list.current, tab);
  }, [chosen]);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ name }) => name === chosen);
    const to = moves[event.key]?.(at, tabs.length);
    const next = to === undefined ? undefined : tabs[to];
    if (!next) return;
    event.preventDefault();
    onChoose(next.name);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to ?? 0]?.focus();
  };
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="relative flex shrink-0 gap-1 overflow-x-auto border-b border-line"
      >
        {tabs.map((tab) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`${id}-${tab.name}`}
            aria-selected={tab.name === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab.name === chosen ? 0 : -1}
            onClick={() => onChoose(tab.name)}
            className="-mb-px min-h-10 shrink-0 border-b-2 border-transparent px-3 font-medium whitespace-nowrap text-soft -outline-offset-3 hover:text-text aria-selected:border-accent aria-selected:text-accent pointer-coarse:min-h-11"
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${chosen}`}
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto py-4 -outline-offset-3"
      >
        {children}
      </div>
    </>
  );
};

/** Scrolls a row of tabs, and nothing around it, until a tab is seen whole. */
const showWithin = (list: HTMLElement, { offsetLeft, offsetWidth }: HTMLElement): void => {
  const end = offsetLeft + offsetWidth;
  if (offsetLeft < list.scrollLeft) list.scrollLeft = offsetLeft;
  else if (end > list.scrollLeft + list.clientWidth) list.scrollLeft = end - list.clientWidth;
};

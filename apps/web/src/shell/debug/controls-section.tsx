import { Button } from '@nivel/ui/button';
import type { ButtonSize, ButtonVariant } from '@nivel/ui/button-look';
import { IconButton } from '@nivel/ui/icon-button';
import { Menu, MenuItem, MenuSeparator } from '@nivel/ui/menu';
import { Tabs } from '@nivel/ui/tabs';
import { EllipsisVertical, Plus } from 'lucide-react';
import { useState } from 'react';
import { DebugSection } from './debug-section.tsx';

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'ghost', 'danger'];
const sizes: readonly ButtonSize[] = ['sm', 'md', 'lg'];
const ignore = () => undefined;

/** Buttons in all their looks and states, tabs, and a menu. */
export const ControlsSection = () => {
  const [tab, setTab] = useState<'first' | 'second'>('first');
  return (
    <DebugSection title="Controls">
      {variants.map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-3">
          {sizes.map((size) => (
            <Button key={size} variant={variant} size={size} onClick={ignore}>
              {variant} {size}
            </Button>
          ))}
          <Button variant={variant} icon={<Plus aria-hidden="true" size={18} />}>
            with an icon
          </Button>
          <Button variant={variant} loading>
            loading
          </Button>
          <Button variant={variant} disabled>
            disabled
          </Button>
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <IconButton label="Icon button">
          <Plus aria-hidden="true" size={18} />
        </IconButton>
        <IconButton label="Icon button that is off" isOff>
          <Plus aria-hidden="true" size={18} />
        </IconButton>
        <Menu
          label="Menu"
          button={(opener) => (
            <IconButton label="Open the menu" {...opener}>
              <EllipsisVertical aria-hidden="true" size={18} />
            </IconButton>
          )}
        >
          <MenuItem onChoose={ignore}>First item</MenuItem>
          <MenuSeparator />
          <MenuItem onChoose={ignore}>Second item</MenuItem>
        </Menu>
      </div>
      <Tabs
        label="Tabs"
        tabs={[
          { name: 'first', label: 'First tab' },
          { name: 'second', label: 'Second tab' },
        ]}
        chosen={tab}
        onChoose={setTab}
      >
        <p className="py-3">This is the {tab} tab.</p>
      </Tabs>
    </DebugSection>
  );
};

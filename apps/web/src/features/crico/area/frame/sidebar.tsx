import { Link } from '@tanstack/react-router';
import { History, LayoutDashboard, ListTodo, ShieldCheck, Wallet } from 'lucide-react';
import { use } from 'react';
import { cricoText } from '../crico-text.ts';
import { usePermissions } from '../guard/guard.tsx';
import { OrganizationCard } from './organization-card.tsx';
import { useSidebar } from './sidebar-context.ts';
import { SidebarProjects } from './sidebar-projects.ts';

const linkLook =
  'flex min-h-9 items-center gap-2.5 rounded-sm px-2.5 font-medium hover:bg-sunken aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent pointer-coarse:min-h-11';

/** The current place, and its content. */
export const Sidebar = () => {
  const { close } = useSidebar();
  const text = cricoText.useText();
  const { account_role: role } = usePermissions();
  return (
    <div className="flex flex-col gap-5">
      <OrganizationCard />
      <nav aria-label={text.crico} className="flex flex-col gap-0.5">
        <Link
          to="/crico/dashboard"
          search={({ organization }) => ({ organization })}
          onClick={close}
          className={linkLook}
          activeOptions={{ exact: true }}
        >
          <LayoutDashboard aria-hidden="true" size={18} />
          {text.dashboard}
        </Link>
        <Link to="/crico/my-work" onClick={close} className={linkLook} activeOptions={{ includeSearch: false }}>
          <ListTodo aria-hidden="true" size={18} />
          {text.myWork}
        </Link>
        <Link to="/crico/activity" onClick={close} className={linkLook} activeOptions={{ includeSearch: false }}>
          <History aria-hidden="true" size={18} />
          {text.activity}
        </Link>
        <Link to="/crico/money" onClick={close} className={linkLook} activeOptions={{ includeSearch: false }}>
          <Wallet aria-hidden="true" size={18} />
          {role === 'user' ? text.myEarnings : text.finance}
        </Link>
        {role === 'admin' && (
          <Link to="/crico/admin" onClick={close} className={linkLook} activeOptions={{ includeSearch: false }}>
            <ShieldCheck aria-hidden="true" size={18} />
            {text.adminPanel}
          </Link>
        )}
      </nav>
      {use(SidebarProjects)}
      <p className="px-2.5 text-sm text-soft">{text.sidebarText}</p>
    </div>
  );
};

import { Link } from '@tanstack/react-router';
import { FolderKanban, LayoutDashboard, ShieldCheck } from 'lucide-react';
import { cricoText } from '../crico-text.ts';
import { usePermissions } from '../guard/guard.tsx';
import { OrganizationCard } from './organization-card.tsx';
import { useSidebar } from './sidebar-context.ts';

const linkLook =
  'flex min-h-9 items-center gap-2.5 rounded-sm px-2.5 font-medium hover:bg-sunken aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent pointer-coarse:min-h-11';

/** The projects of the place one is in. */
const ProjectsRegion = () => {
  const text = cricoText.useText();
  return (
    <section aria-labelledby="crico-projects" className="flex flex-col gap-2">
      <h2 id="crico-projects" className="px-2.5 text-sm text-soft">
        {text.projects}
      </h2>
      <div className="flex flex-col items-center gap-1.5 rounded-md border border-dashed border-line-strong px-3 py-5 text-center">
        <FolderKanban aria-hidden="true" size={22} className="text-soft" />
        <p className="font-medium">{text.noProjects}</p>
        <p className="text-sm text-soft">{text.noProjectsText}</p>
      </div>
    </section>
  );
};

/** Where one is, and what is there. */
export const Sidebar = () => {
  const { close } = useSidebar();
  const text = cricoText.useText();
  const { account_role: role } = usePermissions();
  return (
    <div className="flex flex-col gap-5">
      <OrganizationCard />
      <nav aria-label={text.crico} className="flex flex-col gap-0.5">
        <Link to="/crico/dashboard" onClick={close} className={linkLook} activeOptions={{ includeSearch: false }}>
          <LayoutDashboard aria-hidden="true" size={18} />
          {text.dashboard}
        </Link>
        {role === 'admin' && (
          <Link to="/crico/admin" onClick={close} className={linkLook} activeOptions={{ includeSearch: false }}>
            <ShieldCheck aria-hidden="true" size={18} />
            {text.adminPanel}
          </Link>
        )}
      </nav>
      <ProjectsRegion />
      <p className="px-2.5 text-sm text-soft">{text.sidebarText}</p>
    </div>
  );
};

import { cricoText } from '../crico-text.ts';

/** Leads are highlighted; all others are calm. */
const looks: Readonly<Record<string, string>> = {
  director: 'bg-accent-soft text-accent',
  lead: 'bg-info-soft text-info',
  admin: 'bg-warning-soft text-warning',
};

/** A person's role in a project, in words. */
export const RoleBadges = ({ roles }: { readonly roles: readonly string[] }) => {
  const text = cricoText.useText();
  return (
    <span className="inline-flex flex-wrap gap-1">
      {roles.map((role) => (
        <span
          key={role}
          className={`rounded-sm px-1.5 py-0.5 text-xs font-semibold ${looks[role] ?? 'bg-sunken text-soft'}`}
        >
          {text.projectRoles[role] ?? role}
        </span>
      ))}
    </span>
  );
};

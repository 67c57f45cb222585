import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { plainText } from '../../../../shell/commands/matching.ts';
import { cricoText } from '../../area/crico-text.ts';
import { usePermissions } from '../../area/guard/guard.tsx';
import { LoadFailure, LoadingRows } from '../../area/list-states.tsx';
import { PersonEntry } from '../../area/people/person-entry.tsx';
import { SearchField } from '../../area/search-field.tsx';
import { teamText } from './team-text.ts';
import { nameOf, overviewQuery } from './team.queries.ts';

/** The people of all projects that one shares, and in which. */
export const TeamOverview = () => {
  const text = teamText.useText();
  const { projectRoles } = cricoText.useText();
  const { user_id: me } = usePermissions();
  const { data: members, error, refetch } = useQuery(overviewQuery(me));
  const [words, setWords] = useState('');
  if (!members && error) return <LoadFailure title={text.loadFailed} error={error} onRetry={() => void refetch()} />;
  if (!members) return <LoadingRows />;
  if (members.length === 0) return <p className="text-soft">{text.nobody}</p>;
  const wanted = plainText(words.trim());
  const found = members.filter((one) => plainText(`${nameOf(one)} ${one.user_info.email}`).includes(wanted));
  return (
    <div className="flex flex-col gap-4">
      <SearchField label={text.search} value={words} onChange={setWords} />
      <p role="status" className={found.length === 0 ? 'text-soft' : 'sr-only'}>
        {wanted ? text.found(found.length) : ''}
      </p>
      <ul aria-label={text.list} className="-my-2 divide-y divide-line">
        {found.map((member) => (
          <PersonEntry
            key={member.user_id}
            name={nameOf(member)}
            picture={member.user_info.avatar_url}
            isMe={member.user_id === me}
            isActive={member.user_info.is_active}
            notes={[
              member.user_info.is_active ? member.user_info.email : text.inactive,
              member.projects.map(({ name, role }) => `${name} (${projectRoles[role] ?? role})`).join(', '),
            ]}
          />
        ))}
      </ul>
    </div>
  );
};

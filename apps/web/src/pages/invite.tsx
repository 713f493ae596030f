import { useTable } from '../kit/context.tsx';
import { Part } from '../ui/page.tsx';
import { ShareLink } from '../ui/share-link.tsx';
import { say } from '../words/index.ts';

/** The link of this table, to be sent to friends. */
export function Invite() {
  const table = useTable((state) => state.table);
  return (
    <Part title={say('lobby.invite')}>
      <p className="mb-3 text-soft">{say('lobby.invite-hint')}</p>
      <ShareLink link={`${location.origin}/table/${table}`} label={say('lobby.link-label')} />
    </Part>
  );
}

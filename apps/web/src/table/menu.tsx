import { Bell, BellOff } from 'lucide-react';
import { useBellSwitch } from '../device/bell.ts';
import { themes, useTheme } from '../device/theme.ts';
import { useSurroundings } from '../kit/bar.tsx';
import { useTable } from '../kit/context.tsx';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { DialogFrame } from '../ui/dialog.tsx';
import { ShareLink } from '../ui/share-link.tsx';
import { say } from '../words/index.ts';
import { FaultForm } from './fault-form.tsx';
import { Note } from './note.tsx';
import { TableDeeds } from './table-deeds.tsx';
import { TableNews } from './table-news.tsx';
import { WayBack } from './way-back.tsx';

/** What is seldom needed at a table: its link, the way back, bell and theme. */
export function MenuDialog({ onClose }: { onClose(): void }) {
  const table = useTable((state) => state.table);
  const { look: live } = useSurroundings();
  const seated = useTable((state) => state.you.seat !== null) && live !== null;
  const [bell, toggle] = useBellSwitch();
  const [theme, choose] = useTheme();
  return (
    <DialogFrame title={say('table.menu')} place="side" onClose={onClose}>
      <div className="flex flex-col gap-6">
        <TableDeeds />
        {seated && <TableNews table={table} />}
        {seated && <Note table={table} />}
        <Button aria-pressed={bell} onClick={toggle} className="self-start">
          {bell ? <Bell size={18} aria-hidden="true" /> : <BellOff size={18} aria-hidden="true" />}
          {say(bell ? 'table.bell-on' : 'table.bell-off')}
        </Button>
        <Choice
          label={say('table.theme')}
          value={theme}
          values={themes.map((value) => ({ value, text: say(`theme.${value}`) }))}
          onChange={choose}
        />
        {live && (
          <section>
            <h3 className="mb-1 text-lg">{say('lobby.invite')}</h3>
            <p className="mb-2 text-sm text-soft">{say('table.invite-hint')}</p>
            <ShareLink link={`${location.origin}/table/${table}`} label={say('lobby.link-label')} />
          </section>
        )}
        {seated && <WayBack />}
        {live && <FaultForm />}
      </div>
    </DialogFrame>
  );
}

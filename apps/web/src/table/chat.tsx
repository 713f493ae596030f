import type { Words } from '@cityhall/ruleset';
import { type Channel, type ChatLine, chatText, limits } from '@cityhall/wire';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { keep, kept } from '../device/kept.ts';
import { useLink, useTable } from '../kit/context.tsx';
import { useNames } from '../kit/names.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { DialogFrame } from '../ui/dialog.tsx';
import { locale, say, sayLine } from '../words/index.ts';

/** What people say at this table, with what the table itself says. */
export function ChatDialog({ words, onClose }: { words: Words; onClose(): void }) {
  const link = useLink();
  const lines = useTable((state) => state.chat);
  const [muted, toggle] = useMuted();
  const end = useRef<HTMLDivElement>(null);
  const count = lines?.length ?? 0;
  useEffect(() => {
    link.readChat();
    if (count > 0) end.current?.scrollIntoView({ block: 'end' });
  }, [link, count]);
  return (
    <DialogFrame title={say('chat.title')} place="side" onClose={onClose}>
      <ol aria-live="polite" className="flex flex-col gap-2 text-sm">
        {lines === null && <li>{say('house.loading')}</li>}
        {count === 0 && lines && <li className="text-soft">{say('chat.empty')}</li>}
        {lines?.map((line) => (
          <li key={line.number}>
            <Said line={line} words={words} muted={muted.includes(line.by ?? '')} onMute={toggle} />
          </li>
        ))}
      </ol>
      <div ref={end} />
      <Speak />
    </DialogFrame>
  );
}

interface SaidProps {
  line: ChatLine;
  words: Words;
  muted: boolean;
  onMute(by: string): void;
}

function Said({ line, words, muted, onMute }: SaidProps) {
  const names = useNames();
  const mine = useTable((state) => state.me !== null && state.me === line.by);
  if (line.line) return <p className="text-soft">{sayLine(words, line.line, names)}</p>;
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(line.at);
  return (
    <div className="flex items-start gap-2">
      <p className="min-w-0 flex-1">
        <span className="font-semibold">{line.name ?? say('chat.deleted')}</span>{' '}
        <span className="text-soft">
          {time}
          {line.channel !== 'table' && ` · ${say(`chat.${line.channel}`)}`}
        </span>
        <br />
        <bdi>{muted ? <em className="text-soft">{say('chat.muted')}</em> : line.text}</bdi>
      </p>
      {line.by && !mine && (
        <Button look="bare" className="text-sm" onClick={() => onMute(line.by!)}>
          {say(muted ? 'chat.unmute' : 'chat.mute')}
        </Button>
      )}
    </div>
  );
}

function Speak() {
  const link = useLink();
  const seat = useTable((state) => state.you.seat);
  const [channel, setChannel] = useState<Channel>('table');
  const [text, setText] = useState('');
  const field = useId();
  function submit(event: FormEvent) {
    event.preventDefault();
    const said = chatText.safeParse(text);
    if (!said.success) return;
    link.say(channel, said.data);
    setText('');
  }
  const channels: Channel[] = ['table', seat === null ? 'spectators' : 'seats'];
  return (
    <form onSubmit={submit} className="mt-4 flex flex-col gap-2 border-t border-line pt-3">
      <Choice<Channel>
        label={say('chat.to')}
        value={channel}
        values={channels.map((value) => ({ value, text: say(`chat.${value}`) }))}
        onChange={setChannel}
      />
      <label htmlFor={field} className="sr-only">
        {say('chat.field')}
      </label>
      <div className="flex gap-2">
        <input
          id={field}
          className="tap min-w-0 flex-1 rounded-xl border border-soft bg-paper px-3"
          value={text}
          maxLength={limits.chat}
          autoComplete="off"
          enterKeyHint="send"
          onChange={(event) => setText(event.target.value)}
        />
        <Button look="main" type="submit">
          {say('chat.send')}
        </Button>
      </div>
    </form>
  );
}

/** Whom this device does not want to hear at this table. */
function useMuted(): [readonly string[], (by: string) => void] {
  const key = `muted.${useTable((state) => state.table)}`;
  const [muted, setMuted] = useState(() => (kept(key) ?? '').split(' ').filter(Boolean));
  return [
    muted,
    (by) => {
      const next = muted.includes(by) ? muted.filter((one) => one !== by) : [...muted, by];
      keep(key, next.length > 0 ? next.join(' ') : null);
      setMuted(next);
    },
  ];
}

import { limits, type Pace, type Room, tableName } from '@cityhall/wire';
import { type FormEvent, useId, useState } from 'react';
import { useLink, useTable } from '../kit/context.tsx';
import { useNames } from '../kit/names.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { Part } from '../ui/page.tsx';
import { say } from '../words/index.ts';

const paces: readonly { value: string; pace: Pace }[] = [
  { value: 'free', pace: { kind: 'free' } },
  { value: 'quick', pace: { kind: 'live', bank: 900, increment: 20 } },
  { value: 'calm', pace: { kind: 'live', bank: 2_700, increment: 45 } },
  { value: 'day', pace: { kind: 'days', days: 1 } },
  { value: 'three', pace: { kind: 'days', days: 3 } },
  { value: 'week', pace: { kind: 'days', days: 7 } },
];

const nameOfPace = (pace: Pace): string =>
  paces.find((one) => JSON.stringify(one.pace) === JSON.stringify(pace))?.value ?? 'free';

/** What the table host decides about the table itself. */
export function Hosting({ room }: { room: Room }) {
  const { deed } = useLink();
  const you = useTable((state) => state.you);
  const [closing, setClosing] = useState(false);
  if (!you.host) {
    return room.pace.kind === 'free' ? null : (
      <p className="text-soft">
        {say('hosting.pace-is', { pace: say(`pace.${nameOfPace(room.pace)}` as 'pace.free') })}
      </p>
    );
  }
  return (
    <Part title={say('hosting.title')}>
      <div className="flex flex-col gap-4">
        <Named room={room} />
        <Choice
          label={say('hosting.pace')}
          value={nameOfPace(room.pace)}
          values={paces.map(({ value }) => ({
            value,
            text: say(`pace.${value}` as 'pace.free'),
            hint: say(`pace.${value}-hint` as 'pace.free-hint'),
          }))}
          onChange={(value) => deed({ do: 'table', pace: paces.find((one) => one.value === value)!.pace })}
        />
        <div className="flex flex-wrap gap-2">
          <Button aria-pressed={room.listed} onClick={() => deed({ do: 'table', listed: !room.listed })}>
            {say(room.listed ? 'hosting.listed' : 'hosting.unlisted')}
          </Button>
          <Button aria-pressed={room.whenFull} onClick={() => deed({ do: 'table', whenFull: !room.whenFull })}>
            {say(room.whenFull ? 'hosting.when-full' : 'hosting.by-hand')}
          </Button>
          <Button aria-pressed={room.watching} onClick={() => deed({ do: 'table', watching: !room.watching })}>
            {say(room.watching ? 'deeds.watching-on' : 'deeds.watching-off')}
          </Button>
        </div>
        <HandOn room={room} />
        <Button
          look="bare"
          className="self-start"
          onClick={() => {
            if (closing) deed({ do: 'close' });
            setClosing(!closing);
          }}
        >
          {say(closing ? 'hosting.close-sure' : 'hosting.close')}
        </Button>
      </div>
    </Part>
  );
}

function Named({ room }: { room: Room }) {
  const { deed } = useLink();
  const field = useId();
  const [typed, setTyped] = useState<string | null>(null);
  function submit(event: FormEvent) {
    event.preventDefault();
    const name = tableName.safeParse(typed ?? '');
    deed({ do: 'table', name: name.success ? name.data : null });
    setTyped(null);
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-center gap-2">
      <label htmlFor={field} className="w-full font-semibold">
        {say('hosting.name')}
      </label>
      <input
        id={field}
        className="tap min-w-0 flex-1 rounded-xl border border-soft bg-paper px-3"
        value={typed ?? room.name ?? ''}
        maxLength={limits.tableName}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" disabled={typed === null}>
        {say('hosting.name-save')}
      </Button>
    </form>
  );
}

/** Hands the part of table host to somebody else, or has two seats swapped. */
function HandOn({ room }: { room: Room }) {
  const { deed } = useLink();
  const you = useTable((state) => state.you);
  const names = useNames();
  const others = room.places.flatMap((place, seat) => (seat !== you.seat && place.kind === 'person' ? [seat] : []));
  return (
    <ul className="flex flex-wrap gap-2 empty:hidden">
      {others.map((seat) => (
        <li key={seat}>
          <Button onClick={() => deed({ do: 'host', seat })}>{say('hosting.hand', { name: names[seat]! })}</Button>
        </li>
      ))}
      {room.places.map((_place, seat) =>
        seat > 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={`swap ${seat}`}>
            <Button onClick={() => deed({ do: 'swap', seat: seat - 1, with: seat })}>
              {say('hosting.swap', { one: seat, other: seat + 1 })}
            </Button>
          </li>
        ) : null,
      )}
    </ul>
  );
}

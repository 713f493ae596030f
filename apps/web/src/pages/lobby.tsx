import { type OptionValue, tell } from '@cityhall/ruleset';
import { type Colour, colours, type Place, type Room } from '@cityhall/wire';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment, useEffect } from 'react';
import { useLink, useTable } from '../kit/context.tsx';
import { LineState } from '../kit/line-state.tsx';
import { useNames } from '../kit/names.ts';
import { gameName, gameOf } from '../table/games.ts';
import { useRuleset } from '../table/ruleset.ts';
import { WayBack } from '../table/way-back.tsx';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { Page, Part } from '../ui/page.tsx';
import { SeatMark } from '../ui/seat.tsx';
import { listed, type SpokenRules, say } from '../words/index.ts';
import { DoorChoices } from './door.tsx';
import { Hosting } from './hosting.tsx';
import { Invite } from './invite.tsx';
import { useNamed } from './named.tsx';
import { OptionFields, refusalOf, refusedOf } from './option-fields.tsx';

/** A table before the start: who sits where, in which colour, and who is ready. */
export function Lobby({ room }: { room: Room }) {
  const you = useTable((state) => state.you);
  const spectators = useTable((state) => state.spectators);
  const queries = useQueryClient();
  const title = say('lobby.title', { game: gameName(room.game) });
  const seated = you.seat !== null;
  useEffect(() => {
    if (seated) void queries.invalidateQueries({ queryKey: ['tables'] });
  }, [seated, queries]);
  return (
    <Page title={title}>
      <h1 className="mt-2 text-3xl sm:text-4xl">{room.name ?? gameName(room.game)}</h1>
      <p className="mt-1 text-soft">
        {seated ? '' : `${say('lobby.sit-first')} `}
        {say('lobby.spectators', { count: spectators })}.
      </p>
      <LineState />
      <div className="mt-4 flex flex-col gap-5">
        {!seated && <DoorChoices room={room} onWatch={() => document.getElementById('seats')?.scrollIntoView()} />}
        <Part title={say('lobby.seats')}>
          <ul id="seats" className="flex flex-col divide-y divide-line">
            {room.places.map((place, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <li key={seat}>
                <SeatRow place={place} seat={seat} room={room} />
              </li>
            ))}
          </ul>
          {seated && <ColourChoice room={room} seat={you.seat!} />}
          <StartBar room={room} />
        </Part>
        <Invite />
        {seated && <WayBack />}
        <Settings room={room} />
        <Hosting room={room} />
        <p>
          <Link to="/rules/$game" params={{ game: room.game }} className="link inline-flex min-h-11 items-center">
            {say('home.rules')}
          </Link>
        </p>
      </div>
    </Page>
  );
}

function SeatRow({ place, seat, room }: { place: Place; seat: number; room: Room }) {
  const { deed } = useLink();
  const you = useTable((state) => state.you);
  const here = useTable((state) => state.present.includes(seat));
  const names = useNames();
  const [withName, asking] = useNamed();
  const mine = you.seat === seat;
  const number = seat + 1;
  const hosting = room.host === seat;
  const state =
    place.kind === 'bot'
      ? say(place.level === 'easy' ? 'lobby.is-easy' : 'lobby.is-bot')
      : [
          ...(hosting ? [] : [say(place.ready ? 'lobby.ready' : 'lobby.not-ready')]),
          say(here ? 'lobby.here' : 'lobby.away'),
        ].join(' · ');
  return (
    <div className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-2 py-2">
      <span className={place.kind === 'free' ? 'opacity-40' : ''}>
        <SeatMark colour={place.colour} size={36} />
      </span>
      <span className="min-w-32 flex-1">
        <span className="flex flex-wrap items-center gap-x-2 font-semibold">
          {names[seat]}
          {mine && <Tag text={say('lobby.you')} />}
          {hosting && <Tag text={say('lobby.host')} />}
        </span>
        {place.kind !== 'free' && <span className="text-sm text-soft">{state}</span>}
      </span>
      {place.kind === 'free' && (you.seat === null || !you.host) && (
        <Button
          look="main"
          aria-label={say('lobby.sit-label', { seat: number })}
          onClick={() => withName(() => deed({ do: 'sit', seat }))}
        >
          {say('lobby.sit')}
        </Button>
      )}
      {place.kind === 'free' && you.host && (
        <span className="flex flex-wrap gap-2">
          <Button aria-label={say('lobby.bot-label', { seat: number })} onClick={() => deed({ do: 'bot', seat })}>
            {say('lobby.bot')}
          </Button>
          <Button
            aria-label={say('lobby.bot-easy-label', { seat: number })}
            onClick={() => deed({ do: 'bot', seat, level: 'easy' })}
          >
            {say('lobby.bot-easy')}
          </Button>
        </span>
      )}
      {mine && (
        <Button look="bare" onClick={() => deed({ do: 'leave' })}>
          {say('lobby.leave')}
        </Button>
      )}
      {!mine && place.kind !== 'free' && you.host && (
        <Button
          look="bare"
          aria-label={say('lobby.free-label', { seat: number, name: names[seat]! })}
          onClick={() => deed({ do: 'free', seat })}
        >
          {say('lobby.free-seat')}
        </Button>
      )}
      {asking}
    </div>
  );
}

function Tag({ text }: { text: string }) {
  return <span className="rounded-full border border-line px-2 py-0.5 text-xs font-normal text-soft">{text}</span>;
}

function ColourChoice({ room, seat }: { room: Room; seat: number }) {
  const { deed } = useLink();
  const own = room.places[seat]!.colour;
  const taken = (colour: Colour) =>
    room.places.some((place, other) => other !== seat && place.kind !== 'free' && place.colour === colour);
  return (
    <fieldset className="mt-3 border-t border-line pt-3">
      <legend className="float-left mr-4 flex min-h-11 items-center font-semibold max-sm:float-none max-sm:min-h-8">
        {say('lobby.colour')}
      </legend>
      <div className="flex flex-wrap gap-1">
        {colours.map((colour) => {
          const label = say('lobby.colour-of', { colour });
          return (
            <label
              key={colour}
              title={taken(colour) ? say('lobby.colour-taken', { colour: label }) : label}
              className={`tap relative inline-flex items-center justify-center rounded-full border-2 has-focus-visible:outline-3 has-focus-visible:outline-[var(--focus)] ${own === colour ? 'border-ink' : 'border-transparent'} ${taken(colour) ? 'opacity-30' : ''}`}
            >
              <input
                type="radio"
                name="colour"
                className="absolute inset-0 cursor-pointer opacity-0"
                aria-label={taken(colour) ? say('lobby.colour-taken', { colour: label }) : label}
                checked={own === colour}
                disabled={taken(colour)}
                onChange={() => deed({ do: 'colour', colour })}
              />
              <SeatMark colour={colour} size={34} />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** What the start still waits for, with one's own part in it beside it. */
function StartBar({ room }: { room: Room }) {
  const { deed } = useLink();
  const you = useTable((state) => state.you);
  const names = useNames();
  const free = room.places.filter((place) => place.kind === 'free').length;
  // The table host says so by starting.
  const unready = room.places.flatMap((place, seat) =>
    place.kind === 'person' && !place.ready && seat !== room.host ? [seat] : [],
  );
  const ready = you.seat !== null && room.places[you.seat]!.ready;
  const all = free === 0 && unready.length === 0;
  const sentence =
    free > 0
      ? say('lobby.wait-seats', { count: free })
      : you.seat !== null && unready.includes(you.seat)
        ? say('lobby.wait-you')
        : unready.length > 0
          ? say('lobby.wait-ready', { names: listed(unready.map((seat) => names[seat]!)) })
          : you.host
            ? say('lobby.wait-start')
            : say('lobby.wait-host', { name: room.host === null ? say('lobby.host') : names[room.host]! });
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3 border-t border-line pt-4">
      <p className="min-w-0 flex-1 basis-56" role="status">
        {sentence}
      </p>
      {you.seat !== null && !you.host && (
        <Button look={ready ? 'quiet' : 'main'} onClick={() => deed({ do: 'ready', ready: !ready })}>
          {say(ready ? 'lobby.be-unready' : 'lobby.be-ready')}
        </Button>
      )}
      {you.host && (
        <Button look={all ? 'main' : 'quiet'} disabled={free > 0} onClick={() => deed({ do: 'start' })}>
          {say('lobby.start')}
        </Button>
      )}
    </div>
  );
}

/** How the game is set up; the table host can change it. */
function Settings({ room }: { room: Room }) {
  const { deed } = useLink();
  const host = useTable((state) => state.you.host);
  const ruleset = useRuleset(room.game).data;
  const range = gameOf(room.game)?.seats;
  if (!range || !ruleset) return null;
  const options = room.options as Record<string, OptionValue>;
  if (!host) return <SettingsInWords ruleset={ruleset} options={options} />;
  const fewest = Math.max(range.min, room.places.findLastIndex((place) => place.kind !== 'free') + 1);
  const counts = Array.from({ length: range.max - range.min + 1 }, (_, i) => range.min + i);
  const refused = refusedOf(counts, (count) => refusalOf(ruleset, count, options));
  return (
    <Part title={say('lobby.options')}>
      <div className="flex flex-col gap-4">
        <Choice<number>
          label={say('lobby.change')}
          value={room.places.length}
          values={counts.map((count) => ({
            value: count,
            text: `${count}`,
            disabled: count < fewest,
            refused: refused.has(count),
          }))}
          onChange={(seats) => deed({ do: 'settings', seats, options: room.options })}
        />
        <OptionFields
          ruleset={ruleset}
          seats={room.places.length}
          chosen={options}
          onChange={(chosen) => deed({ do: 'settings', seats: room.places.length, options: chosen })}
        />
      </div>
    </Part>
  );
}

function SettingsInWords({ ruleset, options }: { ruleset: SpokenRules; options: Record<string, OptionValue> }) {
  const words = ruleset.words;
  const fields = Object.entries(ruleset.options).filter(([name]) => Object.hasOwn(words, `option.${name}`));
  if (fields.length === 0) return null;
  return (
    <Part title={say('lobby.options')}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {fields.map(([name, field]) => (
          <Fragment key={name}>
            <dt className="text-soft">{tell(words, `option.${name}`)}</dt>
            <dd>{tell(words, `option.${name}.${options[name] ?? field.default}`)}</dd>
          </Fragment>
        ))}
      </dl>
    </Part>
  );
}

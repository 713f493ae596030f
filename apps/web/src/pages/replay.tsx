import type { AnyView } from '@cityhall/ruleset';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { type ChangeEvent, useEffect, useMemo, useState } from 'react';
import { WithSurroundings } from '../kit/bar.tsx';
import { GivenTable, useTable } from '../kit/context.tsx';
import { namesOf } from '../kit/names.ts';
import { ApiFault, fetchRecord } from '../link/api.ts';
import { type Perspective, type Replayed, readRecord, replayed } from '../record/steps.ts';
import { ReplayBar } from '../replay/bar.tsx';
import { stillState, stillTable } from '../replay/still-table.ts';
import { gameName, gameOf } from '../table/games.ts';
import { panels } from '../table/panels.ts';
import { useRuleset } from '../table/ruleset.ts';
import { buttonClass } from '../ui/button.tsx';
import { Page, PageSkeleton } from '../ui/page.tsx';
import { type SpokenRules, say } from '../words/index.ts';

/** The replay of a finished game, by its table's link or from a file. */
export function ReplayPage() {
  const { table } = useParams({ from: '/replay/$table' });
  const [file, setFile] = useState<unknown>(null);
  const fetched = useQuery({
    queryKey: ['record', table],
    queryFn: () => fetchRecord(table),
    enabled: table !== 'file',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const json = table === 'file' ? file : fetched.data;
  if (fetched.isError) {
    const { error } = fetched;
    return (
      <Nothing
        text={error instanceof ApiFault && error.code === 'not-over' ? say('replay.not-over') : say('replay.none')}
      />
    );
  }
  if (json === undefined || (json === null && table !== 'file')) return <PageSkeleton />;
  return json === null ? <OpenFile onRead={setFile} /> : <ReplayOf json={json} />;
}

function Nothing({ text }: { text: string }) {
  return (
    <Page title={say('replay.title')}>
      <div className="paper-card mt-6 flex flex-col items-start gap-4 p-6">
        <h1 className="text-3xl">{say('replay.title')}</h1>
        <p role="alert">{text}</p>
        <Link to="/" className={buttonClass('main')}>
          {say('house.home')}
        </Link>
      </div>
    </Page>
  );
}

const picker =
  'max-w-full text-soft min-h-11 file:mr-3 file:min-h-11 file:rounded-xl file:border file:border-solid file:border-line file:bg-card file:px-4 file:text-ink';

/** Opens a record that was saved before, from this server or another one. */
function OpenFile({ onRead }: { onRead(json: unknown): void }) {
  const [wrong, setWrong] = useState(false);
  async function read(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    if (!file) return;
    try {
      onRead(readRecord(JSON.parse(await file.text())));
    } catch {
      setWrong(true);
    }
  }
  return (
    <Page title={say('replay.title')}>
      <div className="paper-card mt-6 flex flex-col items-start gap-4 p-6">
        <h1 className="text-3xl">{say('replay.title')}</h1>
        <label className="flex flex-col gap-2">
          {say('replay.file')}
          <input type="file" accept="application/json,.json" onChange={read} className={picker} />
        </label>
        <p role="alert" className="text-accent empty:hidden">
          {wrong ? say('replay.wrong') : ''}
        </p>
      </div>
    </Page>
  );
}

function ReplayOf({ json }: { json: unknown }) {
  const record = useMemo(() => readRecord(json), [json]);
  const ruleset = useRuleset(record.game);
  if (ruleset.isError) return <Nothing text={say('replay.no-game')} />;
  return ruleset.data ? <Shown record={record} ruleset={ruleset.data} /> : <PageSkeleton />;
}

function Shown({ record, ruleset }: { record: ReturnType<typeof readRecord>; ruleset: SpokenRules }) {
  const all = useMemo(() => replayed(record, ruleset), [record, ruleset]);
  const [at, setAt] = useState(() =>
    Math.min(Number(new URLSearchParams(location.search).get('at') ?? 0) || 0, all.steps.length - 1),
  );
  const [perspective, setPerspective] = useState<Perspective>('spectator');
  const [link] = useState(() => stillTable(stillState(all, at, perspective)));
  useEffect(() => {
    link.store.setState(stillState(all, at, perspective));
    history.replaceState(history.state, '', `?at=${at}`);
  }, [link, all, at, perspective]);
  const bar = (
    <ReplayBar
      all={all}
      ruleset={ruleset}
      at={at}
      onMove={setAt}
      perspective={perspective}
      onPerspective={setPerspective}
    />
  );
  return (
    <GivenTable link={link}>
      <WithSurroundings bar={bar} look={null} still={null} panels={{ ...panels, Chat: null }}>
        <title>{say('house.title', { page: `${say('replay.title')}: ${gameName(record.game)}` })}</title>
        <Board all={all} />
      </WithSurroundings>
    </GivenTable>
  );
}

const nothing = () => undefined;

function Board({ all }: { all: Replayed }) {
  const view = useTable((state) => state.copy!.document.view) as unknown as AnyView;
  const seat = useTable((state) => state.you.seat);
  const game = gameOf(all.record.game);
  if (!game) return <Nothing text={say('replay.no-game')} />;
  return (
    <game.Screen
      key={`${seat}`}
      view={view}
      seat={seat}
      room={all.room}
      names={namesOf(all.room)}
      colours={all.room.places.map(({ colour }) => colour)}
      act={nothing}
      undo={nothing}
      undoState={null}
      draft={null}
      setDraft={nothing}
      busy
    />
  );
}

import {
  citizensInPlay,
  figures,
  isAdvanced,
  materials,
  netVotes,
  ownPromises,
  tileNames,
  tiles,
} from '@cityhall/small-city';
import { SeatMark } from '@cityhall/web/ui/seat.tsx';
import { plain } from '@cityhall/web/words/figures.ts';
import { Check, CircleDashed } from 'lucide-react';
import { memo } from 'react';
import { Council } from './council.tsx';
import type { Ctx } from './desk.ts';
import { Explained, Part } from './option.tsx';
import { MaterialPiece } from './pieces.tsx';
import { Rondel } from './rondel.tsx';
import { TileIcon } from './tile-icon.tsx';
import { capital, text, tileText, word } from './words.ts';

const roundPhases = ['street', 'building', 'moving', 'income', 'voting', 'pollution', 'council', 'visit'] as const;
const sameAs: Record<string, string> = { actions: 'street', works: 'building' };

/** Everything to consult: where the game stands, one's Promise, the Council, the rondel, what is left. */
export const Side = memo(function Side({ ctx }: { ctx: Ctx }) {
  const { open, stage } = ctx;
  return (
    <div className="flex flex-col gap-4 p-4">
      <Round ctx={ctx} />
      <Promises ctx={ctx} />
      {stage !== 'council' && stage !== 'councilor' && <Council ctx={ctx} live={false} />}
      {stage !== 'take' && open.rondel.some(({ by }) => by !== null) && <Rondel ctx={ctx} live={false} />}
      <Accounts ctx={ctx} />
      <Supply ctx={ctx} />
    </div>
  );
});

function Round({ ctx: { open } }: { ctx: Ctx }) {
  const now = sameAs[open.phase] ?? open.phase;
  return (
    <Part title={text('side.round', { round: Math.max(1, open.round), all: figures.rounds })}>
      <ol className="sc-phases">
        {roundPhases.map((phase, i) => (
          <li key={phase} aria-current={phase === now ? 'step' : undefined} title={word(`phase.${phase}`)}>
            <span aria-hidden="true">{['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'][i]}</span>
            <span className="sr-only">{word(`phase.${phase}`)}</span>
          </li>
        ))}
      </ol>
      <p className="mt-1 text-sm text-soft">
        {word(`phase.${open.phase}`)}
        {isAdvanced(open) && ` · ${word(`option.victory.${open.victory}`)}`}
      </p>
    </Part>
  );
}

function Promises({ ctx: { view } }: { ctx: Ctx }) {
  const promises = ownPromises(view);
  if (promises.length === 0) return null;
  const isOver = view.flow.over !== null;
  return (
    <Part title={text('side.promises', { number: promises.length })}>
      <ul className="flex flex-col gap-2">
        {promises.map(({ card, special, kept }) => (
          <li key={card} className="paper-card px-3 py-2 text-sm">
            <p className="font-semibold">{word(`promise.${card}`)}</p>
            <p className={`inline-flex items-center gap-1 ${kept ? 'text-good' : 'text-soft'}`}>
              {kept ? <Check size={16} aria-hidden="true" /> : <CircleDashed size={16} aria-hidden="true" />}
              {text(isOver ? (kept ? 'promise.was-kept' : 'promise.broken') : kept ? 'promise.kept' : 'promise.open')}
              {special && ` · ${text('promise.special')}`}
            </p>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** Votes and pollution of each player, with where they come from. */
function Accounts({ ctx: { open, names, colours } }: { ctx: Ctx }) {
  return (
    <Part title={text('side.accounts')}>
      {open.players.map((player, who) => (
        <Explained
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          key={who}
          label={
            <>
              <SeatMark colour={colours[who]!} size={18} /> {names[who]}
            </>
          }
          value={plain(netVotes(open, who))}
        >
          {text('account.whole', {
            votes: player.votes,
            pollution: player.pollution,
            money: player.money,
            career: player.career,
            play: citizensInPlay(open, who),
            pool: player.pool,
            gone: player.gone,
            specials: player.specials,
          })}{' '}
          {Object.entries(player.ledger)
            .filter(([, votes]) => votes !== 0)
            .map(([source, votes]) => `${word(`score.${source}`)} ${plain(votes)}`)
            .join('; ')}
        </Explained>
      ))}
    </Part>
  );
}

function Supply({ ctx: { open } }: { ctx: Ctx }) {
  return (
    <Part title={text('side.supply')}>
      <p className="figures mb-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {materials.map((material) => (
          <span key={material} className="inline-flex items-center gap-1.5">
            <MaterialPiece material={material} />
            {text('side.material', { material: text(`material.${material}`), left: open.reserve[material] })}
          </span>
        ))}
        {isAdvanced(open) && <span>{text('side.specials', { left: open.deck })}</span>}
      </p>
      <ul className="sc-supply figures">
        {tileNames
          .filter((tile) => typeof tiles[tile].stock !== 'string' || tiles[tile].stock === 'fewer')
          .map((tile) => (
            <li key={tile} className={open.supply[tile] === 0 ? 'text-soft' : ''} title={capital(tileText(tile))}>
              <TileIcon tile={tile} space={8} />
              <span className="sr-only">{capital(tileText(tile))}: </span>
              {open.supply[tile]}
            </li>
          ))}
      </ul>
    </Part>
  );
}

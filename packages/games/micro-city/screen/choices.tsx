import {
  type Area,
  areaOutlooks,
  type Cost,
  costInWords,
  type Division,
  divisionsOf,
  isCompetitive,
  isIndustrial,
  type MicroCityView,
  microCityRules,
  quarterAt,
  type Resource,
  resources,
  type StageName,
  sideOf,
  tokenOn,
} from '@cityhall/micro-city';
import { judge, type Refusal } from '@cityhall/ruleset';
import { SeatMark } from '@cityhall/web/ui/seat.tsx';
import { listed } from '@cityhall/web/words/index.ts';
import type { Colour } from '@cityhall/wire';
import { type ReactNode, useState } from 'react';
import { actionsText, CardFace } from './hand.tsx';
import { type Deed, movesOf } from './model.ts';
import { Option, Row } from './option.tsx';
import { Die, GoodIcon, Goods, Token } from './pieces.tsx';
import { areaText, capital, costText, said, text, valuesText, word } from './words.ts';

interface Props {
  view: MicroCityView;
  seat: number;
  stage: StageName;
  names: readonly string[];
  colours: readonly Colour[];
  busy: boolean;
  /** The Goal that waits for a token from elsewhere. */
  area: Area | null;
  onArea(area: Area | null): void;
  perform(deed: Deed): void;
}

/** What there is to choose in the dock in each stage that no Quarter answers. */
export function Choices(props: Props) {
  const { stage } = props;
  switch (stage) {
    case 'invest':
      return <QuarterActions {...props} />;
    case 'any':
    case 'bonus-any':
      return <AnyResource {...props} />;
    case 'money':
    case 'bonus-money':
      return <BonusMoney {...props} />;
    case 'cards':
    case 'bonus-cards':
      return <Discarded {...props} />;
    case 'die':
    case 'bonus-die':
      return <DieSetting {...props} />;
    case 'token':
    case 'bonus-token':
    case 'lack':
      return <Tokens {...props} />;
    case 'exchange':
      return <Exchange {...props} />;
    case 'swap':
      return <Swap {...props} />;
    case 'stage':
      return <Completing {...props} />;
    case 'propose':
    case 'answer':
    case 'decide':
      return <Sharing {...props} />;
    // Answered by a Quarter, by a card of the hand or by the main action.
    case 'place':
    case 'prepare':
    case 'together':
    case 'project':
    case 'finish':
    case 'district':
    case 'bonus-district':
    case 'quarterToken':
    case 'close':
      return null;
    default:
      return stage satisfies never;
  }
}

/** The Quarter under the Engineer: each of its actions, or why not. */
function QuarterActions(props: Props) {
  const { view, seat, names, perform, busy } = props;
  const cell = view.open.players[seat]!.engineer!;
  const { kind, dice } = quarterAt(view.open, cell);
  if (kind === 'commercial') return <Exchange {...props} onQuarter />;
  const options: { title: ReactNode; deed: Deed; die: readonly number[] | null; name: string }[] = [];
  const gain = (advanced: boolean, cost: Cost) =>
    options.push({
      title: <GainTitle cost={cost} />,
      deed: { move: 'gain', args: { advanced } },
      die: advanced ? dice : null,
      name: advanced ? 'gain-advanced' : 'gain',
    });
  if (isIndustrial(kind)) {
    gain(true, { [kind]: 2 });
    gain(false, { [kind]: 1 });
  }
  if (kind === 'residential') gain(false, { money: 2 });
  if (kind === 'logistics') {
    options.push({
      title: text('choice.tokens'),
      deed: { move: 'logistics', args: { use: 'tokens' } },
      die: [],
      name: 'tokens',
    });
    options.push({
      title: text('choice.goods', { cost: costText({ money: 1 }) }),
      deed: { move: 'logistics', args: { use: 'goods' } },
      die: [],
      name: 'goods',
    });
  }
  const plain = options.map(({ title, deed, die, name }) => (
    <Option
      key={name}
      option={name}
      title={title}
      about={die && <WithDie dice={die} />}
      refusal={judge(microCityRules, view, seat, deed.move, deed.args).refusal}
      names={names}
      disabled={busy}
      onChoose={() => perform(deed)}
    />
  ));
  return (
    <Row label={text('hand.choices')}>
      {kind === 'residential' && <Builds {...props} dice={dice} />}
      {plain}
    </Row>
  );
}

function GainTitle({ cost }: { cost: Cost }) {
  return (
    <>
      {text('choice.gain', { goods: costInWords(cost) })} <Goods cost={cost} size={20} className="mc-plain" />
    </>
  );
}

/** The die that an action takes. */
function WithDie({ dice }: { dice: readonly number[] }) {
  return <>{dice.length > 0 ? text('choice.with', { dice: valuesText(dice) }) : text('choice.with-any')}</>;
}

/** Stages or Goals to complete, those that can be first; one reason where none can for the same. */
function Builds(props: Props & { dice: readonly number[] | null }) {
  const { view, seat, dice, names, perform, onArea, area, busy } = props;
  const ways = movesOf(view, seat, 'build');
  const open = areaOutlooks(view, seat)
    .filter((one) => !one.completed && one.token === null)
    .map((one) => {
      const mine = ways.filter(({ args }) => args.area === one.area);
      const judged =
        mine.length > 0 ? undefined : judge(microCityRules, view, seat, 'build', { area: one.area }).refusal;
      // What can be done with none of one's tokens is not refused for want of naming one.
      const refusal = judged?.code === 'token-from-where' ? (one.refusal ?? judged) : judged;
      return { ...one, ways: mine, refusal };
    });
  const common = commonRefusal(open.map(({ refusal }) => refusal));
  if (common) return <Option title={text('choice.build-none')} refusal={common} names={names} onChoose={() => {}} />;
  if (area !== null) return <TokensFrom {...props} area={area} />;
  return [...open]
    .sort((a, b) => Number(a.refusal !== undefined) - Number(b.refusal !== undefined))
    .map(({ area: place, cost, refusal, ways: mine }) => {
      const inNeed = mine.some(({ args }) => args.from !== undefined);
      return (
        <Option
          key={place}
          option={`build-${place}`}
          title={
            <>
              {text(dice ? 'choice.build' : 'choice.complete', { area: areaText(view.open, place) })}{' '}
              <Goods cost={cost} size={20} className="mc-plain" />
            </>
          }
          about={dice && <WithDie dice={dice} />}
          refusal={refusal}
          names={names}
          disabled={busy}
          onChoose={() => (inNeed ? onArea(place) : perform(mine[0]!))}
        />
      );
    });
}

/** Own tokens on Goals that can be used for another Goal; those on Quarters are tapped in the city. */
function TokensFrom({ view, seat, colours, perform, busy, area, onArea }: Props & { area: Area }) {
  const ways = movesOf(view, seat, 'build').filter(({ args }) => args.area === area);
  return (
    <>
      <Option
        option="back"
        title={areaText(view.open, area)}
        about={text('action.back')}
        pressed
        onChoose={() => onArea(null)}
      />
      {ways
        .filter(({ args }) => String(args.from).startsWith('goal:'))
        .map((deed) => (
          <Option
            key={String(deed.args.from)}
            option={`token-${deed.args.from}`}
            title={
              <>
                <Token colour={colours[seat]!} className="size-6" />
                {text('choice.token', { area: areaText(view.open, deed.args.from as Area) })}
              </>
            }
            disabled={busy}
            onChoose={() => perform(deed)}
          />
        ))}
    </>
  );
}

/** The reason that holds for all of them; undefined where one can be chosen, or reasons differ. */
function commonRefusal(refusals: readonly (Refusal | undefined)[]): Refusal | undefined {
  const [first] = refusals;
  return first && refusals.every((one) => one?.code === first.code) && first.code !== 'cannot-pay-project'
    ? first
    : undefined;
}

/** Card 6: what can be completed wherever the Engineer stands. */
function Completing(props: Props) {
  return (
    <Row label={text('hand.choices')}>
      <Builds {...props} dice={null} />
    </Row>
  );
}

function AnyResource({ view, perform, busy }: Props) {
  const { count } = view.open.turn.tasks[0]!;
  return (
    <Row label={text('hand.choices')} className="mc-row-wrap">
      {resources.map((resource) => (
        <Option
          key={resource}
          option={resource}
          title={
            <>
              <GoodIcon good={resource} size={24} /> {costText({ [resource]: 1 })}
            </>
          }
          about={count > 1 ? text('choice.left', { count: count - 1 }) : undefined}
          disabled={busy}
          onChoose={() => perform({ move: 'take', args: { resource } })}
        />
      ))}
    </Row>
  );
}

function BonusMoney({ view, perform, busy }: Props) {
  const goods = costText({ money: view.open.turn.tasks[0]!.count });
  return (
    <Row label={text('hand.choices')} className="mc-row-wrap">
      <Option
        option="money"
        title={text('choice.money', { goods })}
        disabled={busy}
        onChoose={() => perform({ move: 'takeMoney', args: {} })}
      />
    </Row>
  );
}

function Discarded({ view, seat, perform, busy }: Props) {
  return (
    <fieldset className="mc-cards">
      <legend className="sr-only">{text('hand.discard')}</legend>
      {view.open.sides[sideOf(view.open, seat)]!.discard.map((card) => (
        <button
          key={card}
          type="button"
          className="mc-card"
          data-card={card}
          disabled={busy}
          onClick={() => perform({ move: 'retrieveCard', args: { card } })}
        >
          <span className="sr-only">
            {capital(word(`card.${card}`))}. {actionsText(card)}
          </span>
          <CardFace card={card} />
        </button>
      ))}
    </fieldset>
  );
}

/** An unused die and the value it is set to. */
function DieSetting({ view, seat, names, perform, busy }: Props) {
  const legal = movesOf(view, seat, 'setDie');
  const dice = view.open.players.flatMap(({ dice: pool }, who) => pool.map(({ value }, die) => ({ who, die, value })));
  return (
    <div className="mc-payments">
      {dice
        .filter(({ who, die }) => legal.some(({ args }) => args.seat === who && args.die === die))
        .map(({ who, die, value }) => (
          <fieldset key={`${who} ${die}`} className="mc-payment">
            <legend className="mc-legend">
              {view.open.players.length > 1 ? `${names[who]}: ` : ''}
              {word('move.setDie')} ({value})
            </legend>
            <div className="mc-buttons">
              {[1, 2, 3, 4, 5, 6].map((face) => (
                <button
                  key={face}
                  type="button"
                  className="mc-small"
                  data-option={`${who}-${die}-${face}`}
                  aria-label={text('choice.set', { value: face })}
                  disabled={busy}
                  onClick={() => perform({ move: 'setDie', args: { seat: who, die, value: face } })}
                >
                  <Die value={face} size={30} look={face === value ? 'used' : 'plain'} />
                </button>
              ))}
            </div>
          </fieldset>
        ))}
    </div>
  );
}

/** Tokens on stages and Goals; those on Quarters are tapped in the city. */
function Tokens({ view, seat, colours, perform, busy, stage }: Props) {
  const owner = (area: Area) => (isCompetitive(view.open) ? colours[tokenOn(view.open, area)!]! : null);
  const move = stage === 'lack' ? 'replaceToken' : 'retrieveToken';
  const elsewhere = movesOf(view, seat, move).filter(({ args }) => /^(stage|goal):/.test(String(args.area)));
  if (elsewhere.length === 0) return null;
  return (
    <Row label={text('hand.choices')}>
      {elsewhere.map((deed) => (
        <Option
          key={String(deed.args.area)}
          option={`token-${deed.args.area}`}
          title={
            <>
              <Token colour={owner(deed.args.area as Area)} className="size-6" />
              {text('choice.token', { area: areaText(view.open, deed.args.area as Area) })}
            </>
          }
          disabled={busy}
          onChoose={() => perform(deed)}
        />
      ))}
    </Row>
  );
}

interface Trade {
  give: Resource;
  take: readonly Resource[];
}

/** A resource for others: first what is given, then what comes back. */
function Exchange({ view, seat, names, perform, busy, onQuarter = false }: Props & { onQuarter?: boolean }) {
  const [chosen, setChosen] = useState<Resource | null>(null);
  const trades = movesOf(view, seat, 'exchange').map(({ args }) => args as unknown as Trade);
  const gives = resources.filter((resource) => trades.some(({ give }) => give === resource));
  if (gives.length === 0) return <p className="text-sm text-soft">{text('choice.exchange-none')}</p>;
  const give = chosen && gives.includes(chosen) ? chosen : gives[0]!;
  const { dice } = quarterAt(view.open, view.open.players[seat]!.engineer!);
  const missing = onQuarter
    ? judge(microCityRules, view, seat, 'exchange', { give, take: doubled(give) }).refusal
    : undefined;
  return (
    <div className="mc-payments">
      <fieldset className="mc-payment">
        <legend className="mc-legend">{text('choice.give')}</legend>
        <div className="mc-buttons">
          {gives.map((resource) => (
            <button
              key={resource}
              type="button"
              className={`mc-small ${give === resource ? 'hand-chosen' : ''}`}
              aria-pressed={give === resource}
              aria-label={costText({ [resource]: 1 })}
              data-option={`give-${resource}`}
              onClick={() => setChosen(resource)}
            >
              <GoodIcon good={resource} size={24} />
            </button>
          ))}
        </div>
      </fieldset>
      <Row label={text('choice.get')}>
        {trades
          .filter((trade) => trade.give === give)
          .sort((a, b) => b.take.length - a.take.length)
          .map(({ take }) => {
            const goods: Record<string, number> = {};
            for (const resource of take) goods[resource] = (goods[resource] ?? 0) + 1;
            return (
              <Option
                key={take.join()}
                option={`take-${take.join('-')}`}
                title={
                  <>
                    {text('choice.get')} {costText(goods)} <Goods cost={goods} size={20} className="mc-plain" />
                  </>
                }
                about={take.length > 1 ? <WithDie dice={dice} /> : undefined}
                disabled={busy}
                onChoose={() => perform({ move: 'exchange', args: { give, take: [...take] } })}
              />
            );
          })}
        {missing && <Option title={text('choice.two')} refusal={missing} names={names} onChoose={() => {}} />}
      </Row>
    </div>
  );
}

/** Two resources that differ from the one given, in the order in which the rules list them. */
const doubled = (give: Resource): Resource[] => {
  const [other] = resources.filter((resource) => resource !== give);
  return [other!, other!];
};

/** The card for two builders: what goes to the partner, what comes back. */
function Swap({ view, seat, names, perform, busy }: Props) {
  const partner = names[1 - seat] ?? '';
  return (
    <Row label={text('hand.choices')}>
      {movesOf(view, seat, 'swap').map((deed) => {
        const { give, take } = deed.args as { give: Resource; take: Resource };
        return (
          <Option
            key={`${give} ${take}`}
            option={`swap-${give}-${take}`}
            title={
              <>
                <GoodIcon good={give} size={20} />
                {text('choice.for', { give: costInWords({ [give]: 1 }), take: costInWords({ [take]: 1 }) })}
                <GoodIcon good={take} size={20} />
              </>
            }
            about={partner}
            disabled={busy}
            onChoose={() => perform(deed)}
          />
        );
      })}
    </Row>
  );
}

/** Cooperation: who gets which of the four dice. */
function Sharing({ view, stage, names, colours, perform, busy }: Props) {
  const { rolled, proposals, first } = view.open;
  const offered = stage === 'decide' ? proposals : divisionsOf(rolled);
  const other = 1 - first;
  return (
    <Row label={text('hand.choices')} className="mc-row-wrap">
      {offered.map((division) => {
        const rest = without(rolled, division);
        const proposed = proposals.some((one) => one.join() === division.join());
        const deed: Deed =
          stage === 'answer' && proposed
            ? { move: 'accept', args: {} }
            : { move: stage === 'decide' ? 'decide' : 'propose', args: { dice: [...division] } };
        return (
          <Option
            key={division.join()}
            option={`share-${division.join('-')}`}
            title={
              <>
                <Share name={names[first] ?? ''} colour={colours[first]!} dice={division} />
                <Share name={names[other] ?? ''} colour={colours[other]!} dice={rest} />
              </>
            }
            about={stage === 'answer' ? (proposed ? said({ word: 'move.accept' }) : text('choice.propose')) : undefined}
            pressed={stage === 'answer' && proposed ? true : undefined}
            disabled={busy}
            onChoose={() => perform(deed)}
          />
        );
      })}
    </Row>
  );
}

function Share({ name, colour, dice }: { name: string; colour: Colour; dice: readonly number[] }) {
  return (
    <span className="mc-share" title={name}>
      <SeatMark colour={colour} size={20} />
      <span className="sr-only">
        {name}: {listed(dice.map(String))}
      </span>
      {dice.map((value, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice may be equal
        <Die key={i} value={value} size={26} />
      ))}
    </span>
  );
}

function without(rolled: readonly number[], taken: Division): number[] {
  const rest = [...rolled];
  for (const value of taken) rest.splice(rest.indexOf(value), 1);
  return rest;
}

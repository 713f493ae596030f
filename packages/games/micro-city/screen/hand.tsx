import {
  type CardName,
  type CardOutlook,
  cardOf,
  cardOutlooks,
  type MicroCityView,
  partnerCard,
  sideOf,
} from '@cityhall/micro-city';
import { ArrowLeftRight, Coins, Dices, Footprints, Gift, type LucideIcon, Repeat, Undo2, Users } from 'lucide-react';
import { RuleLink } from './inspector.tsx';
import type { Picked } from './model.ts';
import { Option, Row } from './option.tsx';
import { Die } from './pieces.tsx';
import { capital, text, whyText, word } from './words.ts';

/** What each card is about, at a glance. */
const signs: Record<CardName, LucideIcon> = {
  card1: Coins,
  card2: Repeat,
  card3: Gift,
  card4: Dices,
  card5: Undo2,
  card6: ArrowLeftRight,
  partner: Users,
};

interface Props {
  view: MicroCityView;
  seat: number;
  names: readonly string[];
  picked: Picked | null;
  onPick(picked: Picked | null): void;
}

/** The Project cards in hand and retrieving all of them; the chosen card's actions below. */
export function Hand({ view, seat, names, picked, onPick }: Props) {
  const outlooks = cardOutlooks(view, seat);
  const chosen = picked && outlooks.find((one) => one.card === picked.card);
  return (
    <div className="mc-hand">
      <fieldset className="mc-cards">
        <legend className="sr-only">{text('hand.cards')}</legend>
        {[...outlooks].sort(inOrder).map((outlook) => (
          <CardButton
            key={outlook.card ?? 'gather'}
            outlook={outlook}
            discarded={view.open.sides[sideOf(view.open, seat)]!.discard.length}
            names={names}
            pressed={chosen === outlook}
            onChoose={() => onPick(chosen === outlook ? null : { card: outlook.card, use: 'basic' })}
          />
        ))}
      </fieldset>
      {chosen?.card && <Uses outlook={chosen} card={chosen.card} names={names} picked={picked!} onPick={onPick} />}
    </div>
  );
}

/** The Project cards that will be in hand, to look at. */
export function Laid({ cards }: { cards: readonly CardName[] }) {
  return (
    <ul className="mc-cards mc-laid" aria-label={text('hand.cards')}>
      {[...cards]
        .sort((a, b) => placeOf(a) - placeOf(b))
        .map((card) => (
          <li key={card} className="mc-card" title={actionsText(card)}>
            <span className="sr-only">
              {capital(word(`card.${card}`))}. {actionsText(card)}
            </span>
            <CardFace card={card} />
          </li>
        ))}
    </ul>
  );
}

const inOrder = (a: CardOutlook, b: CardOutlook) => placeOf(a.card) - placeOf(b.card);
const placeOf = (card: CardName | null) => (card === null ? 9 : card === partnerCard ? 8 : cardOf(card).die!);

interface CardProps {
  outlook: CardOutlook;
  discarded: number;
  names: readonly string[];
  pressed: boolean;
  onChoose(): void;
}

function CardButton({ outlook: { card, refusal }, discarded, names, pressed, onChoose }: CardProps) {
  const label = card
    ? `${text('card.name', { card: capital(word(`card.${card}`)), steps: cardOf(card).move })}. ${actionsText(card)}`
    : text('card.gather-long', { number: discarded });
  const why = refusal ? ` ${whyText(refusal, names)}` : '';
  return (
    <button
      type="button"
      className={`mc-card ${pressed ? 'hand-chosen' : ''} ${refusal ? 'mc-card-refused' : ''}`}
      aria-pressed={pressed}
      title={`${label}${why}`}
      data-card={card ?? 'gather'}
      onClick={onChoose}
    >
      <span className="sr-only">{`${label}${why}`}</span>
      <CardFace card={card} discarded={discarded} />
    </button>
  );
}

/** A Project card as it lies in the hand: its die, its steps, its sign; in words where there is room. Decoration: what it is stands beside it. */
export function CardFace({ card, discarded = 0 }: { card: CardName | null; discarded?: number }) {
  const Sign = card ? signs[card] : Repeat;
  const die = card ? cardOf(card).die : null;
  return (
    <>
      <span className="mc-card-head" aria-hidden="true">
        {die === null ? (
          <span className="score mc-card-letter">
            {card ? text('card.partner') : <Repeat size={20} aria-hidden="true" />}
          </span>
        ) : (
          <Die value={die} size={26} />
        )}
      </span>
      <span className="mc-card-foot" aria-hidden="true">
        <span className="mc-steps figures">
          <Footprints size={14} aria-hidden="true" />
          {card ? cardOf(card).move : 1}
        </span>
        <span className="mc-card-sign">
          {card ? <Sign size={17} aria-hidden="true" /> : <span className="score">{discarded}</span>}
        </span>
      </span>
      <span className="mc-card-words" aria-hidden="true">
        {card ? (
          <>
            <span>{capital(word(`card.${card}.basic`))}</span>
            {cardOf(card).actions.advanced && (
              <span className="text-soft">
                {text('use.advanced', { die: die! })}: {word(`card.${card}.advanced`)}
              </span>
            )}
            {cardOf(card).actions.swap && (
              <span className="text-soft">
                {text('use.swap')}: {word(`card.${card}.swap`)}
              </span>
            )}
          </>
        ) : (
          <>
            <span>{text('card.gather')}</span>
            <span className="text-soft">{text('card.gathers', { number: discarded })}</span>
          </>
        )}
      </span>
    </>
  );
}

export function actionsText(card: CardName): string {
  const { die, actions } = cardOf(card);
  const parts = [`${capital(word(`card.${card}.basic`))}.`];
  if (actions.advanced) parts.push(`${text('use.advanced', { die: die! })}: ${word(`card.${card}.advanced`)}.`);
  if (actions.swap) parts.push(`${text('use.swap')}: ${word(`card.${card}.swap`)}.`);
  return parts.join(' ');
}

interface UsesProps {
  outlook: CardOutlook;
  card: CardName;
  names: readonly string[];
  picked: Picked;
  onPick(picked: Picked): void;
}

/** The actions of the chosen card: without a die, with its die. */
function Uses({ outlook, card, names, picked, onPick }: UsesProps) {
  if (outlook.refusal) {
    return (
      <p className="mc-uses text-sm text-accent">
        {whyText(outlook.refusal, names)} <RuleLink rule={outlook.refusal.rule} />
      </p>
    );
  }
  return (
    <Row label={text('hand.uses')} className="mc-uses">
      {outlook.uses.map(({ use, refusal }) => (
        <Option
          key={use}
          option={use}
          title={
            <>
              {use === 'advanced' && <Die value={cardOf(card).die} size={20} />}
              {use === 'advanced' ? text('use.advanced', { die: cardOf(card).die! }) : text(`use.${use}`)}
            </>
          }
          about={capital(word(`card.${card}.${use}`))}
          refusal={refusal}
          names={names}
          pressed={picked.use === use}
          onChoose={() => onPick({ card, use })}
        />
      ))}
    </Row>
  );
}

import {
  booksCards,
  type Choice,
  cardOf,
  discardable,
  figures,
  type Open,
  refusalOfMap,
  searchOf,
} from '@cityhall/tramways';
import type { ScreenProps } from '@cityhall/web/kit/game.ts';
import { UndoButton } from '@cityhall/web/kit/undo.tsx';
import { Button } from '@cityhall/web/ui/button.tsx';
import { bidOf } from './auction-panel.tsx';
import { type Deed, deedOf } from './deeds.ts';
import type { Ctx } from './desk.ts';
import { playsCost } from './payments.tsx';
import { outlookOf, stepsOf } from './plan-work.ts';
import { draftedMap, searchedDraft } from './setup-panel.tsx';
import { text, word } from './words.ts';

interface Main {
  label: string;
  /** The move it makes. */
  move: Choice['move'];
  /** What is sent; null while something is still to be chosen. */
  choice: Choice | null;
}

interface Props {
  ctx: Ctx;
  undoState: ScreenProps['undoState'];
  undo(): void;
}

/** The main action of the moment, with undo beside it. */
export function Actions({ ctx, undoState, undo }: Props) {
  const { view, seat, stage, busy, act } = ctx;
  if (seat === null || view.flow.over) return null;
  const deed = deedOf(ctx);
  const main = deed ? mainOfDeed(ctx, deed) : mainOf(ctx);
  const others = deed ? [] : othersOf(ctx);
  return (
    <>
      <UndoButton state={undoState} busy={busy} undo={undo} />
      {others.map(({ label, move, choice }) => (
        <Button
          key={move}
          look="quiet"
          data-move={move}
          disabled={busy}
          onClick={() => choice && act(choice.move, choice.args)}
        >
          {label}
        </Button>
      ))}
      {main && stage && (
        <Button
          look="main"
          className="dock-main"
          data-move={main.move}
          disabled={busy || main.choice === null}
          onClick={() => main.choice && act(main.choice.move, main.choice.args)}
        >
          {main.label}
        </Button>
      )}
    </>
  );
}

const mainOfDeed = (ctx: Ctx, deed: Deed): Main => ({
  label: text('action.deed', { deed: deed.label, cost: playsCost(ctx, deed.plays) }),
  move: deed.choice.move,
  choice: deed.choice,
});

const ready = (label: string, choice: Choice): Main => ({ label, move: choice.move, choice });

/** What else can be done, beside the main action. */
function othersOf(ctx: Ctx): Main[] {
  const { stage, open, picked } = ctx;
  const none = picked.goal === null;
  const found: Main[] = [];
  if (stage === 'bid') found.push(ready(passText(open), { move: 'pass', args: {} }));
  if (none && (stage === 'act' || (stage === 'more' && !open.turn.money))) {
    found.push(ready(text('action.money', { money: figures.takenMoney }), { move: 'takeMoney', args: {} }));
  }
  return found;
}

function passText({ auction }: Open): string {
  return text('action.pass', { place: auction.places.lastIndexOf(null) + 1 });
}

/** Something a stage waits for that is not an action composed on the map. */
function mainOf(ctx: Ctx): Main | undefined {
  const { stage, picked, open, view, seat } = ctx;
  switch (stage) {
    case 'map': {
      const map = draftedMap(ctx);
      const refused = refusalOfMap(map, open.seats, open.expert) !== undefined;
      return {
        label: word('move.layOut'),
        move: 'layOut',
        choice: refused ? null : { move: 'layOut', args: { map: [...map] } },
      };
    }
    case 'draft':
      return {
        label: word('move.draftParcels'),
        move: 'draftParcels',
        choice:
          picked.several.length !== figures.parcelsPerPick
            ? null
            : { move: 'draftParcels', args: { parcels: [...picked.several] } },
      };
    case 'keep':
      return {
        label: word('move.keepTicket'),
        move: 'keepTicket',
        choice: picked.card === null ? null : { move: 'keepTicket', args: { card: picked.card } },
      };
    case 'kept':
      return ready(word('move.reconsiderTicket'), { move: 'reconsiderTicket', args: {} });
    case 'ticketDue':
      return open.alternate
        ? {
            label: word('move.takeDisplayed'),
            move: 'takeDisplayed',
            choice: picked.card === null ? null : { move: 'takeDisplayed', args: { card: picked.card } },
          }
        : undefined;
    case 'ticket': {
      const alone = booksCards(view).length === 1;
      return {
        label: word('move.takeTicket'),
        move: 'takeTicket',
        choice:
          picked.card === null || (!alone && picked.other === null)
            ? null
            : { move: 'takeTicket', args: { card: picked.card, top: alone ? null : picked.other } },
      };
    }
    case 'bid': {
      const { plays, outlook } = bidOf(ctx);
      if (picked.bid === null) return undefined;
      return {
        label: text('action.bid', { bid: picked.bid, all: outlook?.inAll ?? picked.bid }),
        move: 'bid',
        choice: outlook?.refusal !== undefined ? null : { move: 'bid', args: { bid: picked.bid, plays: [...plays] } },
      };
    }
    case 'take': {
      const away = picked.card !== null && cardOf(picked.card).void && discardable(view).length > 0;
      return {
        label: word('move.take'),
        move: 'take',
        choice:
          picked.card === null || (away && picked.other === null)
            ? null
            : { move: 'take', args: { card: picked.card, discard: away ? picked.other : null } },
      };
    }
    case 'search': {
      const cards = searchedDraft(ctx);
      const { number } = searchOf(view, seat!);
      return {
        label: word('move.search'),
        move: 'search',
        choice: cards.length !== number ? null : { move: 'search', args: { cards: [...cards] } },
      };
    }
    case 'searched':
      return ready(word('move.searchAgain'), { move: 'searchAgain', args: {} });
    case 'plan': {
      const steps = stepsOf(ctx);
      return {
        label: text(steps.length === 0 ? 'action.plan-nothing' : 'action.plan', { cards: steps.length }),
        move: 'plan',
        choice: outlookOf(ctx, steps).refusal !== undefined ? null : { move: 'plan', args: { plan: [...steps] } },
      };
    }
    case 'planned':
      return ready(word('move.planAgain'), { move: 'planAgain', args: {} });
    case 'more':
      return picked.goal === null && open.turn.money
        ? ready(word('move.endTurn'), { move: 'endTurn', args: {} })
        : undefined;
    case 'done':
      return ready(word('move.endTurn'), { move: 'endTurn', args: {} });
    default:
      return undefined;
  }
}

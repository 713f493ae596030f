import type { Json } from '@cityhall/ruleset';
import { booksCards, cardOf, discardable, figures, type Open, refusalOfMap, searchOf } from '@cityhall/tramways';
import type { ScreenProps } from '@cityhall/web/kit/game.ts';
import { UndoButton } from '@cityhall/web/kit/undo.tsx';
import { Button } from '@cityhall/web/ui/button.tsx';
import { bidOf } from './auction-panel.tsx';
import { asJson, type Deed, deedOf } from './deeds.ts';
import type { Ctx } from './desk.ts';
import { playsCost } from './payments.tsx';
import { outlookOf, stepsOf } from './plan-work.ts';
import { draftedMap, searchedDraft } from './setup-panel.tsx';
import { text, word } from './words.ts';

interface Main {
  label: string;
  move: string;
  args: Json;
  disabled?: boolean;
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
      {others.map(({ label, move, args }) => (
        <Button key={move} look="quiet" data-move={move} disabled={busy} onClick={() => act(move, args)}>
          {label}
        </Button>
      ))}
      {main && stage && (
        <Button
          look="main"
          className="dock-main"
          data-move={main.move}
          disabled={busy || main.disabled}
          onClick={() => act(main.move, main.args)}
        >
          {main.label}
        </Button>
      )}
    </>
  );
}

const mainOfDeed = (ctx: Ctx, deed: Deed): Main => ({
  label: text('action.deed', { deed: deed.label, cost: playsCost(ctx, deed.plays) }),
  move: deed.move,
  args: asJson(deed.args),
});

/** What else can be done, beside the main action. */
function othersOf(ctx: Ctx): Main[] {
  const { stage, open, picked } = ctx;
  const none = picked.goal === null;
  const found: Main[] = [];
  if (stage === 'bid') found.push({ label: passText(open), move: 'pass', args: {} });
  if (none && (stage === 'act' || (stage === 'more' && !open.turn.money))) {
    found.push({ label: text('action.money', { money: figures.takenMoney }), move: 'takeMoney', args: {} });
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
      const disabled = refusalOfMap(map, open.seats, open.expert) !== undefined;
      return { label: word('move.layOut'), move: 'layOut', args: { map } as unknown as Json, disabled };
    }
    case 'draft':
      return {
        label: word('move.draftParcels'),
        move: 'draftParcels',
        args: { parcels: [...picked.several] },
        disabled: picked.several.length !== figures.parcelsPerPick,
      };
    case 'keep':
      return {
        label: word('move.keepTicket'),
        move: 'keepTicket',
        args: { card: picked.card },
        disabled: picked.card === null,
      };
    case 'kept':
      return { label: word('move.reconsiderTicket'), move: 'reconsiderTicket', args: {} };
    case 'ticketDue':
      return open.alternate
        ? {
            label: word('move.takeDisplayed'),
            move: 'takeDisplayed',
            args: { card: picked.card },
            disabled: picked.card === null,
          }
        : undefined;
    case 'ticket': {
      const alone = booksCards(view).length === 1;
      return {
        label: word('move.takeTicket'),
        move: 'takeTicket',
        args: { card: picked.card, top: alone ? null : picked.other },
        disabled: picked.card === null || (!alone && picked.other === null),
      };
    }
    case 'bid': {
      const { plays, outlook } = bidOf(ctx);
      if (picked.bid === null) return undefined;
      return {
        label: text('action.bid', { bid: picked.bid, all: outlook?.inAll ?? picked.bid }),
        move: 'bid',
        args: { bid: picked.bid, plays } as unknown as Json,
        disabled: outlook?.refusal !== undefined,
      };
    }
    case 'take': {
      const away = picked.card !== null && cardOf(picked.card).void && discardable(view).length > 0;
      return {
        label: word('move.take'),
        move: 'take',
        args: { card: picked.card, discard: away ? picked.other : null },
        disabled: picked.card === null || (away && picked.other === null),
      };
    }
    case 'search': {
      const cards = searchedDraft(ctx);
      const { number } = searchOf(view, seat!);
      return {
        label: word('move.search'),
        move: 'search',
        args: { cards: [...cards] },
        disabled: cards.length !== number,
      };
    }
    case 'searched':
      return { label: word('move.searchAgain'), move: 'searchAgain', args: {} };
    case 'plan': {
      const steps = stepsOf(ctx);
      return {
        label: text(steps.length === 0 ? 'action.plan-nothing' : 'action.plan', { cards: steps.length }),
        move: 'plan',
        args: { plan: steps } as unknown as Json,
        disabled: outlookOf(ctx, steps).refusal !== undefined,
      };
    }
    case 'planned':
      return { label: word('move.planAgain'), move: 'planAgain', args: {} };
    case 'more':
      return picked.goal === null && open.turn.money
        ? { label: word('move.endTurn'), move: 'endTurn', args: {} }
        : undefined;
    case 'done':
      return { label: word('move.endTurn'), move: 'endTurn', args: {} };
    default:
      return undefined;
  }
}
